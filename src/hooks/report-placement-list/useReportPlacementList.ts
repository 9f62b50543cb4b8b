'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { ResourceOwner } from '../../client/resources/users.js';
import { type ResourceListState, readListState } from '../resource-list/readListState.js';
import { useFormats } from '../useFormats.js';
import { useReadErrorEvent } from '../widget-events/useReadErrorEvent.js';
import { arrangeRows, type PlacementView } from './arrangeRows.js';
import type { PlacementRow } from './PlacementRow.js';
import { type PlacementActs, type PlacementEvents, usePlacementActs } from './usePlacementActs.js';
import { type PlacementSource, usePlacementRows } from './usePlacementRows.js';
import { usePlacementWriters } from './usePlacementWriters.js';

/** All placements of a spreadsheet or of a report, and what can be done with them. Renders nothing. */
export interface ReportPlacements extends PlacementActs {
  readonly source: PlacementSource;
  readonly state: ResourceListState;
  /** What is found, in its order. */
  readonly rows: readonly PlacementRow[];
  /** Whatever is searched. */
  readonly allRows: readonly PlacementRow[];
  /** The report that new placements are of; `undefined` where the source names none. */
  readonly reportId: number | undefined;
  readonly reportName: string | undefined;
  readonly isRefreshing: boolean;
  /** Why the last refresh failed; the rows before stay. */
  readonly refreshError: ServiceError | undefined;
  /** Reads all of it anew. */
  reload(): void;
  isBusy(row: PlacementRow): boolean;
  /** Who wrote the cells first or last, where that is known. The same function until more people are known. */
  readonly writerOf: (userId: number | null | undefined) => ResourceOwner | undefined;
}

/** More of these the service does not list of one spreadsheet; it answers 422 instead of a part (docs/contract/limits.md#lists-and-bodies). */
export const placementLimits = { reports: 500, placements: 2000 } as const;

/** Whether a spreadsheet holds more than the service lists, so that asking again does not help. */
export function isOverPlacementLimit(error: ServiceError | undefined): boolean {
  return error?.status === 422;
}

/**
 * The logic of a list of placements: reads all of them, finds and orders them here, refreshes, connects, disconnects and takes
 * that back.
 */
export function useReportPlacementList(source: PlacementSource, view: PlacementView, events: PlacementEvents = {}): ReportPlacements {
  const read = usePlacementRows(source);
  const { locale } = useFormats();
  const { work, shown, ...acts } = usePlacementActs(read.rows, read.readAtMs, events);
  const rows = arrangeRows(shown, view, locale);
  const operation = source.externalWorkbookId === undefined ? 'getReport' : 'listExternalDocumentPlacements';
  useReadErrorEvent(read.error, { widget: 'report-placement-list', operation }, events);
  return {
    ...acts,
    source,
    state: readListState({
      itemCount: rows.length,
      hasMore: false,
      isFiltered: shown.length > 0,
      isPlaceholder: false,
      isPending: read.isPending,
      hasData: read.hasData,
      error: read.error,
    }),
    rows,
    allRows: shown,
    reportId: source.reportId,
    reportName: read.reports.find(({ id }) => id === source.reportId)?.name,
    isRefreshing: read.isFetching,
    refreshError: (read.hasData ? read.error : undefined) ?? undefined,
    reload: read.refresh,
    isBusy: ({ key }) => work.busyKeys.has(key),
    writerOf: usePlacementWriters(read),
  };
}
