/** True for what a server sends for an address it does not know, such as the page of an application with its own routes. */
export function isWebPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}
