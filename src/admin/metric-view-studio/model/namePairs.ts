/** Writes a map of names as text: one `left = right` per line. Names that would be ambiguous are written as JSON strings. */
export function textOfPairs(pairs: Readonly<Record<string, string>> | null | undefined): string {
  return Object.entries(pairs ?? {})
    .map(([left, right]) => `${written(left)} = ${written(right)}`)
    .join('\n');
}

/** The names in a text, or the number of the first line that is wrong. */
export type ReadPairs =
  | { readonly pairs: Readonly<Record<string, string>> }
  | { readonly problem: 'pair' | 'samePair'; readonly line: number };

/** Reads what `textOfPairs` writes. Empty lines are skipped. */
export function readPairs(text: string): ReadPairs {
  const pairs = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, left = '', right = ''] = linePattern.exec(line.trim()) ?? [];
    const [key, value] = [nameOf(left), nameOf(right)];
    if (key === undefined || value === undefined) return { problem: 'pair', line: index + 1 };
    if (pairs.has(key)) return { problem: 'samePair', line: index + 1 };
    pairs.set(key, value);
  }
  return { pairs: Object.fromEntries(pairs) };
}

/** A JSON string or a text without `=`, then the rest of the line. */
const linePattern = /^("(?:[^"\\]|\\.)*"\s*|[^"=][^=]*)=(.*)$/;

function written(name: string): string {
  return /^"|[=\n\r]|^\s|\s$|^$/.test(name) ? JSON.stringify(name) : name;
}

function nameOf(text: string): string | undefined {
  const name = text.trim();
  if (!name.startsWith('"')) return name === '' ? undefined : name;
  try {
    const read: unknown = JSON.parse(name);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}
