/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** A pattern for the first words of a text, and a function that reads its groups. If it returns `undefined`, the next rule is tried. */
export type WordRule<Value> = readonly [pattern: RegExp, read: (groups: Groups) => Value | undefined];

export function wordRule<Value>(pattern: string, read: WordRule<Value>[1]): WordRule<Value> {
  return [wordPattern(pattern), read];
}

/** A pattern for the words that a text begins with, whole words only. */
export function wordPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})(?: |$)`);
}

/** The value of the first rule that matches the start of a text, and the number of words it matched. */
export function matchRule<Value>(
  rules: readonly WordRule<Value>[],
  text: string,
): { readonly value: Value; readonly wordCount: number } | undefined {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const value = match === null ? undefined : read(match.groups ?? {});
    if (match !== null && value !== undefined) return { value, wordCount: wordCountOf(match[0]) };
  }
  return undefined;
}

/** Returns the number of words in a match. */
export function wordCountOf(match: string): number {
  return match.trim().split(' ').length;
}
