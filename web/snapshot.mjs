// Python's memory as it is when everything is imported: less to compute, more to fetch. It is used where the browser has it, or
// where the network has just shown that it brings it sooner than Python would be there without.
import { compiled, wasm } from "./wasm.mjs";

// Bytes in a millisecond: the snapshot comes in less than a second then, and saves more.
const FAST = 6000;
const PATIENCE_MS = 3000;
const ADDRESS = new URL("python.snapshot", import.meta.url).href;
const NOTE = "townwright.snapshot";

// Without a service worker only this note tells that the snapshot came before, and the browser may have it still.
const came = () => {
  try {
    return localStorage.getItem(NOTE) === ADDRESS;
  } catch {
    return false;
  }
};
const note = () => {
  try {
    localStorage.setItem(NOTE, ADDRESS);
  } catch {
    // then it is not noted
  }
};

// How fast the machine code has come tells how fast more will.
const pays = async () => {
  await compiled;
  const [timing] = performance.getEntriesByName(wasm);
  if (!timing || navigator.connection?.saveData) return false;
  const { transferSize, encodedBodySize, requestStart, responseEnd } = timing;
  const wasSent = transferSize > encodedBodySize; // or else the browser had it
  return wasSent ? transferSize / (responseEnd - requestStart) > FAST : came();
};

const fetched = async () => {
  const { ok, body } = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!ok) return undefined;
  note();
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
};

// Where Pyodide has Python's memory and nothing of Python has run. Most of a memory is zeros: tools/build/snapshot.mjs left them out.
const restore = (packed, head, { HEAPU8: memory, _sbrk }) => {
  const [size, before, count] = new Uint32Array(packed, 0, 3);
  if (size > memory.length) throw new Error(`${size} bytes instead of ${memory.length}`);
  const runs = new Uint32Array(packed, 12, 2 * count);
  let from = 12 + runs.byteLength;
  head.set(new Uint8Array(packed, from, before));
  from += before;
  const used = _sbrk(0); // what lies beyond is still all zeros
  let end = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const [place, length] = [runs[run], runs[run + 1]];
    memory.fill(0, end, Math.min(place, used));
    memory.set(new Uint8Array(packed, from, length), place);
    from += length;
    end = place + length;
  }
  memory.fill(0, end, used);
  packed.transfer?.(0); // or else it would stay a while
};

const filling = (coming) => {
  const head = new Uint8Array({{head}});
  coming.catch(() => {}); // reported where it is waited for
  const put = async (module) => {
    const packed = await coming;
    if (!packed) throw new Error("it is not kept any more");
    restore(packed, head, module);
  };
  return { head, restore: put };
};

const remembered = async () => {
  const keeping = townwright.keptMemory(ADDRESS);
  // The service worker keeps all there is.
  if (townwright.isControlled() || (await keeping)) return filling(keeping);
  const response = (await pays()) && (await fetched());
  return response ? filling(response.arrayBuffer()) : undefined;
};

// What Pyodide is told of the memory, and how the memory itself is put into its place, for which all may be made ready meanwhile; or
// nothing where Python had better start without.
export const snapshot = remembered();
snapshot.catch(() => {}); // reported where it is waited for
