import { PenLine } from 'lucide-react';
import { can } from '../../../client/permissions/can.js';
import type { Report } from '../../../client/resources/reports.js';
import { useUpdateReport } from '../../../data/resources/reports.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';

/** The actions on a report. Renaming is busy by the report's id. */
export const reportActions = {
  rename: action(
    'updateReport',
    'renamed',
    useUpdateReport,
    ({ deploymentId }: { readonly deploymentId: number }, { id }: Report, name: string) => ({ deploymentId, reportId: id, name }),
    { itemOf: ({ id }) => id, isAllowed: canRename, dialog: 'name', icon: PenLine },
  ),
};

/** Callbacks for renaming a report, and for failures. */
export interface ReportListEvents extends ActionEvents<'report-list', typeof reportActions> {}

/** Returns true unless the service reports that the signed-in user may not edit the report. */
export function canRename(report: Report): boolean {
  return can(undefined, 'ReportEdit', report).answer !== 'refused';
}
