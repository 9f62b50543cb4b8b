'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { QueryRows } from '../client/chat-stream/QueryRows.js';
import type { Dashboard } from '../client/resources/dashboards.js';
import type { ReportSnapshot } from '../client/resources/report-snapshots.js';
import { asServiceError } from './asServiceError.js';
import { useServiceClient } from './provider/useServiceClient.js';
import { detailQuery } from './resourceQueries.js';
import { useRead } from './useRead.js';

/** The rows of a report on a dashboard. */
export interface SnapshotRows extends QueryRows {
  /** True if there are more rows. Default false. */
  readonly isCapped?: boolean | undefined;
  /** The query that returned the rows, which the Python code of the report then runs over. Default: the published one. */
  readonly sqlQuery?: string | undefined;
}

/** A dashboard's request for the rows of a report. */
export interface SnapshotRequest<View> {
  /** The dashboard that shows the report. */
  readonly dashboard: Dashboard;
  /** The report as it was when the dashboard was published. */
  readonly snapshot: ReportSnapshot;
  /** The filters, time grains and switches that apply. */
  readonly view: View;
}

/** Loads rows; `signal` aborts it. */
export type LoadSnapshotRows<View> = (request: SnapshotRequest<View>, options: { readonly signal: AbortSignal }) => Promise<SnapshotRows>;

/** Reads the rows of a report on a dashboard. While another view loads, the previous rows stay. */
export function useSnapshotRows<View extends object>(
  { dashboard, snapshot, view }: SnapshotRequest<View>,
  load: LoadSnapshotRows<View> | undefined,
  isNeeded: boolean,
) {
  const { publicId, versionId } = dashboard;
  const call = async (_client: unknown, _params: object, { signal = new AbortController().signal } = {}) => {
    if (load === undefined) throw asServiceError(new Error('Nothing loads rows.'), 'runSql');
    try {
      return await load({ dashboard, snapshot, view }, { signal });
    } catch (error) {
      throw asServiceError(error, 'runSql');
    }
  };
  return useRead(
    detailQuery<SnapshotRows, object>(useServiceClient(), ['snapshot-rows', publicId, versionId, snapshot.id], call, { view }),
    {
      enabled: isNeeded && load !== undefined,
      // Warehouse queries cost money: they run again on request only.
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      placeholderData: keepPreviousData,
    },
  );
}
