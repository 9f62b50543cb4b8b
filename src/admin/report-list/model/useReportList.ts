'use client';
import { useCallback, useMemo, useState } from 'react';
import type { GetReportsParams, Report } from '../../../client/resources/reports.js';
import type { ListChange, ListViewOptions, ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { reportsInfiniteQuery } from '../../../data/resources/reports.js';
import { useWorkbooks } from '../../../data/resources/workbooks.js';
import { useLatest } from '../../../react/useLatest.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { Act } from '../../kit/useAct.js';
import { addDocumentsOf, documentChoices, type ReportDocument } from './knownDocuments.js';
import { isCutOff, type ReportSort, sortOf } from './reportSort.js';
import type { FolderChoice } from './useFolderChoices.js';
import { useFolderChoices } from './useFolderChoices.js';
import { type ReportListEvents, useRenameReport } from './useRenameReport.js';
import { canRename } from './useReportDetails.js';

/** The reports to list, and the parts of the view that the host controls. */
export interface ReportListOptions
  extends ReportListEvents,
    Pick<ListViewOptions<ReportFilters, number>, 'search' | 'defaultSearch' | 'onSearchChange' | 'filters' | 'defaultFilters'> {
  /** The deployment whose reports are listed. */
  readonly deploymentId: number;
  /** The number of reports per page. Default 50. */
  readonly pageSize?: number | undefined;
  /** Called when the filters change. */
  readonly onFiltersChange?: ((filters: ReportFilters, change: ListChange) => void) | undefined;
  /** The order of the list. Default: newest first. */
  readonly sort?: ReportSort | undefined;
  /** The initial order. Default: newest first. */
  readonly defaultSort?: ReportSort | undefined;
  /** Called when the order changes. */
  readonly onSortChange?: ((sort: ReportSort, change: ListChange) => void) | undefined;
  /** Spreadsheets to filter by, in addition to those of the loaded reports. */
  readonly documents?: readonly ReportDocument[] | undefined;
}

/** The filters of a list of reports: a folder and a spreadsheet. */
export type ReportFilters = Pick<GetReportsParams, 'folderId' | 'externalWorkbookId'>;

/** The reports of a deployment and their actions. Renders nothing. */
export interface ReportListModel {
  /** The reports, with search, filters and paging. */
  readonly list: ResourceList<Report, GetReportsParams, number>;
  /** Changes some of the filters and keeps the others. Always the same function. */
  filterBy(filters: ReportFilters): void;
  /** The order of the list; the service's own is the newest first. */
  readonly sort: ReportSort;
  /** True if there may be further reports that this order cannot load. */
  readonly isCutOff: boolean;
  /** The folders to filter by. */
  readonly folders: readonly FolderChoice[];
  /** The spreadsheets to filter by. */
  readonly documents: readonly ReportDocument[];
  /** The name of a workbook; `undefined` until it is known. The same function until more names are known. */
  readonly workbookNameOf: (workbookId: number) => string | undefined;
  /** Returns true unless the service reports that the user may not edit the report. */
  canRename(report: Report): boolean;
  /** Renames a report. */
  readonly rename: Act<[report: Report, name: string], Report>;
}

/** Headless hook behind `ReportList`: `useReportList({ deploymentId: 1 })`. */
export function useReportList(options: ReportListOptions): ReportListModel {
  const { deploymentId, pageSize = 50, documents = noDocuments, onFiltersChange, onSortChange, ...view } = options;
  const list = useResourceList<Report, GetReportsParams, number>({
    ...view,
    query: reportsInfiniteQuery,
    params: { deploymentId, first: pageSize },
    idOf,
    onFiltersChange,
    onSortChange: (sort, change) => onSortChange?.(sortOf(sort), change),
  });
  const latest = useLatest(list);
  const sort = sortOf(list.sort);
  const known = useDocumentsOf(list.items);
  const { externalWorkbookId } = list.filters;
  useReadErrorEvent(list.query.error, { widget: 'report-list', operation: 'getReports' }, options);
  return {
    list,
    filterBy: useCallback((filters) => latest.current.setFilters({ ...latest.current.filters, ...filters }), [latest]),
    sort,
    isCutOff: isCutOff(sort, list.items.length, pageSize),
    folders: useFolderChoices(deploymentId, list.filters.folderId),
    documents: useMemo(() => documentChoices(documents, known, externalWorkbookId), [documents, known, externalWorkbookId]),
    workbookNameOf: useWorkbookNames(deploymentId, list.items),
    canRename,
    rename: useRenameReport(deploymentId, options),
  };
}

function idOf({ id }: Report): number {
  return id;
}

/** Keeps found documents as choices: another filter hides their reports. */
function useDocumentsOf(reports: readonly Report[]): readonly ReportDocument[] {
  const [known, setKnown] = useState(noDocuments);
  const current = addDocumentsOf(known, reports);
  if (current !== known) setKnown(current);
  return current;
}

/** Reports contain only the id of their workbook, so its name is read separately. */
function useWorkbookNames(deploymentId: number, reports: readonly Report[]): ReportListModel['workbookNameOf'] {
  const isAsked = reports.some(({ workbookId }) => typeof workbookId === 'number');
  const { data } = useWorkbooks({ deploymentId }, { enabled: isAsked });
  return useCallback((workbookId) => data?.items.find(({ id }) => id === workbookId)?.name, [data]);
}

const noDocuments: readonly ReportDocument[] = [];
