/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** A pattern at the start of a text of words, and how the cue is read from its groups. */
export type CueRule<C> = readonly [pattern: RegExp, read: (groups: Groups) => C];

export function cueRule<C>(pattern: string, read: (groups: Groups) => C): CueRule<C> {
  return [new RegExp(`^(?:${pattern})(?: |$)`), read];
}
