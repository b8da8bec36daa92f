// Stands in for indexedDB where it is denied: as much of it as PyScript uses, kept in memory until the page is closed.

const requested = (produce) => {
  const request = {};
  queueMicrotask(() => {
    request.result = produce();
    request.onsuccess?.({ target: request });
  });
  return request;
};

const store = (entries) => ({
  clear: () => requested(() => entries.clear()),
  count: () => requested(() => entries.size),
  delete: (key) => requested(() => void entries.delete(key)),
  get: (key) => requested(() => entries.get(key)),
  getAllKeys: () => requested(() => [...entries.keys()]),
  getKey: (key) => requested(() => (entries.has(key) ? key : undefined)),
  put: (value, key) => requested(() => void entries.set(key, value)),
});

export function memoryDatabase() {
  const databases = new Map();
  return {
    open(name) {
      if (!databases.has(name)) databases.set(name, new Map());
      const entries = databases.get(name);
      return requested(() => ({ transaction: () => ({ objectStore: () => store(entries) }), close() {} }));
    },
  };
}
