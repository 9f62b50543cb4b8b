'use client';
import type { Report, ReportAddress } from '../../../client/resources/reports.js';
import { useReport } from '../../../data/resources/reports.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { RecordRead } from '../../kit/resource/RecordDrawer.js';
import { type ReportListEvents, reportActions } from './reportActions.js';

/** One report and its actions. Renders nothing. */
export interface ReportDetails extends RecordRead<Report>, RunningActions<typeof reportActions> {}

/** Headless hook behind `ReportDrawer`: `useReportDetails({ deploymentId: 1, reportId: 139 })`. */
export function useReportDetails(address: ReportAddress, events: ReportListEvents = {}): ReportDetails {
  const { data, error, isFetching, refetch } = useReport(address);
  useReadErrorEvent(error, { widget: 'report-list', operation: 'getReport' }, events);
  return {
    data,
    error,
    isFetching,
    refetch,
    ...useActions('report-list', reportActions, { ...events, deploymentId: address.deploymentId }),
  };
}
