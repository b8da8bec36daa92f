// The interpreter that PyScript is told to use, on the page and in its workers: Pyodide, made to start or to say why it does not.
import "./database.mjs";
import { loadPyodide as load } from "../{{runtime}}/pyodide/pyodide.mjs";

export { version } from "../{{runtime}}/pyodide/pyodide.mjs";

const progress = (step) => globalThis.townwright?.progress(step);

progress("download");

// Pyodide waits for ever when its .wasm cannot be had, and cannot use one that the server calls something else.
const instantiate = async (source, imports) => {
  const response = await source;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const streamable = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return streamable
    ? await instantiateStreaming.call(WebAssembly, response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
};
const { instantiateStreaming } = WebAssembly;

export const loadPyodide = (options) =>
  new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      try {
        const result = await instantiate(source, imports);
        progress("python");
        return result;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    // Packages lie beside this file, never on Pyodide's own host.
    const places = {
      indexURL: new URL("../{{runtime}}/pyodide/", import.meta.url).href,
      lockFileURL: new URL("pyodide-lock.json", import.meta.url).href,
      packageBaseUrl: new URL("./", import.meta.url).href,
    };
    load({ ...options, ...places }).then((pyodide) => {
      progress("table");
      resolve(pyodide);
    }, reject);
  });
