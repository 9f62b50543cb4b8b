/** Returns a question without the context that Parley's clients may send at its end, for agents that match its words. */
export function withoutContext(text: string): string {
  const start = text.lastIndexOf('\n\n<context>\n');
  return start !== -1 && text.trimEnd().endsWith('\n</context>') ? text.slice(0, start) : text;
}
