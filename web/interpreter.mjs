// The interpreter that PyScript is told to use, on the page and in its workers: Pyodide, with three things made good that would
// otherwise stop it without a word.
import { loadPyodide as load } from "./pyodide.mjs";
import { memoryDatabase } from "./memory-database.mjs";

export { version } from "./pyodide.mjs";

const progress = (step) => globalThis.townwright?.progress(step);

progress("download");

// 1. PyScript opens a database before it starts Python and gives up where that is denied (private windows, frames of other sites).
await new Promise((resolve) => {
  const standIn = () => {
    Object.defineProperty(globalThis, "indexedDB", { value: memoryDatabase(), configurable: true });
    resolve();
  };
  try {
    const request = indexedDB.open("townwright-probe");
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = (event) => {
      event.preventDefault();
      standIn();
    };
  } catch {
    standIn();
  }
});

export function loadPyodide(options) {
  return new Promise((resolve, reject) => {
    // 2. A server that calls a .wasm file something else makes streaming fail; the bytes themselves are good.
    // 3. Pyodide waits for ever when the file cannot be had or compiled: tell who waits.
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      try {
        const response = await source;
        if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
        const streamable = response.headers.get("Content-Type")?.startsWith("application/wasm");
        const result = streamable
          ? await instantiateStreaming.call(WebAssembly, response, imports)
          : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
        progress("python");
        return result;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    // Packages lie beside this file, never on Pyodide's own host.
    const here = new URL("./", import.meta.url).href;
    load({ ...options, indexURL: here, packageBaseUrl: here })
      .then((pyodide) => {
        progress("table");
        return pyodide;
      })
      .then(resolve, reject);
  });
}
