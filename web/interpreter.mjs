// The interpreter that PyScript is told to use: Pyodide, made to start or to say why it does not.
// It does not wait to be asked: Python starts once this module is there, while PyScript is still on its way.
import "./database.mjs";
import { loadPyodide as load } from "../{{runtime}}/pyodide/pyodide.mjs";
import { snapshot } from "./snapshot.mjs";
import { compiled, wasm } from "./wasm.mjs";

export { version } from "../{{runtime}}/pyodide/pyodide.mjs";

const here = (name) => new URL(name, import.meta.url).href;
const pyodide = here("../{{runtime}}/pyodide/");

// Without this Pyodide lets Python wait for promises, which nothing here does, and runs it on stacks of its own for that: Chromium 156
// crashes now and then when it collects garbage just then.
delete WebAssembly.Suspending;

const progress = (step) => globalThis.townwright?.progress(step);

const bytes = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

// Where lines go that Python prints, until PyScript says better.
const streams = { stdout: console.log, stderr: console.error };

// Python imports from the wheels as they are: unpacking them would take longer.
const wheels = {{wheels}};
const arriving = Promise.all(wheels.map((name) => bytes(here(name))));
arriving.catch(() => {}); // reported where it is waited for
const places = wheels.map((name) => `/lib/${name}`);

// Most of Pyodide is an ordinary script (tools/build/vendor.py says why). Where it cannot be had, boot.js sees that.
const script = new Promise((resolve) => {
  if (globalThis._createPyodideModule) return resolve(); // the page in one file brings it along
  const element = document.createElement("script");
  element.src = `${pyodide}pyodide.asm.js`;
  element.addEventListener("load", resolve);
  document.head.append(element);
});

const begin = (remembered) =>
  new Promise((resolve, reject) => {
    // By now Python's functions are linked; what it finds in its files must be there when it goes on.
    const fsInit = async (FS) => {
      try {
        const contents = await arriving;
        contents.forEach((content, index) => FS.writeFile(places[index], content));
      } catch (error) {
        reject(error);
        await new Promise(() => {}); // it does not go on
      }
    };
    // Pyodide would fetch and compile only when all the rest is there, and wait for ever where it cannot.
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = (address, ...rest) => (String(address) === wasm ? compiled : fetch(address, ...rest));
    WebAssembly.instantiateStreaming = async (source, imports) => {
      globalThis.fetch = fetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
      try {
        const module = await source;
        const instance = await WebAssembly.instantiate(module, imports);
        progress("python");
        return { module, instance };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    load({
      createPyodideModule: async (settings) => {
        await script;
        const module = await globalThis._createPyodideModule(settings);
        await remembered?.restore(module);
        return module;
      },
      fsInit,
      ...(remembered ? { _loadSnapshot: remembered.head } : { env: { PYTHONPATH: places.join(":") } }),
      stdout: (line) => streams.stdout(line),
      stderr: (line) => streams.stderr(line),
      // Packages lie beside this file, never on Pyodide's own host.
      indexURL: pyodide,
      lockFileURL: here("pyodide-lock.json"),
      packageBaseUrl: here("./"),
    }).then(resolve, reject);
  });

const starting = async () => {
  try {
    const remembered = await snapshot;
    if (remembered) {
      const python = await begin(remembered);
      // Chance is remembered as well.
      python.runPython("import random; random.seed()");
      console.debug("Python started from its snapshot");
      return python;
    }
  } catch (error) {
    console.warn(`The snapshot of Python does not fit: ${error}`);
  }
  return begin();
};

// PyScript begins with a program that writes the source of its package into the current folder; it is in the library, compiled.
const SOURCES = /^_path = _Path[^]*?(?=^import pyscript )/m;
const furnished = (python) => {
  python.runPython("import sys; sys.path.remove(''); sys.path.append('')");
  const { runPythonAsync } = python;
  python.runPythonAsync = (program, ...rest) => {
    python.runPythonAsync = runPythonAsync;
    return runPythonAsync(program.replace(SOURCES, ""), ...rest);
  };
  progress("table");
  return python;
};

progress("download");
const started = starting().then(furnished);

export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(streams, { stdout, stderr });
  return started;
};
