/** Isolates a text with its own direction, such as the name of a cell, from the sentence around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
