// node snapshot.mjs LIBRARY OUT WHEEL...: starts Python as the page does, imports what the page imports, and saves its memory.
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

// Neither chance nor the time of day, which would make every build another.
crypto.getRandomValues = (array) => array.fill(0);
Date.now = () => 0;
performance.now = () => 0;

const [library, out, ...wheels] = process.argv.slice(2);
const contents = await Promise.all(wheels.map((wheel) => readFile(wheel)));
const places = wheels.map((wheel) => `/lib/${basename(wheel)}`);
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  env: { PYTHONHASHSEED: "0", PYTHONPATH: places.join(":") },
  fsInit: (FS) => places.forEach((place, i) => FS.writeFile(place, contents[i])),
  stdLibURL: library,
});
pyodide.runPython("import calculator.program, random, table.app; random.seed(0)");
await writeFile(out, gzipSync(pyodide.makeMemorySnapshot(), { level: 9 }));
process.exit(0);
