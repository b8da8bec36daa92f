// Python's machine code, compiled from the first byte that arrives. Nothing at a start takes longer, so this module waits for no other.
export const wasm = new URL("../{{runtime}}/pyodide/pyodide.asm.wasm", import.meta.url).href;

const found = async () => {
  const asked = (await townwright.machineCode(wasm)) ?? (townwright.isControlled() && (await townwright.keptFile(wasm)));
  const response = asked || (await fetch(wasm)); // tells what is wrong with it
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
