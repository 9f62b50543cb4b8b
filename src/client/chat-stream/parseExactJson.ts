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
  return JSON.parse(marked, (_key, item: unknown) =>
    typeof item === 'string' && item.startsWith(mark) ? readNumber(item.slice(mark.length)) : item,
  );
}

/** For `parseExactJson`: returns long integers as strings, so that ids stay the same, and decimals as numbers. */
export function idsAsText(digits: string): unknown {
  return integer.test(digits) ? digits : Number(digits);
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
function mapBetweenStrings(json: string, change: (piece: string) => string): string {
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

/** Between strings: a match is a whole number, since it cannot fail once it began. */
function markNumbers(piece: string, mark: string): string {
  return piece.replace(/[\d.eE+-]+/g, (token) => (token.length >= 16 && losesDigits(token) ? `"${mark}${token}"` : token));
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
