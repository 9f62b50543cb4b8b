/**
 * Parses JSON and keeps integers beyond 2^53 exact: as the result of `readInteger` for their digits, by default a `bigint`, and as text if
 * they have more than 1,000 digits. Costs only one extra scan if the text has no run of 16 digits. Linear.
 */
export function parseExactJson(text: string, readInteger: (digits: string) => unknown = readBigInt): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  const mark = `integer ${Math.random()} `;
  const marked = markIntegers(text, mark);
  if (marked === text) return value;
  return JSON.parse(marked, (_key, item: unknown) =>
    typeof item === 'string' && item.startsWith(mark) ? readInteger(item.slice(mark.length)) : item,
  );
}

/** True for an integer that a JavaScript number cannot hold, of at most 1,000 digits: no warehouse has longer ones. */
export function isUnsafeInteger(text: string): boolean {
  return text.length <= maxDigits && /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

const maxDigits = 1_000;

/** The text is JSON. Digits inside strings are text, so strings are passed over. */
function markIntegers(text: string, mark: string): string {
  const pieces: string[] = [];
  let start = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', start)) {
    const end = endOfString(text, quote);
    pieces.push(markNumbers(text.slice(start, quote), mark), text.slice(quote, end));
    start = end;
  }
  pieces.push(markNumbers(text.slice(start), mark));
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
function markNumbers(text: string, mark: string): string {
  return text.replace(/[\d.eE+-]+/g, (token) =>
    isLongInteger(token) && !Number.isSafeInteger(Number(token)) ? `"${mark}${token}"` : token,
  );
}

function isLongInteger(token: string): boolean {
  return token.length >= 16 && /^-?\d+$/.test(token);
}

/** Making a `bigint` of millions of digits takes seconds: those stay text. */
function readBigInt(digits: string): unknown {
  return isUnsafeInteger(digits) ? BigInt(digits) : digits;
}
