/**
 * Parses JSON and keeps integers past 2^53 exact, as `bigint`, and those of more than 1,000 digits as text: no warehouse has such
 * numbers, and computing with them takes seconds. Costs one look more than `JSON.parse` where the text holds no run of 16 digits.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  const mark = `integer ${Math.random()} `;
  const marked = text.replace(stringsAndNumbers, (token) => {
    if (isUnsafeInteger(token)) return `"${mark}${token}"`;
    return token.length > maxDigits && !/^"|[.eE]/.test(token) ? `"${token}"` : token;
  });
  if (marked === text) return value;
  return JSON.parse(marked, (_key, item: unknown) =>
    typeof item === 'string' && item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item,
  );
}

/** Whether a text is an integer that a JavaScript number cannot hold, of at most 1,000 digits. */
export function isUnsafeInteger(text: string): boolean {
  return text.length <= maxDigits && /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}

const maxDigits = 1_000;

/** Strings are matched to be passed over: digits inside them are text. */
const stringsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
