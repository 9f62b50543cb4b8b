/**
 * Parses JSON without losing digits. Numbers that do not fit a JavaScript number are passed to `readNumber`, which by default returns a
 * `bigint`, or a string for decimals and for more than 1,000 digits. `NaN` and `Infinity`, which Python writes, become `null`. Linear;
 * without long runs of digits, it costs one extra scan.
 */
export function parseExactJson(text: string, readNumber: (digits: string) => unknown = readExactNumber): unknown {
  const { json, value } = parseWithGaps(text);
  if (!/[\d.]{16}/.test(json)) return value;
  const mark = `number ${Math.random()} `;
  const marked = mapBetweenStrings(json, (piece) => markNumbers(piece, mark));
  if (marked === json) return value;
  return withNumbers(JSON.parse(marked), (item) => (item.startsWith(mark) ? readNumber(item.slice(mark.length)) : item));
}

/** Replaces texts in place. A reviver of `JSON.parse` would take ten times as long, and overflow where values are nested deeply. */
function withNumbers(root: unknown, read: (text: string) => unknown): unknown {
  const whole: Record<string, unknown> = { root };
  const open: Record<string, unknown>[] = [whole];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    // Of a list, the keys are not made.
    const keys = Array.isArray(parent) ? parent.keys() : Object.keys(parent);
    for (const key of keys) {
      const item = parent[key];
      if (typeof item === 'string') parent[key] = read(item);
      else if (typeof item === 'object' && item !== null) open.push(item as Record<string, unknown>);
    }
  }
  return whole.root;
}

/** For `parseExactJson`: returns long integers as strings, so that ids stay the same, and decimals as numbers. */
export function idsAsText(digits: string): unknown {
  return integer.test(digits) ? digits : Number(digits);
}

/** True if a JavaScript number has the digits of a number as it is written: `1.50`, but not `9007199254740993`. */
export function keepsDigits(text: string): boolean {
  return text.length <= maxDigits && digitsOf(String(Number(text))) === digitsOf(text);
}

/** True for an integer that a JavaScript number cannot hold, of at most 1,000 digits: no warehouse has longer ones. */
export function isUnsafeInteger(text: string): boolean {
  return text.length <= maxDigits && /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

/** True for a decimal that would lose digits as a JavaScript number. Such decimals are kept as strings. */
export function isExactDecimal(text: string): boolean {
  return text.length >= 16 && text.length <= maxDigits && decimal.test(text) && !integer.test(text) && losesDigits(text);
}

const maxDigits = 1_000;
const integer = /^-?\d+$/;
const decimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function parseWithGaps(text: string): { readonly json: string; readonly value: unknown } {
  try {
    return { json: text, value: JSON.parse(text) };
  } catch (cause) {
    if (!/NaN|Infinity/.test(text)) throw cause;
    const json = mapBetweenStrings(text, (piece) => piece.replace(/-?\b(?:NaN|Infinity)\b/g, 'null'));
    return { json, value: JSON.parse(json) };
  }
}

/** Applies a change to everything outside of strings. */
export function mapBetweenStrings(json: string, change: (piece: string) => string): string {
  const pieces: string[] = [];
  let start = 0;
  for (let quote = json.indexOf('"'); quote >= 0; quote = json.indexOf('"', start)) {
    const end = endOfString(json, quote);
    pieces.push(change(json.slice(start, quote)), json.slice(quote, end));
    start = end;
  }
  pieces.push(change(json.slice(start)));
  return pieces.join('');
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index + 1;
  }
  return text.length;
}

/** Marks the numbers between strings that would lose digits. A match is always a whole number, because a shorter run would not match. */
function markNumbers(piece: string, mark: string): string {
  return piece.replace(/[\d.eE+-]{16,}/g, (token) => (losesDigits(token) ? `"${mark}${token}"` : token));
}

function losesDigits(token: string): boolean {
  if (integer.test(token)) return !Number.isSafeInteger(Number(token));
  const nearest = String(Number(token));
  return nearest !== token && (token.length > maxDigits || digitsOf(nearest) !== digitsOf(token));
}

/** A canonical form of a number, the same for `1.50` and `15e-1`: its digits without outer zeros, and its exponent. */
function digitsOf(token: string): string {
  const [mantissa = '', exponent = '0'] = token.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  let start = 0;
  let end = digits.length;
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  if (start === end) return '0';
  return `${digits.slice(start, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

/** Making a `bigint` of millions of digits takes seconds: those stay text. */
function readExactNumber(digits: string): unknown {
  return isUnsafeInteger(digits) ? BigInt(digits) : digits;
}
