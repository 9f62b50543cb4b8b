import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { type ReportPlacementListModel, type ReportPlacementListOptions, useReportPlacementList } from './model/useReportPlacementList.js';
import type { PlacementHost } from './placementHosts.js';

/** A list of placements, and what its host knows of spreadsheet programs and of owners. */
export interface ReportPlacementListWidgetOptions extends ReportPlacementListOptions {
  /** The spreadsheet programs by the words of the service; by default `sheets` and `excel`. Words of other placements are kept and shown as they are. */
  readonly hosts?: readonly PlacementHost[] | undefined;
  /** Takes the place of a mail to the owner of a report that may not be read. */
  readonly onAskOwner?: ((row: PlacementRow) => void) | undefined;
}

/** The dialog of a list of placements: the form that connects cells, where the list names a report. */
export interface ReportPlacementListDialog {
  readonly kind: 'connect';
}

export const reportPlacementListWidget = createWidget<
  ReportPlacementListWidgetOptions,
  ReportPlacementListModel,
  ReportPlacementListDialog
>({
  name: 'report-placement-list',
  root: 'ReportPlacementListRoot',
  options: {
    ...listOptionKeys,
    externalWorkbookId: true,
    deploymentId: true,
    reportId: true,
    hosts: true,
    onAskOwner: true,
    onBeforeRefresh: true,
    onRefreshed: true,
    onBeforeDisconnect: true,
    onDisconnected: true,
    onBeforeConnect: true,
    onConnected: true,
    onError: true,
  },
  useModel: useReportPlacementList,
  stateOf: ({ list }) => list.state.status,
  // The search and pending removals belong to the previous list.
  subjectOf: ({ externalWorkbookId, deploymentId, reportId }) => JSON.stringify([externalWorkbookId, deploymentId, reportId]),
});
