/**
 * Returns JSON of any value and never throws. A `bigint` becomes a number with all its digits, values that JSON does not have become
 * `null`, and anything nested deeper than the engine's stack ends in "…".
 */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return writePart(value, 0);
  }
}

/** A JSON text by contract. Some services send the value itself. */
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
