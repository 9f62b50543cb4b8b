/** Returns the id of a spreadsheet from its id or the address of its page. */
export function documentIdOf(text: string): string {
  const typed = text.trim();
  return /^https?:\/\/[^/]+\/spreadsheets\/d\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
}
