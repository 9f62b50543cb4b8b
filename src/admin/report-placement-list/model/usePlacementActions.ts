'use client';
import { useMemo, useReducer } from 'react';
import type { ConnectReportToWorkbookInput } from '../../../client/resources/report-placements.js';
import type { Report, ReportAddress } from '../../../client/resources/reports.js';
import { useConnectReportToWorkbook, useDisconnectReportFromWorkbook, useRefreshReport } from '../../../data/resources/reports.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type Action, useAction } from '../../kit/useAction.js';
import { applyDepartures, departuresReducer, noDepartures } from './departures.js';
import type { PlacementRow } from './PlacementRow.js';
import { addressOf, connectionOf } from './placementAddress.js';
import type { PlacementRead } from './usePlacementRows.js';

/** Callbacks for actions on placements. Return `false` from an `onBefore…` callback to cancel the action. */
export interface PlacementEvents extends WidgetErrorEvents<'report-placement-list'> {
  /** Called before a placement is reported as rewritten. */
  readonly onBeforeRefresh?: ((row: PlacementRow) => Veto) | undefined;
  /** Called with the updated report after a placement was reported as rewritten. */
  readonly onRefreshed?: ((report: Report, row: PlacementRow) => void) | undefined;
  /** Called before a placement is disconnected. */
  readonly onBeforeDisconnect?: ((row: PlacementRow) => Veto) | undefined;
  /** Called with the updated report after a placement was disconnected. */
  readonly onDisconnected?: ((report: Report, row: PlacementRow) => void) | undefined;
  /** Called before cells are connected, and before a disconnection is undone. */
  readonly onBeforeConnect?: ((input: ReportConnection) => Veto) | undefined;
  /** Called after cells were connected, and after a disconnection was undone. */
  readonly onConnected?: ((report: Report, input: ReportConnection) => void) | undefined;
}

/** A report, and the place in a spreadsheet where its rows were written. */
export type ReportConnection = ReportAddress & ConnectReportToWorkbookInput;

/** The actions on placements. */
export interface PlacementModelActions {
  /** Reports to the service that the cells were rewritten. Busy by the row's key. */
  readonly refresh: Action<[row: PlacementRow], Report>;
  /** Disconnects the placement. Its row disappears at once, and returns if the request fails. */
  readonly disconnect: Action<[row: PlacementRow], Report>;
  /** Undoes a disconnection. The row returns to its place. */
  readonly reconnect: Action<[row: PlacementRow], Report>;
  /** Records a new placement of a report. */
  readonly connect: Action<[input: ReportConnection], Report>;
}

/** The actions on the rows, and the rows with their effects applied. */
export function usePlacementActions(
  { items, readAtMs }: Pick<PlacementRead, 'items' | 'readAtMs'>,
  events: PlacementEvents,
): PlacementModelActions & ShownRows {
  const [departures, dispatch] = useReducer(departuresReducer, noDepartures);
  const shown = useMemo(() => items && applyDepartures(items, departures, readAtMs), [items, departures, readAtMs]);
  const { mutateAsync: refresh } = useRefreshReport();
  const { mutateAsync: disconnect } = useDisconnectReportFromWorkbook();
  const { mutateAsync: connect } = useConnectReportToWorkbook();
  return {
    shown,
    refresh: useAction(widget, events, {
      operation: 'refreshReport',
      itemOf: ({ key }) => key,
      before: events.onBeforeRefresh,
      call: (row: PlacementRow) => refresh({ ...reportOf(row), ...addressOf(row) }),
      done: (report, row) => events.onRefreshed?.(report, row),
    }),
    disconnect: useAction(widget, events, {
      operation: 'disconnectReportFromWorkbook',
      before: events.onBeforeDisconnect,
      begin: ({ key }) => dispatch({ kind: 'leaving', key, keysBefore: keysBefore(shown ?? [], key) }),
      call: (row: PlacementRow) => disconnect({ ...reportOf(row), ...addressOf(row) }),
      done(report, row) {
        dispatch({ kind: 'left', key: row.key, atMs: Date.now() });
        events.onDisconnected?.(report, row);
      },
      failed: (_, { key }) => dispatch({ kind: 'stayed', key }),
    }),
    reconnect: useAction(widget, events, {
      operation: 'connectReportToWorkbook',
      before: (row) => events.onBeforeConnect?.(reconnectionOf(row)),
      call: (row: PlacementRow) => connect(reconnectionOf(row)),
      done(report, row) {
        dispatch({ kind: 'restored', key: row.key });
        events.onConnected?.(report, reconnectionOf(row));
      },
    }),
    connect: useAction(widget, events, {
      operation: 'connectReportToWorkbook',
      before: events.onBeforeConnect,
      call: (input: ReportConnection) => connect(input),
      done: (report, input) => events.onConnected?.(report, input),
    }),
  };
}

interface ShownRows {
  /** The rows without those being removed; `undefined` until they are loaded. */
  readonly shown: readonly PlacementRow[] | undefined;
}

const widget = 'report-placement-list';

function reconnectionOf(row: PlacementRow): ReportConnection {
  return { ...reportOf(row), ...connectionOf(row) };
}

function reportOf({ deploymentId, reportId }: PlacementRow): ReportAddress {
  return { deploymentId, reportId };
}

function keysBefore(rows: readonly PlacementRow[], key: string): readonly string[] {
  const keys = rows.map((row) => row.key);
  return keys.slice(0, keys.indexOf(key));
}
