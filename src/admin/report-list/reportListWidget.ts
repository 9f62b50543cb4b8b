'use client';
import type { Report } from '../../client/resources/reports.js';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import { type TableSlots, tableSlotKeys } from '../kit/table/ListSlots.js';
import { englishReports } from './labels/en.js';
import type { ReportLabels } from './labels/ReportLabels.js';
import { type ReportListModel, type ReportListOptions, useReportList } from './model/useReportList.js';

/** The values that cells need in addition to the report. */
export interface ReportCellContext {
  /** Called when a name is opened. Makes the names buttons, or links with `hrefOf`. */
  readonly onOpen?: ((report: Report) => void) | undefined;
  /** Returns the address of a report, which makes its name a link. */
  readonly hrefOf?: ((report: Report) => string) | undefined;
  /** Returns the name of a workbook; `undefined` leaves it out. */
  readonly workbookNameOf?: ((workbookId: number) => string | undefined) | undefined;
}

/** The options of a list of reports, including how a report opens. */
export interface ReportListWidgetOptions extends ReportListOptions, TableSlots<Report, ReportLabels, ReportCellContext> {
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
    ...tableSlotKeys,
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

/** Returns the labels of the report list from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useReportLabels = createLabelsHook('reports', englishReports);
