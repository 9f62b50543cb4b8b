'use client';
import type { Report } from '../../../client/resources/reports.js';
import { useUpdateReport } from '../../../data/resources/reports.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type Act, useAct } from '../../kit/useAct.js';

/** Callbacks for renaming a report, and for failures. */
export interface ReportListEvents extends WidgetErrorEvents<'report-list'> {
  /** Called before a report is renamed. Return `false`, or a promise of it, to cancel. */
  readonly onBeforeRename?: ((report: Report, name: string) => Veto) | undefined;
  /** Called with the renamed report and the report before. */
  readonly onRenamed?: ((report: Report, before: Report) => void) | undefined;
}

/** Renames a report of the deployment. */
export function useRenameReport(deploymentId: number, events: ReportListEvents): Act<[report: Report, name: string], Report> {
  const { mutateAsync: update } = useUpdateReport();
  return useAct('report-list', events, {
    operation: 'updateReport',
    call: (report: Report, name: string) => update({ deploymentId, reportId: report.id, name }),
    before: events.onBeforeRename,
    done: (renamed, report) => events.onRenamed?.(renamed, report),
    itemOf: ({ id }) => id,
  });
}
