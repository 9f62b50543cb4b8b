'use client';
import { useCallback, useMemo, useReducer } from 'react';
import type { ItemSort } from '../../../data/resource-list/arrangeItems.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useFormats } from '../../../react/language/useFormats.js';
import type { ActionEffects } from '../../kit/actions/useActions.js';
import type { ListOptions } from '../../kit/list/ListOptions.js';
import { arrangeRows, type PlacementFilters, type PlacementParams } from './arrangeRows.js';
import { applyDepartures, departuresReducer, noDepartures } from './departures.js';
import type { PlacementRow } from './PlacementRow.js';
import type { PlacementEvents, placementActions } from './placementActions.js';
import { type PlacementSource, usePlacementRows, usePlacementWriters } from './usePlacementRows.js';

/** The source of the placements, and the parts of the view that the host controls. */
export interface ReportPlacementListOptions extends PlacementSource, PlacementEvents, ListOptions<PlacementFilters, Partial<ItemSort>> {}

/**
 * All placements of a spreadsheet or a report. The row of a placement disappears as soon as it is being disconnected, and returns to its
 * place if that fails or is undone.
 */
export function usePlacementList({ externalWorkbookId, deploymentId, reportId, ...view }: ReportPlacementListOptions) {
  const { locale } = useFormats();
  const read = usePlacementRows({ externalWorkbookId, deploymentId, reportId });
  const { items, readAtMs } = read;
  const [departures, dispatch] = useReducer(departuresReducer, noDepartures);
  const shown = useMemo(() => items && applyDepartures(items, departures, readAtMs), [items, departures, readAtMs]);
  const allRows = shown ?? none;
  const effects: ActionEffects<typeof placementActions> = {
    disconnect: {
      begin: ({ key }) => dispatch({ kind: 'leaving', key, keysBefore: keysBefore(allRows, key) }),
      done: (_, { key }) => dispatch({ kind: 'left', key, atMs: Date.now() }),
      failed: (_, { key }) => dispatch({ kind: 'stayed', key }),
    },
    reconnect: { done: (_, { key }) => dispatch({ kind: 'restored', key }) },
  };
  const list = useLocalList<PlacementRow, PlacementParams, string>({
    ...view,
    read: { ...read, items: shown },
    idOf: ({ key }) => key,
    arrange: useCallback(
      (rows: readonly PlacementRow[], wanted: LocalView<PlacementParams>) => arrangeRows(rows, wanted, locale),
      [locale],
    ),
  });
  return {
    ...list,
    effects,
    /** All rows, regardless of the search. */
    allRows,
    /** The name of the report that new placements belong to; `undefined` until it is known. */
    reportName: read.reports.find(({ id }) => id === reportId)?.name,
    /** Finds the first or last author of cells, if known. The function stays the same until more people are known. */
    writerOf: usePlacementWriters(read),
  };
}

function keysBefore(rows: readonly PlacementRow[], key: string): readonly string[] {
  const keys = rows.map((row) => row.key);
  return keys.slice(0, keys.indexOf(key));
}

const none: readonly PlacementRow[] = [];
