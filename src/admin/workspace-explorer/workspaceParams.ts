import { choicesParam, sortParam } from '../../data/list-params/paramCodecs.js';
import { byName } from './model/workspaceSort.js';

/** Keeps the view of a `WorkspaceExplorer` in the URL, with `useListParams`. */
export const workspaceParams = {
  filters: { types: choicesParam(['FOLDER', 'WORKBOOK', 'REPORT']) },
  sort: sortParam(['name', 'updated', 'created'], byName),
} as const;
