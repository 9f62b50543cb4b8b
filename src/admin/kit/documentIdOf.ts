/** The id of a spreadsheet; people paste the address of the page that shows it. */
export function documentIdOf(text: string): string {
  const typed = text.trim();
  return /^https?:\/\/[^/]+\/spreadsheets\/d\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
}
