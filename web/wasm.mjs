// Python's machine code, compiled from the first byte that arrives. Nothing at a start takes longer, so this module waits for no other.
export const wasm = new URL("../{{runtime}}/pyodide/pyodide.asm.wasm", import.meta.url).href;

const compile = async () => {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`${wasm}: ${response.status}`);
  // What the server calls something else cannot be compiled while it arrives.
  const streamable = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return streamable ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

export const compiled = compile();
