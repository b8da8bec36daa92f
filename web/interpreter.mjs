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

const begin = (options) =>
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

const bytes = async (request) => {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

// Python as it is when it has imported everything. It is big: only a browser that already keeps it starts from there.
const remembered = async () => {
  try {
    return await caches.match(new URL("python.snapshot", import.meta.url).href);
  } catch {
    return undefined; // storage is denied
  }
};

// Python imports from the wheels as they are: unpacking them would take longer.
const wheels = Promise.all(
  {{wheels}}.map(async (name) => [`/lib/${name}`, await bytes(fetch(new URL(name, import.meta.url)))]),
);
wheels.catch(() => {}); // reported where they are needed

export const loadPyodide = async (options) => {
  const [snapshot, files] = await Promise.all([remembered(), wheels]);
  const fsInit = (FS) => files.forEach(([place, content]) => FS.writeFile(place, content));
  const env = { PYTHONPATH: files.map(([place]) => place).join(":") };
  if (snapshot) {
    try {
      const pyodide = await begin({ ...options, fsInit, _loadSnapshot: bytes(snapshot) });
      // Chance was remembered as well.
      pyodide.runPython("import random; random.seed()");
      console.debug("Python started from its snapshot");
      return pyodide;
    } catch (error) {
      console.warn(`The snapshot of Python does not fit: ${error}`);
    }
  }
  return begin({ ...options, env, fsInit });
};
