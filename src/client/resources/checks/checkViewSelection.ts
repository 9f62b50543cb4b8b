import type { ViewSelection } from '../view-selection.js';
import { refuse } from './checks.js';

/** Refuses a selection that lacks a field its mode needs, or whose pattern is invalid. */
export function checkViewSelection({ selectionMode, viewNames, viewNameRegex }: ViewSelection, operation: string): void {
  if (selectionMode === 'selected' && !viewNames?.length) {
    refuse({ field: 'viewNames', operation }, "must name the views where selectionMode is 'selected'");
  }
  if (selectionMode === 'pattern' && !viewNameRegex) {
    refuse({ field: 'viewNameRegex', operation }, "is required where selectionMode is 'pattern'");
  }
  if (viewNameRegex && !isViewPattern(viewNameRegex)) {
    refuse({ field: 'viewNameRegex', operation }, 'may contain only literals, ^, $, a dot and one .*');
  }
}

/** True for a pattern that the service accepts: literals, `^`, `$`, a dot and one `.*` only. */
export function isViewPattern(pattern: string): boolean {
  return !/[\\[\](){}|?+*]/.test(pattern.replace('.*', ''));
}
