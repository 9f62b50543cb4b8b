import { indexOf, join, startAtEnd } from './bytes.js';
import { refuse } from './refuse.js';

/** Replaces the values of one JSON field in bytes that may be split anywhere. */
export interface ValueReplacer {
  push(chunk: Uint8Array): Promise<Uint8Array>;
  /** The bytes held back at the end because they could have been the start of the field. */
  flush(): Uint8Array;
}

/**
 * Replaces every string value of `field`, at any depth, and leaves all other bytes unchanged. It needs neither lines nor a parser: between
 * two quotes without a backslash, the name of a field can only be a field (or a text of its own, which no colon follows). Holds back at
 * most one field, and refuses (502) a value over 4 KiB.
 */
export function createValueReplacer(field: string, replace: (value: string) => Promise<string>): ValueReplacer {
  const name = encoder.encode(`"${field}"`);
  /** The start of a field at the end of the last chunk, and the byte before it. */
  let held: Uint8Array = new Uint8Array();
  let before: number | undefined;

  return {
    async push(chunk) {
      const data = held.length === 0 ? chunk : join([held, chunk]);
      const pieces: Uint8Array[] = [];
      let written = 0;
      let index = indexOf(data, name, 0);
      while (index >= 0) {
        const isEscaped = (index === 0 ? before : data[index - 1]) === backslash;
        const place = isEscaped ? 'none' : findText(data, index + name.length);
        if (place === 'unfinished') break;
        const text = place === 'none' ? undefined : readText(data.subarray(place.start, place.end));
        if (place !== 'none' && text !== undefined) {
          pieces.push(data.subarray(written, place.start), encoder.encode(JSON.stringify(await replace(text))));
          written = place.end;
        }
        index = indexOf(data, name, Math.max(written, index + name.length));
      }
      const end = index >= 0 ? index : data.length - startAtEnd(data.subarray(written), name);
      if (data.length - end > maxHeldBytes) refuseLength(field);
      pieces.push(data.subarray(written, end));
      before = end === 0 ? before : data[end - 1];
      // A copy: the chunk itself may be large.
      held = data.slice(end);
      return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : join(pieces);
    },
    flush() {
      const rest = held;
      held = new Uint8Array();
      return rest;
    },
  };
}

const encoder = new TextEncoder();
const backslash = 0x5c;
const quote = 0x22;
const colon = 0x3a;
const maxHeldBytes = 4096;

/** Returns the position of the text after a colon, quotes included; `none` if something else follows. */
function findText(data: Uint8Array, after: number): { readonly start: number; readonly end: number } | 'none' | 'unfinished' {
  const colonAt = skipSpace(data, after);
  if (colonAt >= data.length) return 'unfinished';
  if (data[colonAt] !== colon) return 'none';
  const start = skipSpace(data, colonAt + 1);
  if (start >= data.length) return 'unfinished';
  if (data[start] !== quote) return 'none';
  for (let index = start + 1; index < data.length; index += 1) {
    if (data[index] === backslash) index += 1;
    else if (data[index] === quote) return { start, end: index + 1 };
  }
  return 'unfinished';
}

function skipSpace(data: Uint8Array, from: number): number {
  let index = from;
  while (data[index] === 0x20 || data[index] === 0x09 || data[index] === 0x0a || data[index] === 0x0d) index += 1;
  return index;
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function refuseLength(field: string): never {
  refuse({ status: 502, code: 'service-answer', message: `The value of ${field} is too long.` });
}
