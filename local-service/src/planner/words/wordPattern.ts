/** A pattern for the words that a text begins with, whole words only. */
export function wordPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})(?: |$)`);
}

/** Returns the number of words in a match. */
export function wordCountOf(match: string): number {
  return match.trim().split(' ').length;
}
