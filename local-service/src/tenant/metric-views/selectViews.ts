import type { DataModel, ModelView } from '../../data-model/ModelView.js';
import { matchesViewPattern } from './matchesViewPattern.js';
import type { ViewSelection } from './readViewSelection.js';

/** The views that are meant, by name; `view` is missing for a name that the data model does not know. */
export function selectViews({ views }: DataModel, { selectionMode, viewNames, viewNameRegex }: ViewSelection): readonly SelectedView[] {
  if (selectionMode === 'selected') {
    return [...new Set(viewNames)].map((name) => ({ name, view: views.find((view) => view.name === name) }));
  }
  const pattern = selectionMode === 'pattern' ? viewNameRegex : null;
  return views.filter(({ name }) => pattern === null || matchesViewPattern(pattern, name)).map((view) => ({ name: view.name, view }));
}

export interface SelectedView {
  readonly name: string;
  readonly view: ModelView | undefined;
}
