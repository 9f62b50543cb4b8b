/** Nothing that could take long to match: no group, no class, no repetition but one of any character. */
export function isViewPattern(pattern: string): boolean {
  return !/[\\[\](){}|?+*]/.test(pattern.replace('.*', ''));
}

/**
 * Returns true if a name matches the pattern of a view selection: literals, `^`, `$`, a dot and one `.*`.
 * No expression of the engine is made of what a caller sends, so a pattern costs no more than the square of the short name.
 */
export function matchesViewPattern(pattern: string, name: string): boolean {
  const [head = '', tail] = pattern.split('.*', 2);
  for (let start = 0; start <= name.length; start += 1) {
    const end = endOf(head, name, start);
    if (end === undefined) continue;
    // What comes first leaves the most room for what is behind any characters.
    if (tail === undefined) return true;
    for (let next = end; next <= name.length; next += 1) if (endOf(tail, name, next) !== undefined) return true;
    return false;
  }
  return false;
}

/** Where the pattern ends that begins at this place. */
function endOf(pattern: string, name: string, start: number): number | undefined {
  let at = start;
  for (const sign of pattern) {
    const isAnchor = sign === '^' || sign === '$';
    if (isAnchor ? at !== (sign === '^' ? 0 : name.length) : at === name.length) return undefined;
    if (isAnchor) continue;
    if (sign !== '.' && !name.startsWith(sign, at)) return undefined;
    at += sign.length;
  }
  return at;
}
