'use client';
import { useCallback, useMemo, useReducer } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import type { ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { arrangeRows, type PlacementFilters, type PlacementParams } from './arrangeRows.js';
import { applyDepartures, departuresReducer, noDepartures } from './departures.js';
import type { PlacementRow } from './PlacementRow.js';
import { type PlacementEvents, placementActions } from './placementActions.js';
import { type PlacementSource, usePlacementRows, usePlacementWriters } from './usePlacementRows.js';

/** The source of the placements, and the parts of the view that the host controls. */
export interface ReportPlacementListOptions
  extends PlacementSource,
    PlacementEvents,
    Pick<
      ListViewOptions<PlacementFilters, string>,
      'search' | 'defaultSearch' | 'onSearchChange' | 'filters' | 'defaultFilters' | 'onFiltersChange'
    >,
    Pick<ListViewOptions<ItemSort, string>, 'sort' | 'defaultSort' | 'onSortChange'> {}

/**
 * All placements of a spreadsheet or a report, and their actions. The row of a placement disappears as soon as it is being disconnected,
 * and returns to its place if that fails or is undone.
 */
export interface ReportPlacementListModel extends RunningActions<typeof placementActions> {
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
  const { items, readAtMs } = read;
  const [departures, dispatch] = useReducer(departuresReducer, noDepartures);
  const shown = useMemo(() => items && applyDepartures(items, departures, readAtMs), [items, departures, readAtMs]);
  const actions = useActions('report-placement-list', placementActions, options, {
    disconnect: {
      begin: ({ key }) => dispatch({ kind: 'leaving', key, keysBefore: keysBefore(shown ?? [], key) }),
      done: (_, { key }) => dispatch({ kind: 'left', key, atMs: Date.now() }),
      failed: (_, { key }) => dispatch({ kind: 'stayed', key }),
    },
    reconnect: { done: (_, { key }) => dispatch({ kind: 'restored', key }) },
  });
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

function keysBefore(rows: readonly PlacementRow[], key: string): readonly string[] {
  const keys = rows.map((row) => row.key);
  return keys.slice(0, keys.indexOf(key));
}

const none: readonly PlacementRow[] = [];
