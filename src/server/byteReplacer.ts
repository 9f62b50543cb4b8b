import { indexOf, join, startAtEnd } from './bytes.js';

/** Replaces texts in bytes that come split anywhere. */
export interface ByteReplacer {
  push(chunk: Uint8Array): Uint8Array;
  /** What was held back at the end, since it could have been the start of a text. */
  flush(): Uint8Array;
}

/** Holds nothing back but the start of a text at the end of a chunk; what holds none of the texts is passed on uncopied. */
export function createByteReplacer(replacements: readonly (readonly [text: string, replacement: string])[]): ByteReplacer {
  const pairs = replacements.map(([text, replacement]): Pair => [encoder.encode(text), encoder.encode(replacement)]);
  let held: Uint8Array = nothing;

  return {
    push(chunk) {
      const data = held.length === 0 ? chunk : join([held, chunk]);
      const pieces: Uint8Array[] = [];
      let start = 0;
      for (let found = findNext(data, start, pairs); found !== undefined; found = findNext(data, start, pairs)) {
        pieces.push(data.subarray(start, found.index), found.pair[1]);
        start = found.index + found.pair[0].length;
      }
      const end = data.length - Math.max(0, ...pairs.map(([text]) => startAtEnd(data.subarray(start), text)));
      // A copy: the chunk itself may be large.
      held = data.slice(end);
      pieces.push(data.subarray(start, end));
      return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : join(pieces);
    },
    flush() {
      const rest = held;
      held = nothing;
      return rest;
    },
  };
}

type Pair = readonly [text: Uint8Array, replacement: Uint8Array];

const encoder = new TextEncoder();
const nothing = new Uint8Array();

function findNext(data: Uint8Array, from: number, pairs: readonly Pair[]): { readonly index: number; readonly pair: Pair } | undefined {
  return pairs
    .map((pair) => ({ index: indexOf(data, pair[0], from), pair }))
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.index - b.index)[0];
}
