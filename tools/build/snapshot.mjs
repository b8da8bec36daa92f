// node snapshot.mjs PYODIDE OUT WHEEL...: starts Python as the page does, rehearses what the page does first, and saves its memory.
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { constants, runInThisContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

// Neither chance nor the time of day nor where it is made, which would make every build another.
process.env.TZ = "UTC";
crypto.getRandomValues = (array) => array.fill(0);
Date.now = () => 0;
performance.now = () => 0;

// Without the pages that are all zeros: size of the memory, of what Pyodide puts before it, and the number of runs; place and length of
// each run; what Pyodide puts before; the runs.
const PAGE = 4096;
const packed = (snapshot) => {
  const begin = new Uint32Array(snapshot.buffer, 0, 2)[1];
  const memory = snapshot.subarray(begin);
  const runs = [];
  for (let place = 0; place < memory.length; place += PAGE) {
    const page = memory.subarray(place, place + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last.place + last.length === place) last.length += page.length;
    else runs.push({ place, length: page.length });
  }
  const sizes = new Uint32Array([memory.length, begin, runs.length, ...runs.flatMap(({ place, length }) => [place, length])]);
  const contents = runs.map(({ place, length }) => memory.subarray(place, place + length));
  return Buffer.concat([Buffer.from(sizes.buffer), snapshot.subarray(0, begin), ...contents]);
};

const [runtime, out, ...wheels] = process.argv.splice(2);
process.argv[1] = "python";
const contents = await Promise.all(wheels.map((wheel) => readFile(wheel)));
const places = wheels.map((wheel) => `/lib/${basename(wheel)}`);

// The script that the page loads asks the page for its address.
const script = `${runtime}/pyodide.asm.js`;
globalThis.document = { currentScript: { src: pathToFileURL(script).href } };
runInThisContext(await readFile(script, "utf8"), {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
delete globalThis.document;

const pyodide = await loadPyodide({
  createPyodideModule: globalThis._createPyodideModule,
  indexURL: runtime,
  lockFileURL: fileURLToPath(import.meta.resolve("pyodide/pyodide-lock.json")),
  _makeSnapshot: true,
  env: { LANG: "C.UTF-8", PYTHONHASHSEED: "0", PYTHONPATH: places.join(":") },
  fsInit: (FS) => places.forEach((place, i) => FS.writeFile(place, contents[i])),
});
pyodide.runPython(await readFile(new URL("rehearse_inside.py", import.meta.url), "utf8"));
await writeFile(out, gzipSync(packed(pyodide.makeMemorySnapshot()), { level: 9 }));
process.exit(0);
