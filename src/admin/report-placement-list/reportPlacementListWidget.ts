'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { type TableSlots, tableSlotKeys } from '../kit/list/ListSlots.js';
import { createWidget, listOptionKeys } from '../kit/widget/createWidget.js';
import { englishPlacements } from './labels/en.js';
import type { PlacementLabels } from './labels/PlacementLabels.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { placementActions } from './model/placementActions.js';
import { type ReportPlacementListModel, type ReportPlacementListOptions, useReportPlacementList } from './model/useReportPlacementList.js';
import type { PlacementHost } from './placementHosts.js';

/** The values that cells need in addition to the placement. */
export interface PlacementCellContext {
  /** Finds the author of the cells. Without it, or without a result, the id is shown. */
  readonly writerOf?: ((userId: number | null | undefined) => ResourceOwner | undefined) | undefined;
  /** The names of spreadsheet programs, by the service's own words. Default: names for `sheets` and `excel`. */
  readonly hosts?: readonly PlacementHost[] | undefined;
}

/** The options of a list of placements, including spreadsheet programs and contact to owners. */
export interface ReportPlacementListWidgetOptions
  extends ReportPlacementListOptions,
    TableSlots<PlacementRow, PlacementLabels, PlacementCellContext> {
  /**
   * The spreadsheet programs, by the service's own words. Default: `sheets` and `excel`. Unlisted programs of existing
   * placements are shown unchanged.
   */
  readonly hosts?: readonly PlacementHost[] | undefined;
  /** Called when the user asks the owner of a report they may not read. Replaces the default email. */
  readonly onAskOwner?: ((row: PlacementRow) => void) | undefined;
}

/** The dialog of a list of placements: the form that connects cells, if the list belongs to one report. */
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
    ...tableSlotKeys,
    externalWorkbookId: true,
    deploymentId: true,
    reportId: true,
    hosts: true,
    onAskOwner: true,
    ...actionEventKeys(placementActions),
  },
  useModel: useReportPlacementList,
  stateOf: ({ list }) => list.state.status,
  // The search and pending removals belong to the previous list.
  subjectOf: ({ externalWorkbookId, deploymentId, reportId }) => JSON.stringify([externalWorkbookId, deploymentId, reportId]),
});

/** Returns the labels of the report placement list from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const usePlacementLabels = createLabelsHook<PlacementLabels>('placements', englishPlacements);
