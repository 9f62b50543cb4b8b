/** Returns what the search of the site reads of a page: no code and, in the reference, no members of types. */
export function searchText(text: string, isReference: boolean): string {
  const prose = text.replaceAll(/^```[^\n]*\n[\s\S]*?^```$/gm, '');
  return isReference ? prose.replaceAll(/^(?:- \*\*| {2}|Types: |\*\*).*\n?/gm, '') : prose;
}
