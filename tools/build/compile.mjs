// node compile.mjs LEVEL IN OUT [IN OUT ...]: compiles the Python modules of archives with the Python that the page runs.
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

// Sets are written in the order of their hashes, which must be the same in every build.
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
pyodide.runPython(await readFile(new URL("compile_inside.py", import.meta.url), "utf8"));
const compiled = pyodide.globals.get("compiled");
const [level, ...archives] = process.argv.slice(2);
for (let i = 0; i < archives.length; i += 2) {
  const source = pyodide.toPy(new Uint8Array(await readFile(archives[i])));
  await writeFile(archives[i + 1], compiled(source, Number(level)).toJs());
}
process.exit(0);
