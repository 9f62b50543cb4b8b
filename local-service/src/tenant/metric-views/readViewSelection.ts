import type { WarehouseMetricViewPreviewInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { isViewPattern } from './matchesViewPattern.js';

/** A selection of views of the data model, and the names of their tables and metric views. */
export interface ViewSelection {
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  readonly viewNames: readonly string[] | null;
  readonly viewNameRegex: string | null;
  readonly sourceOverrides: Readonly<Record<string, string>> | null;
  readonly targetNames: Readonly<Record<string, string>> | null;
}

/** 400 if the selection lacks a field that its mode needs, or its pattern is invalid. */
export function readViewSelection(input: SelectionInput): ViewSelection {
  const { selectionMode, viewNames = null, viewNameRegex = null, sourceOverrides = null, targetNames = null } = input;
  if (selectionMode === 'selected' && !viewNames?.length) throw invalid('viewNames', 'is required when views are selected');
  if (selectionMode === 'pattern' && !viewNameRegex) throw invalid('viewNameRegex', 'is required when views are selected by a pattern');
  if (viewNameRegex !== null && !isViewPattern(viewNameRegex)) {
    throw invalid('viewNameRegex', 'may contain only literals, ^, $, a dot and one .*');
  }
  return { selectionMode, viewNames, viewNameRegex, sourceOverrides, targetNames };
}

type SelectionInput = Pick<
  WarehouseMetricViewPreviewInput,
  'selectionMode' | 'viewNames' | 'viewNameRegex' | 'sourceOverrides' | 'targetNames'
>;
