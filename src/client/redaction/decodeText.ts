/** A text without escapes and white space, and the original position of each of its UTF-16 units. */
export interface DecodedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Decodes escapes of JSON, URLs and HTML, also escapes of escapes, and leaves out white space. Reads a text at most five times. */
export function decodeText(original: string): DecodedText {
  const units = new Uint16Array(original.length);
  const starts = new Uint32Array(original.length);
  const ends = new Uint32Array(original.length);
  for (let index = 0; index < original.length; index += 1) {
    units[index] = original.charCodeAt(index);
    starts[index] = index;
    ends[index] = index + 1;
  }
  let text: Units = { units, starts, ends, length: original.length, hasEscapes: true };
  for (let level = 0; level < maxLevels; level += 1) {
    const { length } = text;
    text = decodeOnce(text);
    if (text.length === length || !text.hasEscapes) break;
  }
  return { text: utf16.decode(units.subarray(0, text.length)), starts, ends };
}

const maxLevels = 4;
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Overwritten in place, since decoding never lengthens a text. */
interface Units {
  readonly units: Uint16Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly length: number;
  /** True if any remaining character starts an escape. */
  readonly hasEscapes: boolean;
}

function decodeOnce({ units, starts, ends, length }: Units): Units {
  let written = 0;
  let hasEscapes = false;
  for (let index = 0; index < length; ) {
    let code = units[index] ?? 0;
    let size = 1;
    // Nearly all characters are none, and this loop reads whole downloads.
    if (isEscape(code)) [size, code] = readEscape(units, index, length) ?? [1, code];
    if (code !== nothing && !isBlank(code)) {
      starts[written] = starts[index] ?? 0;
      ends[written] = ends[index + size - 1] ?? 0;
      units[written] = code;
      written += 1;
      hasEscapes ||= isEscape(code);
    }
    index += size;
  }
  return { units, starts, ends, length: written, hasEscapes };
}

/** The length of an escape and the character it represents. */
type Escape = readonly [size: number, code: number];

const nothing = -1;
const [backslash, percent, ampersand] = [0x5c, 0x25, 0x26];

function isEscape(unit: number): boolean {
  return unit === backslash || unit === percent || unit === ampersand;
}

function readEscape(units: Uint16Array, index: number, length: number): Escape | undefined {
  const unit = units[index];
  if (unit === backslash) return readBackslashes(units, index, length);
  if (unit === percent) {
    const code = readHex(units, index + 1, 2, length);
    return code === undefined ? undefined : [3, code];
  }
  return readReference(units, index, length);
}

/** A run of backslashes is one escape, however often it was escaped itself. */
function readBackslashes(units: Uint16Array, index: number, length: number): Escape {
  let end = index + 1;
  while (end < length && units[end] === backslash) end += 1;
  const letter = end < length ? String.fromCharCode(units[end] ?? 0) : '';
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0;
  const code = digits === 0 ? undefined : readHex(units, end + 1, digits, length);
  if (code !== undefined) return [end + 1 + digits - index, code];
  if (letter !== '' && 'nrtbf'.includes(letter)) return [end + 1 - index, nothing];
  if (letter !== '' && '"\'/'.includes(letter)) return [end + 1 - index, letter.charCodeAt(0)];
  return [end - index, nothing];
}

function readReference(units: Uint16Array, index: number, length: number): Escape | undefined {
  const text = String.fromCharCode(...units.subarray(index, Math.min(length, index + longestReference)));
  const [whole = '', hex, decimal, name = ''] = reference.exec(text) ?? [];
  const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : namedCodes[name.toLowerCase()];
  return code === undefined ? undefined : [whole.length, code > 0xffff ? nothing : code];
}

const longestReference = 12;
const reference = /^&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|equals|plus|sol|period|lowbar)(?=;));?/i;

const namedCodes: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  equals: 0x3d,
  plus: 0x2b,
  sol: 0x2f,
  period: 0x2e,
  lowbar: 0x5f,
};

function readHex(units: Uint16Array, start: number, digits: number, length: number): number | undefined {
  // The rest belongs to the previous level.
  if (start + digits > length) return undefined;
  let code = 0;
  for (let index = start; index < start + digits; index += 1) {
    const digit = Number.parseInt(String.fromCharCode(units[index] ?? 0), 16);
    if (Number.isNaN(digit)) return undefined;
    code = code * 16 + digit;
  }
  return code;
}

/** White space and invisible characters. */
function isBlank(code: number): boolean {
  if (code > 0x20 && code < 0x7f) return false;
  return code <= 0x20 || code === 0xa0 || code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}
