// node trim.mjs IN OUT: WebAssembly with those exports alone that standard input names, a line each, and what these need.
import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import binaryen from "binaryen";

const [from, to] = process.argv.slice(2);
const names = new Set((await text(process.stdin)).split("\n"));
const module = binaryen.readBinary(await readFile(from));
for (let index = module.getNumExports() - 1; index >= 0; index--) {
  const { name } = binaryen.getExportInfo(module.getExportByIndex(index));
  if (!names.has(name)) module.removeExport(name);
}
module.runPasses(["remove-unused-module-elements"]);
await writeFile(to, module.emitBinary());
