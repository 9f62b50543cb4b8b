'use client';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { Report, ReportAddress } from '../../../client/resources/reports.js';
import { useReport } from '../../../data/resources/reports.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { canRename, type ReportListEvents, reportActions } from './reportActions.js';

/** One report and its actions. Renders nothing. */
export interface ReportDetails extends RunningActions<typeof reportActions> {
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
    ...useActions('report-list', reportActions, { ...events, deploymentId: address.deploymentId }),
  };
}
