'use client';
import { useState } from 'react';
import type { Report, ReportAddress } from '../../../client/resources/reports.js';
import { useReport } from '../../../data/resources/reports.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { RecordReading } from '../../kit/record-form/RecordForm.js';
import { type ReportDrawerEvents, reportRecordActions } from './reportActions.js';

/** One report and its actions. Renders nothing. */
export interface ReportDetails extends RecordReading<Report>, RunningActions<typeof reportRecordActions> {}

/** Headless hook behind `ReportDrawer`: `useReportDetails({ deploymentId: 1, reportId: 139 })`. */
export function useReportDetails(address: ReportAddress, events: ReportDrawerEvents = {}): ReportDetails {
  const { data, error, isFetching, refetch } = useReport(address);
  const [deletedId, setDeletedId] = useState<number>();
  // After a deletion, the refetched report is expected to be missing.
  const failure = deletedId === address.reportId ? null : error;
  useReadErrorEvent(failure, { widget: 'report-list', operation: 'getReport' }, events);
  const onDeleted: ReportDrawerEvents['onDeleted'] = (...deleted) => {
    setDeletedId(address.reportId);
    events.onDeleted?.(...deleted);
  };
  return {
    data,
    error: failure,
    isFetching,
    refetch,
    ...useActions('report-list', reportRecordActions, { ...events, onDeleted, deploymentId: address.deploymentId }),
  };
}
