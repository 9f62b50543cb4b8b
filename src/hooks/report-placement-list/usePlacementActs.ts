'use client';
import { useReducer } from 'react';
import type { ConnectReportToWorkbookInput } from '../../client/resources/report-placements.js';
import type { Report, ReportAddress } from '../../client/resources/reports.js';
import { useConnectReportToWorkbook, useDisconnectReportFromWorkbook, useRefreshReport } from '../resources/reports.js';
import { useLatest } from '../useLatest.js';
import { type Act, attemptAct } from '../widget-events/attemptAct.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../widget-events/WidgetEvents.js';
import { applyDepartures, noWork, type PlacementWork, workReducer } from './departures.js';
import type { PlacementRow } from './PlacementRow.js';
import { addressOf, connectionOf } from './placementAddress.js';

/** What a host hears of the list, and where it may step in. A `before` that answers `false` keeps the act from happening. */
export interface PlacementEvents extends WidgetErrorEvents<'report-placement-list'> {
  readonly onBeforeRefresh?: ((row: PlacementRow) => Veto) | undefined;
  readonly onRefreshed?: ((report: Report, row: PlacementRow) => void) | undefined;
  readonly onBeforeDisconnect?: ((row: PlacementRow) => Veto) | undefined;
  readonly onDisconnected?: ((report: Report, row: PlacementRow) => void) | undefined;
  readonly onBeforeConnect?: ((input: ReportConnection) => Veto) | undefined;
  /** Also after a disconnection was taken back. */
  readonly onConnected?: ((report: Report, input: ReportConnection) => void) | undefined;
}

export type ReportConnection = ReportAddress & ConnectReportToWorkbookInput;

export interface PlacementActs {
  /** Tells the service that the cells were written anew. */
  refresh(row: PlacementRow): Promise<ActOutcome<Report>>;
  /** Forgets the placement. Its row goes at once, and is there again if that fails. */
  disconnect(row: PlacementRow): Promise<ActOutcome<Report>>;
  /** Takes a disconnection back; the row returns to its place. */
  reconnect(row: PlacementRow): Promise<ActOutcome<Report>>;
  connect(input: ReportConnection): Promise<ActOutcome<Report>>;
}

/** The acts on `rows`, and what is going on with them. */
export function usePlacementActs(
  rows: readonly PlacementRow[],
  readAtMs: number,
  events: PlacementEvents,
): PlacementActs & PlacementWorkView {
  const [work, dispatch] = useReducer(workReducer, noWork);
  const writes = usePlacementWrites();
  const latest = useLatest({ events, shown: applyDepartures(rows, work, readAtMs) });

  const attempt = (act: Act<Report>) =>
    attemptAct({
      ...act,
      failed(error) {
        act.failed?.(error);
        latest.current.events.onError?.(error, { widget: 'report-placement-list', operation: act.operation });
      },
    });

  return {
    work,
    shown: applyDepartures(rows, work, readAtMs),
    refresh: (row) =>
      attempt({
        operation: 'refreshReport',
        before: () => latest.current.events.onBeforeRefresh?.(row),
        begin: () => dispatch({ kind: 'busy', key: row.key }),
        write: () => writes.refresh({ ...reportOf(row), ...addressOf(row) }),
        done(report) {
          dispatch({ kind: 'idle', key: row.key });
          latest.current.events.onRefreshed?.(report, row);
        },
        failed: () => dispatch({ kind: 'idle', key: row.key }),
      }),
    disconnect: (row) =>
      attempt({
        operation: 'disconnectReportFromWorkbook',
        before: () => latest.current.events.onBeforeDisconnect?.(row),
        begin: () => dispatch({ kind: 'leaving', key: row.key, keysBefore: keysBefore(latest.current.shown, row) }),
        write: () => writes.disconnect({ ...reportOf(row), ...addressOf(row) }),
        done(report) {
          dispatch({ kind: 'left', key: row.key, atMs: Date.now() });
          latest.current.events.onDisconnected?.(report, row);
        },
        failed: () => dispatch({ kind: 'stayed', key: row.key }),
      }),
    reconnect(row) {
      const input = { ...reportOf(row), ...connectionOf(row) };
      return attempt({
        operation: 'connectReportToWorkbook',
        before: () => latest.current.events.onBeforeConnect?.(input),
        write: () => writes.connect(input),
        done(report) {
          dispatch({ kind: 'restored', key: row.key });
          latest.current.events.onConnected?.(report, input);
        },
      });
    },
    connect: (input) =>
      attempt({
        operation: 'connectReportToWorkbook',
        before: () => latest.current.events.onBeforeConnect?.(input),
        write: () => writes.connect(input),
        done: (report) => latest.current.events.onConnected?.(report, input),
      }),
  };
}

interface PlacementWorkView {
  readonly work: PlacementWork;
  /** The rows without those that are on their way out. */
  readonly shown: readonly PlacementRow[];
}

function usePlacementWrites() {
  const { mutateAsync: refresh } = useRefreshReport();
  const { mutateAsync: disconnect } = useDisconnectReportFromWorkbook();
  const { mutateAsync: connect } = useConnectReportToWorkbook();
  return { refresh, disconnect, connect };
}

function reportOf({ deploymentId, reportId }: PlacementRow): ReportAddress {
  return { deploymentId, reportId };
}

function keysBefore(rows: readonly PlacementRow[], row: PlacementRow): readonly string[] {
  return rows
    .slice(
      0,
      rows.findIndex(({ key }) => key === row.key),
    )
    .map(({ key }) => key);
}
