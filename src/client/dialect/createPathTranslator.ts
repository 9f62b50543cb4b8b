import type { Names } from '../http/Dialect.js';

/** Translates the longest matching prefix of a path and keeps the rest. Returns `undefined` if none matches. */
export function createPathTranslator(paths: Names): (path: string) => string | undefined {
  const patterns = Object.entries(paths)
    .map(([ours, theirs]) => ({ from: ours.split('/'), to: theirs.split('/') }))
    .toSorted((one, other) => other.from.length - one.from.length || countLiterals(other.from) - countLiterals(one.from));
  return (path) => {
    const segments = path.split('/');
    for (const { from, to } of patterns) {
      const values = matchSegments(from, segments);
      if (values === undefined) continue;
      return [...to.map((segment) => values.get(segment) ?? segment), ...segments.slice(from.length)].join('/');
    }
    return undefined;
  };
}

/** Returns the values of the pattern's placeholders, by placeholder. */
function matchSegments(pattern: readonly string[], segments: readonly string[]): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (isPlaceholder(part) && segment) values.set(part, segment);
    else if (segment !== part) return undefined;
  }
  return values;
}

function countLiterals(segments: readonly string[]): number {
  return segments.filter((segment) => !isPlaceholder(segment)).length;
}

/** True for `{name}`, which matches any one segment. */
export function isPlaceholder(segment: string): boolean {
  return segment.startsWith('{');
}
