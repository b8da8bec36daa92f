// PyScript opens databases before it starts Python, waits for them, and gives up where that is denied (private windows, frames of
// other sites). Nothing here keeps anything in them. Importing this module puts a stand-in there: as much of indexedDB as PyScript
// uses, in memory until the page is closed.

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

const databases = new Map();
const standIn = {
  open(name) {
    if (!databases.has(name)) databases.set(name, new Map());
    const entries = databases.get(name);
    return requested(() => ({ transaction: () => ({ objectStore: () => store(entries) }), close() {} }));
  },
};

Object.defineProperty(globalThis, "indexedDB", { value: standIn, configurable: true });
