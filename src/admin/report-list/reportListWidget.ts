import type { Report } from '../../client/resources/reports.js';
import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import { type ReportListModel, type ReportListOptions, useReportList } from './model/useReportList.js';

/** The options of a list of reports, including how a report opens. */
export interface ReportListWidgetOptions extends ReportListOptions {
  /** Called when the user opens a report by its name or its menu. */
  readonly onOpen?: ((report: Report) => void) | undefined;
  /** Makes the names links that can be opened in a new tab. A plain click still calls `onOpen`, if set. */
  readonly hrefOf?: ((report: Report) => string) | undefined;
}

/** The dialogs of a list of reports: rename a report, or enter the id of a spreadsheet to filter by. */
export type ReportListDialog = { readonly kind: 'rename'; readonly report: Report } | { readonly kind: 'choose-document' };

export const reportListWidget = createWidget<ReportListWidgetOptions, ReportListModel, ReportListDialog>({
  name: 'report-list',
  root: 'ReportListRoot',
  options: {
    ...listOptionKeys,
    deploymentId: true,
    pageSize: true,
    documents: true,
    onOpen: true,
    hrefOf: true,
    onBeforeRename: true,
    onRenamed: true,
    onError: true,
  },
  useModel: useReportList,
  stateOf: ({ list }) => list.state.status,
});
