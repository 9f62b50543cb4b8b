/**
 * JSON of any value; never throws. A `bigint` is a number with all its digits, what JSON cannot say is `null`, and what
 * is nested deeper than the engine's stack ends in "…".
 */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return writePart(value, 0);
  }
}

/** What is a JSON text by contract, from a service that may send the value itself. */
export function textOrJson(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : jsonText(value);
}

/** For what the engine refuses: a `bigint`, endless depth, a cycle. */
function writePart(value: unknown, depth: number): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth === maxDepth) return '"…"';
  if (Array.isArray(value)) return `[${value.map((item) => writePart(item, depth + 1)).join(',')}]`;
  return `{${Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${JSON.stringify(key)}:${writePart(entry, depth + 1)}`)
    .join(',')}}`;
}

const maxDepth = 200;
