/** Which views of the data model are meant, and what their tables and their metric views are called. */
export interface ViewSelection {
  /** `all` views, those in `viewNames`, or those that match `viewNameRegex`. */
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  /** Required where views are `selected`. */
  readonly viewNames?: readonly string[] | null | undefined;
  /** Required where views are selected by a `pattern`: literals, `^`, `$`, a dot and one `.*` only. */
  readonly viewNameRegex?: string | null | undefined;
}
