import { searchText } from '../../react/text/searchText.js';

/** The text in the input, until the host searches for something else. */
export interface Draft {
  readonly text: string;
  /** The search that was active when the text was typed. */
  readonly over: string;
  /** The last search the host was asked for; the host may respond late. */
  readonly requested: string | undefined;
}

/** Returns the text of the input: the typed text, or the search the host set instead. Typed text is never trimmed or replaced. */
export function searchTextOf(draft: Draft | undefined, search: string): string {
  return isCurrent(draft, search) ? draft.text : search;
}

/** True if the typed text has not been searched for yet. */
export function isSearchPending(draft: Draft | undefined, search: string): boolean {
  return isCurrent(draft, search) && searchText(draft.text) !== search;
}

function isCurrent(draft: Draft | undefined, search: string): draft is Draft {
  return draft !== undefined && (search === draft.over || search === draft.requested);
}
