import type { GetReportsParams } from '../../../client/resources/reports.js';

/** An order of reports, as the service takes it. */
export interface ReportSort {
  readonly sortBy: ReportSortField;
  readonly sortDirection: 'ASC' | 'DESC';
}

export type ReportSortField = NonNullable<GetReportsParams['sortBy']>;

/** The order of a field when it is first chosen: names from A to Z, times from the newest on. */
export function sortBy(field: ReportSortField): ReportSort {
  return { sortBy: field, sortDirection: field === 'name' ? 'ASC' : 'DESC' };
}

/** The order that a list shows; the service's own is the newest first. */
export function sortOf({ sortBy: field, sortDirection }: Partial<GetReportsParams>): ReportSort {
  const sort = sortBy(field ?? 'createdAt');
  return { ...sort, sortDirection: sortDirection ?? sort.sortDirection };
}

/**
 * Whether there may be reports that a list does not show and cannot load: by `lastViewedAt` the service gives one page
 * (docs/contract/reports.md#reports). A page that is not full is all there is.
 */
export function isCutOff({ sortBy: field }: ReportSort, shownCount: number, pageSize: number): boolean {
  return field === 'lastViewedAt' && shownCount >= pageSize;
}
