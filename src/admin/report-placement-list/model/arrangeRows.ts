import type { ReportPlacement } from '../../../client/resources/report-placements.js';
import type { LocalView } from '../../../data/resource-list/useLocalList.js';
import { searchKey } from '../../../react/searchText.js';
import { isGranted, type PlacementRow } from './PlacementRow.js';

export type PlacementColumn = 'report' | 'document' | 'sheet' | 'sync' | 'placed' | 'refreshed';

/** The order of placements. `{}` keeps the order of the service. */
export interface PlacementSort {
  /** The id of the column to sort by. */
  readonly columnId?: string | undefined;
  /** `ASC` for ascending, `DESC` for descending. */
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** The filter of the list: one sync state. */
export interface PlacementFilters {
  /** Shows only placements with this state. */
  readonly syncStatus?: NonNullable<ReportPlacement['syncStatus']> | undefined;
}

/** The filter and order of the list. */
export interface PlacementParams extends PlacementFilters, PlacementSort {}

/** Returns the filtered and sorted rows. */
export function arrangeRows(
  rows: readonly PlacementRow[],
  { search, filters: { syncStatus }, sort: { columnId = '', direction } }: LocalView<PlacementParams>,
  locale: string,
): readonly PlacementRow[] {
  const wanted = searchKey(search, locale);
  const found = rows.filter((row) => (syncStatus === undefined || syncStateOf(row) === syncStatus) && mentions(row, wanted, locale));
  const keyOf = keysOfColumns[columnId];
  if (keyOf === undefined) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'DESC' ? -1 : 1;
  return found.toSorted((one, other) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    // Unknown values come last in either direction.
    if (key === '' || otherKey === '') return Number(key === '') - Number(otherKey === '');
    return sign * compare(key, otherKey);
  });
}

/** Returns the sync state of the cells; `undefined` if the user may not read the report. A missing state is unknown. */
export function syncStateOf(row: PlacementRow): string | undefined {
  return isGranted(row) ? (row.syncStatus ?? 'UNKNOWN') : undefined;
}

function mentions(row: PlacementRow, wanted: string, locale: string): boolean {
  if (wanted === '') return true;
  const { reportName, workbookName, externalWorkbookId, sheetName, resultLocation, owner } = row;
  const texts = [reportName, workbookName, externalWorkbookId, sheetName, resultLocation, owner?.firstName, owner?.email];
  return texts.some((text) => text != null && searchKey(text, locale).includes(wanted));
}

const keysOfColumns: Readonly<Record<string, (row: PlacementRow) => string>> = {
  report: ({ reportName }) => reportName ?? '',
  document: ({ workbookName, externalWorkbookId }) => workbookName ?? externalWorkbookId,
  sheet: ({ sheetName, resultLocation }) => `${sheetName ?? ''} ${resultLocation}`.trim(),
  sync: (row) => syncStateOf(row) ?? '',
  placed: ({ placedAt }) => placedAt ?? '',
  refreshed: ({ refreshedAt }) => refreshedAt ?? '',
} satisfies Record<PlacementColumn, (row: PlacementRow) => string>;
