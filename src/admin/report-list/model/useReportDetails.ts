'use client';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import { can } from '../../../client/permissions/can.js';
import type { Report, ReportAddress } from '../../../client/resources/reports.js';
import { useReport } from '../../../data/resources/reports.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { Act } from '../../kit/useAct.js';
import { type ReportListEvents, useRenameReport } from './useRenameReport.js';

/** One report and its actions. Renders nothing. */
export interface ReportDetails {
  /** `undefined` until it is loaded. */
  readonly report: Report | undefined;
  /** The reason why the last read failed; the report read before stays. */
  readonly error: ServiceError | undefined;
  /** True until the report is read for the first time. */
  readonly isLoading: boolean;
  /** Reads the report again. */
  refetch(): void;
  /** Returns true if the user may rename the report. */
  canRename(report: Report): boolean;
  /** Renames a report. Busy by the report's id. */
  readonly rename: Act<[report: Report, name: string], Report>;
}

/** Headless hook behind `ReportDrawer`: `useReportDetails({ deploymentId: 1, reportId: 139 })`. */
export function useReportDetails(address: ReportAddress, events: ReportListEvents = {}): ReportDetails {
  const { data, error, isFetching, refetch } = useReport(address);
  useReadErrorEvent(error, { widget: 'report-list', operation: 'getReport' }, events);
  return {
    report: data,
    error: error ?? undefined,
    isLoading: isFetching,
    refetch: () => void refetch(),
    canRename,
    rename: useRenameReport(address.deploymentId, events),
  };
}

/** True unless the service said that the signed-in user may not edit the report. */
export function canRename(report: Report): boolean {
  return can(undefined, 'ReportEdit', report).answer !== 'refused';
}
