import { PenLine, Trash2 } from 'lucide-react';
import { can } from '../../../client/permissions/can.js';
import type { Report } from '../../../client/resources/reports.js';
import { useCreateReport, useDeleteReport, useUpdateReport } from '../../../data/resources/reports.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';
import type { InDeployment } from '../../kit/actions/InDeployment.js';
import type { ReportInput } from './reportForm.js';

const idOf = (report: Report) => report.id;
const isEditable = (report: Report) => can(undefined, 'ReportEdit', report).answer !== 'refused';

/** The drawer refetches a report right before saving it, so a report without a version is not read again. */
const versionOf = (report: Report) => (typeof report.version === 'number' ? { base: report, expectedVersion: report.version } : {});

const deleteAction = action(
  'deleteReport',
  'deleted',
  useDeleteReport,
  ({ deploymentId }: InDeployment, report: Report) => ({ deploymentId, reportId: report.id }),
  {
    itemOf: idOf,
    isAllowed: (report) => can(undefined, 'ReportManage', report).answer !== 'refused',
    dialog: 'confirm',
    icon: Trash2,
  },
);

/** The actions of a list of reports. Their busy state is tracked by the id of the report. */
export const reportActions = {
  create: action(
    'createReport',
    'created',
    useCreateReport,
    ({ deploymentId }: InDeployment, input: ReportInput) => ({ deploymentId, ...input }),
    { dialog: 'create' },
  ),
  rename: action(
    'updateReport',
    'renamed',
    useUpdateReport,
    ({ deploymentId }: InDeployment, report: Report, name: string) => ({ deploymentId, reportId: report.id, name, base: report }),
    {
      itemOf: (report) => report.id,
      undoOf: (renamed, ...[report]) => ['rename', renamed, report.name],
      isAllowed: isEditable,
      dialog: 'name',
      icon: PenLine,
    },
  ),
  delete: deleteAction,
};

/** The actions on one report in a drawer. */
export const reportRecordActions = {
  update: action(
    'updateReport',
    'updated',
    useUpdateReport,
    ({ deploymentId }: InDeployment, report: Report, changes: Partial<ReportInput>) => ({
      deploymentId,
      reportId: report.id,
      ...changes,
      ...versionOf(report),
    }),
    { itemOf: (report) => report.id, isAllowed: isEditable },
  ),
  delete: deleteAction,
};

/** Callbacks for creating, renaming and deleting reports, and for failures. */
export interface ReportListEvents extends ActionEvents<'report-list', typeof reportActions> {}

/** Callbacks for changing and deleting the report in a drawer, and for failures. */
export interface ReportDrawerEvents extends ActionEvents<'report-list', typeof reportRecordActions> {}
