import type { Report } from '../../client/resources/reports.js';
import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import { type ReportListModel, type ReportListOptions, useReportList } from './model/useReportList.js';

/** A list of reports, and how its parts open one. */
export interface ReportListWidgetOptions extends ReportListOptions {
  /** Called when somebody opens a report by its name or its menu. */
  readonly onOpen?: ((report: Report) => void) | undefined;
  /** Makes the names links, which can be opened elsewhere; a plain click still calls `onOpen`, where there is one. */
  readonly hrefOf?: ((report: Report) => string) | undefined;
}

/** The dialogs of a list of reports: a report's new name, and the id of a spreadsheet to filter by. */
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
