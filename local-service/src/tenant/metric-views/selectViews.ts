import type { ModelView } from '../../data-model/ModelView.js';
import { dataModel } from '../../warehouse/dataModel.js';
import { matchesViewPattern } from './matchesViewPattern.js';
import type { ViewSelection } from './readViewSelection.js';

/** The views that are meant, by name; `view` is missing for a name that the data model does not know. */
export function selectViews({ selectionMode, viewNames, viewNameRegex }: ViewSelection): readonly SelectedView[] {
  if (selectionMode === 'selected') {
    return [...new Set(viewNames)].map((name) => ({ name, view: dataModel.find((view) => view.name === name) }));
  }
  const pattern = selectionMode === 'pattern' ? viewNameRegex : null;
  return dataModel.filter(({ name }) => pattern === null || matchesViewPattern(pattern, name)).map((view) => ({ name: view.name, view }));
}

export interface SelectedView {
  readonly name: string;
  readonly view: ModelView | undefined;
}
