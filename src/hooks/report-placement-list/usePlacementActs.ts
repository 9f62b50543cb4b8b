'use client';
import { useReducer } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { ConnectReportToWorkbookInput } from '../../client/resources/report-placements.js';
import type { Report, ReportAddress } from '../../client/resources/reports.js';
import { asServiceError } from '../asServiceError.js';
import { useConnectReportToWorkbook, useDisconnectReportFromWorkbook, useRefreshReport } from '../resources/reports.js';
import { useLatest } from '../useLatest.js';
import { applyDepartures, noWork, type PlacementWork, workReducer } from './departures.js';
import type { PlacementRow } from './PlacementRow.js';
import { addressOf, connectionOf } from './placementAddress.js';

/** What a host hears of the list, and where it may step in. A `before` that answers `false` keeps the act from happening. */
export interface PlacementEvents {
  readonly onBeforeRefresh?: ((row: PlacementRow) => Veto) | undefined;
  readonly onRefreshed?: ((report: Report, row: PlacementRow) => void) | undefined;
  readonly onBeforeDisconnect?: ((row: PlacementRow) => Veto) | undefined;
  readonly onDisconnected?: ((report: Report, row: PlacementRow) => void) | undefined;
  readonly onBeforeConnect?: ((input: ReportConnection) => Veto) | undefined;
  /** Also after a disconnection was taken back. */
  readonly onConnected?: ((report: Report, input: ReportConnection) => void) | undefined;
  readonly onError?:
    | ((error: ServiceError, at: { readonly widget: 'report-placement-list'; readonly operation: string }) => void)
    | undefined;
}

export type ReportConnection = ReportAddress & ConnectReportToWorkbookInput;

/** `false`, or a promise of it, is a veto. */
// biome-ignore lint/suspicious/noConfusingVoidType: a callback that returns nothing vetoes nothing
type Veto = boolean | void | Promise<boolean | void>;

/** What came of an act. */
export type PlacementOutcome = { readonly kind: 'done' | 'vetoed' } | { readonly kind: 'failed'; readonly error: ServiceError };

export interface PlacementActs {
  /** Tells the service that the cells were written anew. */
  refresh(row: PlacementRow): Promise<PlacementOutcome>;
  /** Forgets the placement. Its row goes at once, and is there again if that fails. */
  disconnect(row: PlacementRow): Promise<PlacementOutcome>;
  /** Takes a disconnection back; the row returns to its place. */
  reconnect(row: PlacementRow): Promise<PlacementOutcome>;
  connect(input: ReportConnection): Promise<PlacementOutcome>;
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

  async function attempt(operation: string, act: Attempt): Promise<PlacementOutcome> {
    let report: Report;
    try {
      if ((await act.before()) === false) return { kind: 'vetoed' };
      act.begin?.();
      report = await act.write();
    } catch (cause) {
      const error = asServiceError(cause, operation);
      act.failed?.();
      latest.current.events.onError?.(error, { widget: 'report-placement-list', operation });
      return { kind: 'failed', error };
    }
    act.done(report);
    return { kind: 'done' };
  }

  return {
    work,
    shown: applyDepartures(rows, work, readAtMs),
    refresh: (row) =>
      attempt('refreshReport', {
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
      attempt('disconnectReportFromWorkbook', {
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
      return attempt('connectReportToWorkbook', {
        before: () => latest.current.events.onBeforeConnect?.(input),
        write: () => writes.connect(input),
        done(report) {
          dispatch({ kind: 'restored', key: row.key });
          latest.current.events.onConnected?.(report, input);
        },
      });
    },
    connect: (input) =>
      attempt('connectReportToWorkbook', {
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

interface Attempt {
  readonly before: () => Veto;
  readonly begin?: () => void;
  readonly write: () => Promise<Report>;
  readonly done: (report: Report) => void;
  readonly failed?: () => void;
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
