// Python's memory as it is when everything is imported: less to compute, more to fetch. It is used where the browser has it, or
// where the network has just shown that it brings it sooner than Python would be there without.
import { compiled, isControlled, kept, wasm } from "./wasm.mjs";

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

// Most of a memory is zeros: tools/build/snapshot.mjs left them out.
const fill = async (memory, coming) => {
  const response = await coming;
  if (!response) throw new Error("it is not kept any more");
  const packed = await response.arrayBuffer();
  const [size, count] = new Uint32Array(packed, 0, 2);
  if (size !== memory.length) throw new Error(`${size} bytes instead of ${memory.length}`);
  const runs = new Uint32Array(packed, 8, 2 * count);
  for (let run = 0, from = 8 + runs.byteLength; run < runs.length; run += 2) {
    memory.set(new Uint8Array(packed, from, runs[run + 1]), runs[run]);
    from += runs[run + 1];
  }
  packed.transfer?.(0); // or else it would stay a while
};

const filling = (coming) => {
  const memory = new Uint8Array({{memory}});
  const filled = fill(memory, coming);
  filled.catch(() => {}); // reported where it is waited for
  return { memory, filled };
};

const remembered = async () => {
  const keeping = kept(ADDRESS);
  if (isControlled()) return filling(keeping); // the service worker keeps all there is
  const response = (await keeping) ?? ((await pays()) ? await fetched() : undefined);
  return response && filling(response);
};

// The memory, still to be filled, so that all may be made ready for it; or nothing where Python had better start without.
export const snapshot = remembered();
snapshot.catch(() => {}); // reported where it is waited for
