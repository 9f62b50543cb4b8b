import type { WorkspaceObjectsParams } from '../../../client/resources/workspace.js';
import { choicesParam, sortParam } from '../../../data/list-params/paramCodecs.js';

/** The order of a workspace. Folders always come first. */
export interface WorkspaceSort {
  /** The column to sort by; `updated` and `created` are times. */
  readonly columnId: 'name' | 'updated' | 'created';
  /** `ASC` for ascending, `DESC` for descending. */
  readonly direction: 'ASC' | 'DESC';
}

export const byName: WorkspaceSort = { columnId: 'name', direction: 'ASC' };

export function sortParams({ columnId, direction }: WorkspaceSort): OrderParams {
  return { orderByField: fields[columnId], orderByDirection: direction };
}

export function readSort({ orderByField, orderByDirection }: OrderParams): WorkspaceSort | undefined {
  const columnId = columns.find((id) => fields[id] === orderByField);
  return columnId === undefined ? undefined : { columnId, direction: orderByDirection ?? 'ASC' };
}

type OrderParams = Pick<WorkspaceObjectsParams, 'orderByField' | 'orderByDirection'>;

const fields = { name: 'name', updated: 'updated_at', created: 'created_at' } as const;
const columns = ['name', 'updated', 'created'] as const;

/** Keeps the view of a `WorkspaceExplorer` in the URL, with `useListParams`. */
export const workspaceParams = {
  filters: { types: choicesParam(['FOLDER', 'WORKBOOK', 'REPORT']) },
  sort: sortParam(['name', 'updated', 'created'], byName),
} as const;
