/** The name of an example in the address of its frame, from its page and the line of its code. */
export function liveNameOf(page: string, line: number): string {
  return `${page.replaceAll('/', '.')}.${line}`;
}
