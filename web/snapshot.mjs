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

// In pieces as they come: put together they would take their room a second time.
const fetched = async () => {
  const { ok, body } = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!ok) return undefined;
  note();
  return body.pipeThrough(new DecompressionStream("gzip")).getReader();
};
const collected = async (reader) => {
  const pieces = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    pieces.push(value);
  }
};

// Fills arrays from the pieces, in their order.
const taking = (pieces) => {
  let piece = pieces.shift();
  return (array) => {
    for (let at = 0; at < array.length; ) {
      if (!piece) throw new Error("it ends too early");
      const part = piece.subarray(0, array.length - at);
      array.set(part, at);
      at += part.length;
      piece = piece.subarray(part.length);
      if (piece.length) continue;
      piece.buffer.transfer?.(0); // or else it would stay a while
      piece = pieces.shift();
    }
    return array;
  };
};

// Where Pyodide has Python's memory and nothing of Python has run. Most of a memory is zeros: tools/build/snapshot.mjs left them out.
const restore = (pieces, head, { HEAPU8: memory, _sbrk }) => {
  const take = taking(pieces);
  const numbers = (count) => new Uint32Array(take(new Uint8Array(4 * count)).buffer);
  const [size, before, count] = numbers(3);
  if (size > memory.length) throw new Error(`${size} bytes instead of ${memory.length}`);
  if (before !== head.length) throw new Error(`${before} bytes before it instead of ${head.length}`);
  const runs = numbers(2 * count);
  take(head);
  const used = _sbrk(0); // what lies beyond is still all zeros
  let end = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const [place, length] = [runs[run], runs[run + 1]];
    memory.fill(0, end, Math.min(place, used));
    take(memory.subarray(place, place + length));
    end = place + length;
  }
  memory.fill(0, end, used);
};

const filling = (coming) => {
  const head = new Uint8Array({{head}});
  coming.catch(() => {}); // reported where it is waited for
  const put = async (module) => restore(await coming, head, module);
  return { head, restore: put };
};

const keptPieces = async (keeping) => {
  const kept = await keeping;
  if (!kept) throw new Error("it is not kept any more");
  return [new Uint8Array(kept)];
};

const remembered = async () => {
  const keeping = townwright.keptMemory(ADDRESS);
  // The service worker keeps all there is.
  if (townwright.isControlled() || (await keeping)) return filling(keptPieces(keeping));
  const reader = (await pays()) && (await fetched());
  return reader ? filling(collected(reader)) : undefined;
};

// What Pyodide is told of the memory, and how the memory itself is put into its place, for which all may be made ready meanwhile; or
// nothing where Python had better start without.
export const snapshot = remembered();
snapshot.catch(() => {}); // reported where it is waited for
