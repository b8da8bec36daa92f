// Python's machine code, compiled from the first byte that arrives. Nothing at a start takes longer, so this module waits for no other.
export const wasm = new URL("../{{runtime}}/pyodide/pyodide.asm.wasm", import.meta.url).href;

// What the service worker keeps of a file, if anything.
export const kept = async (address) => {
  try {
    return await caches.match(address);
  } catch {
    return undefined; // storage is denied
  }
};

// Whether the service worker answers for this page.
export const isControlled = () => {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // in a sandbox
  }
};

// The service worker leaves this file to HTTP where that keeps it; no network is needed, however old it is.
const keptByHttp = async () => {
  try {
    const response = await fetch(wasm, { cache: "only-if-cached", mode: "same-origin" });
    return response.ok ? response : undefined;
  } catch {
    return undefined; // no more
  }
};

const found = async () => {
  const known = isControlled() && ((await keptByHttp()) ?? (await kept(wasm)));
  const response = known || (await fetch(wasm));
  if (!response.ok) throw new Error(`${wasm}: ${response.status}`);
  return response;
};

const compile = async () => {
  const response = await found();
  // What the server calls something else cannot be compiled while it arrives.
  const streamable = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return streamable ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

export const compiled = compile();
