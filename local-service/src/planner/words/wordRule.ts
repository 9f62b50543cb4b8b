/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/**
 * A pattern for the first words of a text, and a function that reads its groups, in the light of what else is known. If it returns
 * `undefined`, the next rule is tried.
 */
export type WordRule<Value, Known = undefined> = readonly [pattern: RegExp, read: (groups: Groups, known: Known) => Value | undefined];

export function wordRule<Value, Known = undefined>(pattern: string, read: WordRule<Value, Known>[1]): WordRule<Value, Known> {
  return [wordPattern(pattern), read];
}

/** A pattern for the words that a text begins with, whole words only. */
export function wordPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})(?: |$)`);
}

/** The value of the first rule that matches the start of a text, and the number of words it matched. */
export function matchRule<Value>(rules: readonly WordRule<Value>[], text: string): RuleMatch<Value> | undefined {
  return matchRuleWith(rules, text, undefined);
}

/** The same for rules that need to know more than the text. */
export function matchRuleWith<Value, Known>(
  rules: readonly WordRule<Value, Known>[],
  text: string,
  known: Known,
): RuleMatch<Value> | undefined {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const value = match === null ? undefined : read(match.groups ?? {}, known);
    if (match !== null && value !== undefined) return { value, wordCount: wordCountOf(match[0]) };
  }
  return undefined;
}

interface RuleMatch<Value> {
  readonly value: Value;
  readonly wordCount: number;
}

/** Returns the number of words in a match. */
export function wordCountOf(match: string): number {
  return match.trim().split(' ').length;
}
