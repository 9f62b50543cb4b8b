import { join } from './bytes.js';
import { refuse } from './refuse.js';

/** Replaces the values of one JSON field in bytes that may be split anywhere. */
export interface ValueReplacer {
  push(chunk: Uint8Array): Promise<Uint8Array>;
  /** The bytes held back at the end because they could have been the start of the field. */
  flush(): Uint8Array;
}

/**
 * Replaces every string or number in `field` with a string, at any depth and even if the name is escaped. All other bytes stay unchanged.
 * Buffers at most one field. Throws a refusal (502) for a value over 4 KiB.
 */
export function createValueReplacer(field: string, replace: (value: string) => Promise<string>): ValueReplacer {
  /** The start of a field whose rest has not arrived yet. */
  let held: Uint8Array = new Uint8Array();
  /** True inside a string other than the field's name. */
  let isInText = false;
  /** True if the next byte is escaped. */
  let isEscaped = false;

  /** Returns the index after the string, or the end of the data. */
  function skipText(data: Uint8Array, from: number): number {
    for (let index = from; index < data.length; index += 1) {
      const byte = data[index];
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      // JSON strings contain no line breaks, so this one was cut off.
      else if (byte === quote || byte === newline) {
        isInText = false;
        return index + 1;
      }
    }
    return data.length;
  }

  return {
    async push(chunk) {
      const data = held.length === 0 ? chunk : join([held, chunk]);
      const pieces: Uint8Array[] = [];
      let written = 0;
      let end = data.length;
      for (let index = 0; index < data.length; ) {
        if (isInText) {
          index = skipText(data, index);
          continue;
        }
        const start = data.indexOf(quote, index);
        if (start < 0) break;
        const nameEnd = matchName(data, start + 1, field);
        if (nameEnd === 'other') {
          isInText = true;
          index = start + 1;
          continue;
        }
        const value = nameEnd === 'unfinished' ? nameEnd : findValue(data, nameEnd);
        if (value === 'unfinished') {
          end = start;
          break;
        }
        index = value === 'none' ? Number(nameEnd) : value.end;
        const text = value === 'none' ? undefined : readValue(data.subarray(value.start, value.end));
        if (value === 'none' || text === undefined) continue;
        pieces.push(data.subarray(written, value.start), encoder.encode(JSON.stringify(await replace(text))));
        written = value.end;
      }
      if (data.length - end > maxHeldBytes) refuseLength(field);
      pieces.push(data.subarray(written, end));
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
const newline = 0x0a;
const quote = 0x22;
const colon = 0x3a;
const letterU = 0x75;
const maxHeldBytes = 4096;

/** Compares the string that starts here with the name. If they are equal, returns the index after the closing quote. */
function matchName(data: Uint8Array, from: number, name: string): number | 'other' | 'unfinished' {
  let index = from;
  for (let letter = 0; letter < name.length; letter += 1) {
    if (index >= data.length) return 'unfinished';
    const isEscaped = data[index] === backslash;
    if (isEscaped && index + escapeLength > data.length)
      return data[index + 1] === letterU || index + 1 === data.length ? 'unfinished' : 'other';
    const code = isEscaped ? readEscape(data, index) : data[index];
    if (code !== name.charCodeAt(letter)) return 'other';
    index += isEscaped ? escapeLength : 1;
  }
  if (index >= data.length) return 'unfinished';
  return data[index] === quote ? index + 1 : 'other';
}

/** The length of an escape such as `\\u0063`. Letters have no shorter one. */
const escapeLength = 6;

function readEscape(data: Uint8Array, index: number): number | undefined {
  const [text = ''] = /^\\u[\da-f]{4}/i.exec(String.fromCharCode(...data.subarray(index, index + escapeLength))) ?? [];
  return text === '' ? undefined : Number.parseInt(text.slice(2), 16);
}

/** Returns the position of the string or number after the colon, including quotes; `none` for any other value. */
function findValue(data: Uint8Array, after: number): { readonly start: number; readonly end: number } | 'none' | 'unfinished' {
  const colonAt = skipSpace(data, after);
  if (colonAt >= data.length) return 'unfinished';
  if (data[colonAt] !== colon) return 'none';
  const start = skipSpace(data, colonAt + 1);
  if (start >= data.length) return 'unfinished';
  if (data[start] !== quote) return findNumber(data, start);
  for (let index = start + 1; index < data.length; index += 1) {
    if (data[index] === backslash) index += 1;
    else if (data[index] === quote) return { start, end: index + 1 };
  }
  return 'unfinished';
}

function findNumber(data: Uint8Array, start: number): { readonly start: number; readonly end: number } | 'none' | 'unfinished' {
  let end = start;
  while (end < data.length && numberBytes.has(data[end] ?? 0)) end += 1;
  if (end === start) return 'none';
  return end === data.length ? 'unfinished' : { start, end };
}

const numberBytes: ReadonlySet<number> = new Set(encoder.encode('-+.0123456789eE'));

function skipSpace(data: Uint8Array, from: number): number {
  let index = from;
  while (data[index] === 0x20 || data[index] === 0x09 || data[index] === newline || data[index] === 0x0d) index += 1;
  return index;
}

/** Returns the value of a string, or the text of a number. */
function readValue(bytes: Uint8Array): string | undefined {
  const written = new TextDecoder().decode(bytes);
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : written;
  } catch {
    return undefined;
  }
}

function refuseLength(field: string): never {
  refuse({ status: 502, code: 'service-answer', message: `The value of ${field} is too long.` });
}
