import { PenLine, Trash2 } from 'lucide-react';
import { can } from '../../../client/permissions/can.js';
import type { Report } from '../../../client/resources/reports.js';
import { useDeleteReport, useUpdateReport } from '../../../data/resources/reports.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';

/** The actions on a report, each busy by its id. */
export const reportActions = {
  rename: action(
    'updateReport',
    'renamed',
    useUpdateReport,
    ({ deploymentId }: { readonly deploymentId: number }, { id }: Report, name: string) => ({ deploymentId, reportId: id, name }),
    {
      itemOf: ({ id }) => id,
      undoOf: (renamed, { name }, _name) => ['rename', renamed, name],
      isAllowed: (report) => can(undefined, 'ReportEdit', report).answer !== 'refused',
      dialog: 'name',
      icon: PenLine,
    },
  ),
  delete: action(
    'deleteReport',
    'deleted',
    useDeleteReport,
    ({ deploymentId }: { readonly deploymentId: number }, { id }: Report) => ({ deploymentId, reportId: id }),
    {
      itemOf: ({ id }) => id,
      isAllowed: (report) => can(undefined, 'ReportManage', report).answer !== 'refused',
      dialog: 'confirm',
      icon: Trash2,
    },
  ),
};

/** Callbacks for renaming and deleting a report, and for failures. */
export interface ReportListEvents extends ActionEvents<'report-list', typeof reportActions> {}
