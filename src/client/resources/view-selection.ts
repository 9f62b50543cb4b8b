import { refuse } from './checks.js';

/** Which views of the data model are meant, and what their tables and their metric views are called. */
export interface ViewSelection {
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  /** Required where views are `selected`. */
  readonly viewNames?: readonly string[] | null | undefined;
  /** Required where views are selected by a `pattern`: literals, `^`, `$`, a dot and one `.*` only. */
  readonly viewNameRegex?: string | null | undefined;
}

/** Refuses a selection that lacks what its mode needs, or whose pattern goes beyond the language of patterns. */
export function checkViewSelection({ selectionMode, viewNames, viewNameRegex }: ViewSelection, operation: string): void {
  if (selectionMode === 'selected' && !viewNames?.length) {
    refuse({ field: 'viewNames', operation }, "must name the views where selectionMode is 'selected'");
  }
  if (selectionMode === 'pattern' && !viewNameRegex) {
    refuse({ field: 'viewNameRegex', operation }, "is required where selectionMode is 'pattern'");
  }
  if (viewNameRegex && /[\\[\](){}|?+*]/.test(viewNameRegex.replace('.*', ''))) {
    refuse({ field: 'viewNameRegex', operation }, 'may contain only literals, ^, $, a dot and one .*');
  }
}
