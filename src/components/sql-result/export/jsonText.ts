/** JSON of any value. A `bigint` is a number with all its digits, what JSON cannot say is `null`, endless depth ends in "…". */
export function jsonText(value: unknown, depth = 0): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth === maxDepth) return '"…"';
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item, depth + 1)).join(',')}]`;
  return `{${Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${JSON.stringify(key)}:${jsonText(entry, depth + 1)}`)
    .join(',')}}`;
}

const maxDepth = 200;
