'use client';
import { useCallback, useMemo, useState } from 'react';
import type { Draft } from '../../../chat/store/fold/Draft.js';
import type { GetReportsParams, Report } from '../../../client/resources/reports.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { reportsInfiniteQuery } from '../../../data/resources/reports.js';
import { useWorkbookNames } from '../../../data/resources/workbooks.js';
import { useLatest } from '../../../react/state/useLatest.js';
import type { ListOptions } from '../../kit/list/ListOptions.js';
import { type FolderChoice, useFolderChoices } from '../../shared/workspace/useFolderChoices.js';
import { addDocumentsOf, documentChoices, type ReportDocument } from './knownDocuments.js';
import type { ReportListEvents } from './reportActions.js';
import { isCutOff, type ReportSort, sortOf } from './reportSort.js';

/** The reports to list, how one opens, and the parts of the view that the host controls. The standard order is newest first. */
export interface ReportListOptions extends ReportListEvents, ListOptions<ReportFilters, ReportSort> {
  /** The deployment whose reports are listed. */
  readonly deploymentId: number;
  /** The number of reports per page. Default 50. */
  readonly pageSize?: number | undefined;
  /** Spreadsheets to filter by, in addition to those of the loaded reports. */
  readonly documents?: readonly ReportDocument[] | undefined;
  /** Called when the user opens a report by its name or its menu. */
  readonly onOpen?: ((report: Report) => void) | undefined;
  /** Makes the names links that can be opened in a new tab. A plain click still calls `onOpen`, if set. */
  readonly hrefOf?: ((report: Report) => string) | undefined;
  /**
   * Called with a draft whose context is the report when the user presses “Ask about this”. Pass it to `fill` of a chat's handle. Without it,
   * the button is not shown.
   * @see docs/chat-parts.md#ask-about-this
   */
  readonly onAskAbout?: ((draft: Draft) => void) | undefined;
}

/** The filters of a list of reports: a folder and a spreadsheet. */
export type ReportFilters = Pick<GetReportsParams, 'folderId' | 'externalWorkbookId'>;

/** What a list of reports has in addition to its reports and actions. */
export interface ReportListExtras {
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
}

const standardPageSize = 50;

/** Reads the reports page by page. */
export function useReportsOf({ deploymentId, pageSize, onSortChange, ...view }: ReportListOptions) {
  return useResourceList<Report, GetReportsParams, number>({
    ...view,
    query: reportsInfiniteQuery,
    params: { deploymentId, first: pageSize ?? standardPageSize },
    idOf: ({ id }) => id,
    onSortChange: (sort, change) => onSortChange?.(sortOf(sort), change),
  });
}

/** Returns what the list has in addition to its reports and actions. */
export function useReportExtras(
  { deploymentId, pageSize = standardPageSize, documents = noDocuments }: ReportListOptions,
  list: Pick<ResourceList<Report, GetReportsParams, number>, 'items' | 'filters' | 'setFilters' | 'sort'>,
): ReportListExtras {
  const latest = useLatest(list);
  const sort = sortOf(list.sort);
  const known = useDocumentsOf(list.items);
  const { externalWorkbookId } = list.filters;
  return {
    filterBy: useCallback((filters) => latest.current.setFilters({ ...latest.current.filters, ...filters }), [latest]),
    sort,
    isCutOff: isCutOff(sort, list.items.length, pageSize),
    folders: useFolderChoices(deploymentId, list.filters.folderId),
    documents: useMemo(() => documentChoices(documents, known, externalWorkbookId), [documents, known, externalWorkbookId]),
    workbookNameOf: useWorkbookNames(
      { deploymentId },
      list.items.some(({ workbookId }) => typeof workbookId === 'number'),
    ),
  };
}

/** Keeps found documents as choices: another filter hides their reports. */
function useDocumentsOf(reports: readonly Report[]): readonly ReportDocument[] {
  const [known, setKnown] = useState(noDocuments);
  const current = addDocumentsOf(known, reports);
  if (current !== known) setKnown(current);
  return current;
}

const noDocuments: readonly ReportDocument[] = [];
