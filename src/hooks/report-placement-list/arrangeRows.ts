import type { ReportPlacement } from '../../client/resources/report-placements.js';
import { isGranted, type PlacementRow } from './PlacementRow.js';

export type PlacementColumn = 'report' | 'document' | 'sheet' | 'sync' | 'placed' | 'refreshed';

export interface PlacementSort {
  readonly columnId: string;
  readonly direction: 'ASC' | 'DESC';
}

/** What is looked for among all placements, which are here already. */
export interface PlacementView extends PlacementFilters {
  readonly search: string;
  /** `undefined` is the order of the service. */
  readonly sort: PlacementSort | undefined;
}

/** What the list is narrowed to: placements in one state of synchronization. */
export interface PlacementFilters {
  readonly syncStatus?: NonNullable<ReportPlacement['syncStatus']> | undefined;
}

/** The rows to show, in their order. */
export function arrangeRows(
  rows: readonly PlacementRow[],
  { search, syncStatus, sort }: PlacementView,
  locale: string,
): readonly PlacementRow[] {
  const wanted = search.trim().toLocaleLowerCase(locale);
  const found = rows.filter((row) => (syncStatus === undefined || syncStateOf(row) === syncStatus) && mentions(row, wanted, locale));
  const keyOf = sort === undefined ? undefined : keysOfColumns[sort.columnId];
  if (sort === undefined || keyOf === undefined) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ASC' ? 1 : -1;
  return found.toSorted((one, other) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    // What is not known comes last either way.
    if (key === '' || otherKey === '') return Number(key === '') - Number(otherKey === '');
    return sign * compare(key, otherKey);
  });
}

/** Whether the cells match the query; `undefined` where the report may not be read. What the service does not tell is unknown. */
export function syncStateOf(row: PlacementRow): string | undefined {
  return isGranted(row) ? (row.syncStatus ?? 'UNKNOWN') : undefined;
}

function mentions(row: PlacementRow, wanted: string, locale: string): boolean {
  if (wanted === '') return true;
  const { reportName, workbookName, externalWorkbookId, sheetName, resultLocation, owner } = row;
  const texts = [reportName, workbookName, externalWorkbookId, sheetName, resultLocation, owner?.firstName, owner?.email];
  return texts.some((text) => text?.toLocaleLowerCase(locale).includes(wanted) === true);
}

const keysOfColumns: Readonly<Record<string, (row: PlacementRow) => string>> = {
  report: ({ reportName }) => reportName ?? '',
  document: ({ workbookName, externalWorkbookId }) => workbookName ?? externalWorkbookId,
  sheet: ({ sheetName, resultLocation }) => `${sheetName ?? ''} ${resultLocation}`.trim(),
  sync: (row) => syncStateOf(row) ?? '',
  placed: ({ placedAt }) => placedAt ?? '',
  refreshed: ({ refreshedAt }) => refreshedAt ?? '',
} satisfies Record<PlacementColumn, (row: PlacementRow) => string>;
