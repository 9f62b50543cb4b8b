import type { ReportPlacement } from '../../../client/resources/report-placements.js';
import { choiceParam, sortParam } from '../../../data/list-params/paramCodecs.js';
import { arrangeItems, type ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { LocalView } from '../../../data/resource-list/useLocalList.js';
import { isGranted, type PlacementRow } from './PlacementRow.js';

export type PlacementColumn = 'report' | 'document' | 'host' | 'sheet' | 'cells' | 'sync' | 'placed' | 'refreshed';

/** The filter of the list: one sync state. */
export interface PlacementFilters {
  /** Shows only placements with this state. */
  readonly syncStatus?: NonNullable<ReportPlacement['syncStatus']> | undefined;
}

/** The filter and order of the list. */
export interface PlacementParams extends PlacementFilters, ItemSort {}

/** Returns the filtered and sorted rows. */
export function arrangeRows(
  rows: readonly PlacementRow[],
  { filters: { syncStatus }, ...view }: LocalView<PlacementParams>,
  locale: string,
): readonly PlacementRow[] {
  const found = syncStatus === undefined ? rows : rows.filter((row) => syncStateOf(row) === syncStatus);
  return arrangeItems(found, view, { textsOf, sortKeys }, locale);
}

/** Returns the sync state of the cells; `undefined` if the user may not read the report. A missing state is unknown. */
export function syncStateOf(row: PlacementRow): string | undefined {
  return isGranted(row) ? (row.syncStatus ?? 'UNKNOWN') : undefined;
}

function textsOf({ reportName, workbookName, externalWorkbookId, sheetName, resultLocation, owner }: PlacementRow) {
  return [reportName, workbookName, externalWorkbookId, sheetName, resultLocation, owner?.firstName, owner?.email];
}

const sortKeys: Readonly<Record<string, (row: PlacementRow) => string | null | undefined>> = {
  report: ({ reportName }) => reportName,
  document: ({ workbookName, externalWorkbookId }) => workbookName ?? externalWorkbookId,
  host: ({ host }) => host,
  sheet: ({ sheetName, resultLocation }) => `${sheetName ?? ''} ${resultLocation}`.trim(),
  cells: ({ anchorCell }) => cellKey(anchorCell),
  sync: syncStateOf,
  placed: ({ placedAt }) => placedAt,
  refreshed: ({ refreshedAt }) => refreshedAt,
} satisfies Record<PlacementColumn, (row: PlacementRow) => string | null | undefined>;

/** Orders cells as a sheet does: by column, A to Z before AA, and then by row. */
function cellKey(cell: string | null | undefined): string {
  const { column = '', row = '' } = /^\$?(?<column>[A-Z]{1,3})\$?(?<row>\d{1,8})$/i.exec(cell ?? '')?.groups ?? {};
  return column === '' ? (cell ?? '') : `${column.length} ${column.toUpperCase()} ${row}`;
}

/** Keeps the view of a `ReportPlacementList` in the URL, with `useListParams`. */
export const placementListParams = {
  filters: { syncStatus: choiceParam<NonNullable<PlacementFilters['syncStatus']>>(['UP_TO_DATE', 'CHANGED', 'UNKNOWN']) },
  sort: sortParam<ItemSort>(['report', 'document', 'host', 'sheet', 'cells', 'sync', 'placed', 'refreshed'], {}),
} as const;
