'use client';
import { useCallback, useState } from 'react';
import { can } from '../../client/permissions/can.js';
import type { GetReportsParams, Report } from '../../client/resources/reports.js';
import type { ListChange, ResourceList } from '../resource-list/ResourceList.js';
import { useResourceList } from '../resource-list/useResourceList.js';
import { reportsInfiniteQuery, useUpdateReport } from '../resources/reports.js';
import { useWorkbooks } from '../resources/workbooks.js';
import { useLatest } from '../useLatest.js';
import { attemptAct } from '../widget-events/attemptAct.js';
import { useReadErrorEvent } from '../widget-events/useReadErrorEvent.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../widget-events/WidgetEvents.js';
import type { FolderChoice } from './folderChoices.js';
import { addDocumentsOf, documentChoices, type ReportDocument } from './knownDocuments.js';
import { isCutOff, type ReportSort, sortOf } from './reportSort.js';
import { useFolderChoices } from './useFolderChoices.js';

/** Which reports are listed, and which parts of the view the host holds itself. */
export interface ReportListOptions extends ReportListEvents {
  readonly deploymentId: number;
  /** Default 50. */
  readonly pageSize?: number | undefined;
  readonly search?: string | undefined;
  readonly defaultSearch?: string | undefined;
  readonly onSearchChange?: ((search: string, change: ListChange) => void) | undefined;
  readonly filters?: ReportFilters | undefined;
  readonly defaultFilters?: ReportFilters | undefined;
  readonly onFiltersChange?: ((filters: ReportFilters, change: ListChange) => void) | undefined;
  /** Without one, the newest first. */
  readonly sort?: ReportSort | undefined;
  readonly defaultSort?: ReportSort | undefined;
  readonly onSortChange?: ((sort: ReportSort, change: ListChange) => void) | undefined;
  /** Spreadsheets to filter by, besides those of the reports that were read. */
  readonly documents?: readonly ReportDocument[] | undefined;
}

/** What a list of reports is narrowed to: those in one folder, in one spreadsheet. */
export type ReportFilters = Pick<GetReportsParams, 'folderId' | 'externalWorkbookId'>;

/** What a host hears of the list, and where it may step in. */
export interface ReportListEvents extends WidgetErrorEvents<'report-list'> {
  /** `false`, or a promise of it, keeps the report as it is. */
  readonly onBeforeRename?: ((report: Report, name: string) => Veto) | undefined;
  /** The report as it is now, and as it was. */
  readonly onRenamed?: ((report: Report, before: Report) => void) | undefined;
}

/** The reports of a deployment, and what can be done with them. Renders nothing. */
export interface ReportListModel {
  readonly list: ResourceList<Report, GetReportsParams, number>;
  readonly filters: ReportFilters;
  setFilters(filters: ReportFilters): void;
  readonly sort: ReportSort;
  setSort(sort: ReportSort): void;
  /** There may be further reports, but none that this order could load. */
  readonly isCutOff: boolean;
  readonly folders: readonly FolderChoice[];
  readonly documents: readonly ReportDocument[];
  /** By its id; `undefined` as long as it is not known. The same function until more names are known. */
  readonly workbookNameOf: (workbookId: number) => string | undefined;
  canRename(report: Report): boolean;
  rename(report: Report, name: string): Promise<ActOutcome<Report>>;
}

/** The logic of a list of reports: `useReportList({ deploymentId: 1 })`. */
export function useReportList({ deploymentId, pageSize = 50, documents = noDocuments, ...options }: ReportListOptions): ReportListModel {
  const list = useResourceList<Report, GetReportsParams, number>({
    query: reportsInfiniteQuery,
    params: { deploymentId, first: pageSize },
    idOf: ({ id }) => id,
    ...withoutEvents(options),
    onFiltersChange: (filters, change) => options.onFiltersChange?.(filtersOf(filters), change),
    onSortChange: (sort, change) => options.onSortChange?.(sortOf(sort), change),
  });
  const { mutateAsync: update } = useUpdateReport();
  const events = useLatest<ReportListEvents>(options);
  const filters = filtersOf(list.filters);
  const sort = sortOf(list.sort);
  useReadErrorEvent(list.query.error, { widget: 'report-list', operation: 'getReports' }, options);

  return {
    list,
    filters,
    setFilters: list.setFilters,
    sort,
    setSort: (next) => list.setSort({ ...next }),
    isCutOff: isCutOff(sort, list.items.length, pageSize),
    folders: useFolderChoices(deploymentId, filters.folderId),
    documents: documentChoices(documents, useDocumentsOf(list.items), filters.externalWorkbookId),
    workbookNameOf: useWorkbookNames(deploymentId, list.items),
    canRename: (report) => can(undefined, 'ReportEdit', report).answer !== 'refused',
    rename: (report, name) =>
      attemptAct({
        operation: 'updateReport',
        before: () => events.current.onBeforeRename?.(report, name),
        write: () => update({ deploymentId, reportId: report.id, name }),
        done: (renamed) => events.current.onRenamed?.(renamed, report),
        failed: (error) => events.current.onError?.(error, { widget: 'report-list', operation: 'updateReport' }),
      }),
  };
}

function withoutEvents({ search, defaultSearch, onSearchChange, filters, defaultFilters, sort, defaultSort }: Partial<ReportListOptions>) {
  return { search, defaultSearch, onSearchChange, filters, defaultFilters, sort, defaultSort };
}

function filtersOf({ folderId, externalWorkbookId }: Partial<GetReportsParams>): ReportFilters {
  return { folderId, externalWorkbookId };
}

/** Once found, a document stays to choose from: under another filter its reports are gone. */
function useDocumentsOf(reports: readonly Report[]): readonly ReportDocument[] {
  const [known, setKnown] = useState(noDocuments);
  const current = addDocumentsOf(known, reports);
  if (current !== known) setKnown(current);
  return current;
}

/** Reports tell the workbook that they lie in by its number; its name is read once there is one. */
function useWorkbookNames(deploymentId: number, reports: readonly Report[]): ReportListModel['workbookNameOf'] {
  const isAsked = reports.some(({ workbookId }) => typeof workbookId === 'number');
  const { data } = useWorkbooks({ deploymentId }, { enabled: isAsked });
  return useCallback((workbookId) => data?.items.find(({ id }) => id === workbookId)?.name, [data]);
}

const noDocuments: readonly ReportDocument[] = [];
