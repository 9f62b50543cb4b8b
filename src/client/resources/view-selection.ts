/** A selection of views of the data model, and the names of their tables and metric views. */
export interface ViewSelection {
  /** `all` views, those in `viewNames`, or those that match `viewNameRegex`. */
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  /** Required if views are `selected`. */
  readonly viewNames?: readonly string[] | null | undefined;
  /** Required if views are selected by a `pattern`: literals, `^`, `$`, a dot and one `.*` only. */
  readonly viewNameRegex?: string | null | undefined;
}
