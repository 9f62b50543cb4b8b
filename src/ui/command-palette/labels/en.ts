export const englishCommandPalette = {
  /** The accessible name of the palette and of its list. */
  title: 'Command palette',
  /** The name and placeholder of its field. */
  placeholder: 'Search or run a command',
  /** The heading of the commands chosen last. */
  recent: 'Recent',
  /** The number of commands found, announced while the user types. */
  results: (count: number, formatted: string) => (count === 1 ? '1 result' : `${formatted} results`),
  /** Shown before the reason why a part of the search failed. */
  failed: (source: string) => `${source}: search failed.`,
};
