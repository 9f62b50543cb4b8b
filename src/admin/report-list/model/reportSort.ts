import type { GetReportsParams } from '../../../client/resources/reports.js';
import { idParam, type ParamCodec, sortParam, textParam } from '../../../data/list-params/paramCodecs.js';
import type { ColumnSort } from '../../../ui/data-table/Column.js';

/** An order of reports, as the service takes it. */
export interface ReportSort {
  /** The field to sort by. */
  readonly sortBy: ReportSortField;
  /** `ASC` for ascending, `DESC` for descending. */
  readonly sortDirection: 'ASC' | 'DESC';
}

/** A field that the service can sort reports by. By `lastViewedAt` there is one page only. */
export type ReportSortField = NonNullable<GetReportsParams['sortBy']>;

/** Returns the initial order of a field: names from A to Z, times from newest to oldest. */
export function sortBy(field: ReportSortField): ReportSort {
  return { sortBy: field, sortDirection: field === 'name' ? 'ASC' : 'DESC' };
}

/** Returns the order of a list. The service's default is newest first. */
export function sortOf({ sortBy: field, sortDirection }: Partial<GetReportsParams>): ReportSort {
  const sort = sortBy(field ?? 'createdAt');
  return { ...sort, sortDirection: sortDirection ?? sort.sortDirection };
}

/**
 * True if there may be reports that a list cannot load: by `lastViewedAt` the service returns one page only
 * (docs/contract/reports.md#reports). A page that is not full is complete.
 */
export function isCutOff({ sortBy: field }: ReportSort, shownCount: number, pageSize: number): boolean {
  return field === 'lastViewedAt' && shownCount >= pageSize;
}

/** The order as a column of the table, and back. */
export const columnSort = {
  of(sort: Partial<GetReportsParams>): ColumnSort {
    const { sortBy: columnId, sortDirection: direction } = sortOf(sort);
    return { columnId, direction };
  },
  // Only columns that the service sorts by can be pressed.
  paramsOf: ({ columnId, direction }: ColumnSort): ReportSort => ({ sortBy: columnId as ReportSortField, sortDirection: direction }),
};

/** The fields to sort by, in the order in which they are offered. */
export const sortFields = ['createdAt', 'updatedAt', 'name', 'lastViewedAt'] as const satisfies readonly ReportSortField[];

const column = sortParam<ColumnSort>(sortFields, { columnId: 'createdAt', direction: 'DESC' });

const sort: ParamCodec<ReportSort> = {
  read: (text) => columnSort.paramsOf(column.read(text)),
  write: (order) => column.write(columnSort.of(order)),
};

/** Keeps the view of a `ReportList` in the URL, with `useListParams`. */
export const reportListParams = { filters: { folderId: idParam, externalWorkbookId: textParam }, sort } as const;
