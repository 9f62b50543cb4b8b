/** What stands in the input, as long as the host does not search for something else meanwhile. */
export interface Draft {
  readonly text: string;
  /** What was searched for when it was typed. */
  readonly over: string;
  /** What the host was told to search for last; it may answer late. */
  readonly told: string | undefined;
}

/** The text of the input: what was typed, or what the host searches for instead. Nothing typed is trimmed or put back. */
export function searchTextOf(draft: Draft | undefined, search: string): string {
  return isCurrent(draft, search) ? draft.text : search;
}

/** Whether something was typed that is not searched for yet. */
export function isSearchPending(draft: Draft | undefined, search: string): boolean {
  return isCurrent(draft, search) && draft.text.trim() !== search;
}

function isCurrent(draft: Draft | undefined, search: string): draft is Draft {
  return draft !== undefined && (search === draft.over || search === draft.told);
}
