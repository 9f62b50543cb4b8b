'use client';
import { useCallback } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import type { ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useFormats } from '../../../react/useFormats.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { arrangeRows, type PlacementFilters, type PlacementParams } from './arrangeRows.js';
import type { PlacementRow } from './PlacementRow.js';
import { type PlacementEvents, type PlacementModelActions, usePlacementActions } from './usePlacementActions.js';
import { type PlacementSource, usePlacementRows } from './usePlacementRows.js';
import { usePlacementWriters } from './usePlacementWriters.js';

/** The source of the placements, and the parts of the view that the host controls. */
export interface ReportPlacementListOptions
  extends PlacementSource,
    PlacementEvents,
    Pick<
      ListViewOptions<PlacementFilters, string>,
      'search' | 'defaultSearch' | 'onSearchChange' | 'filters' | 'defaultFilters' | 'onFiltersChange'
    >,
    Pick<ListViewOptions<ItemSort, string>, 'sort' | 'defaultSort' | 'onSortChange'> {}

/** All placements of a spreadsheet or a report, and their actions. Renders nothing. */
export interface ReportPlacementListModel extends PlacementModelActions {
  /** The placements, with search, filter and order. */
  readonly list: ItemList<PlacementRow, PlacementParams, string>;
  /** All rows, regardless of the search. */
  readonly allRows: readonly PlacementRow[];
  /** The name of the report that new placements belong to; `undefined` until it is known. */
  readonly reportName: string | undefined;
  /** Finds the first or last author of cells, if known. The function stays the same until more people are known. */
  readonly writerOf: (userId: number | null | undefined) => ResourceOwner | undefined;
}

/** The maximum the service lists for one spreadsheet; beyond it, it returns 422 (docs/contract/limits.md#lists-and-bodies). */
export const placementLimits = { reports: 500, placements: 2000 } as const;

/** True if a spreadsheet exceeds these limits, so a retry does not help. */
export function isOverPlacementLimit(error: ServiceError | undefined): boolean {
  return error?.status === 422;
}

/** Headless hook behind `ReportPlacementList`: `useReportPlacementList({ externalWorkbookId: 'trading-plan-2026' })`. */
export function useReportPlacementList(options: ReportPlacementListOptions): ReportPlacementListModel {
  const { externalWorkbookId, reportId, ...view } = options;
  const { locale } = useFormats();
  const read = usePlacementRows(options);
  const { shown, ...actions } = usePlacementActions(read, options);
  const operation = externalWorkbookId === undefined ? 'getReport' : 'listExternalDocumentPlacements';
  useReadErrorEvent(read.error, { widget: 'report-placement-list', operation }, options);
  return {
    ...actions,
    list: useLocalList<PlacementRow, PlacementParams, string>({
      ...view,
      read: { ...read, items: shown },
      idOf: ({ key }) => key,
      arrange: useCallback(
        (rows: readonly PlacementRow[], wanted: LocalView<PlacementParams>) => arrangeRows(rows, wanted, locale),
        [locale],
      ),
    }),
    allRows: shown ?? none,
    reportName: read.reports.find(({ id }) => id === reportId)?.name,
    writerOf: usePlacementWriters(read),
  };
}

const none: readonly PlacementRow[] = [];
