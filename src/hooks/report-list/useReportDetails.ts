'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { can } from '../../client/permissions/can.js';
import type { Report, ReportAddress } from '../../client/resources/reports.js';
import { useReport, useUpdateReport } from '../resources/reports.js';
import { useLatest } from '../useLatest.js';
import { attemptAct } from '../widget-events/attemptAct.js';
import { useReadErrorEvent } from '../widget-events/useReadErrorEvent.js';
import type { ActOutcome } from '../widget-events/WidgetEvents.js';
import type { ReportListEvents } from './useReportList.js';

/** One report and what can be done with it. Renders nothing. */
export interface ReportDetails {
  /** `undefined` until it was read. */
  readonly report: Report | undefined;
  /** Why it could not be read; what was read before stays. */
  readonly error: ServiceError | undefined;
  readonly isLoading: boolean;
  refresh(): void;
  canRename(report: Report): boolean;
  rename(report: Report, name: string): Promise<ActOutcome<Report>>;
}

/** The logic of one report: `useReportDetails({ deploymentId: 1, reportId: 139 })`. */
export function useReportDetails({ deploymentId, reportId }: ReportAddress, events: ReportListEvents = {}): ReportDetails {
  const { data, error, isFetching, refetch } = useReport({ deploymentId, reportId });
  const { mutateAsync: update } = useUpdateReport();
  const latest = useLatest(events);
  useReadErrorEvent(error, { widget: 'report-list', operation: 'getReport' }, events);
  return {
    report: data,
    error: error ?? undefined,
    isLoading: isFetching,
    refresh: () => void refetch(),
    canRename: (report) => can(undefined, 'ReportEdit', report).answer !== 'refused',
    rename: (report, name) =>
      attemptAct({
        operation: 'updateReport',
        before: () => latest.current.onBeforeRename?.(report, name),
        write: () => update({ deploymentId, reportId: report.id, name }),
        done: (renamed) => latest.current.onRenamed?.(renamed, report),
        failed: (failure) => latest.current.onError?.(failure, { widget: 'report-list', operation: 'updateReport' }),
      }),
  };
}
