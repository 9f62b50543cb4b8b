'use client';
import { TableProperties } from 'lucide-react';
import type { ColumnSort } from '../../ui/data-table/Column.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { WidgetTableProps } from '../kit/resource/ResourceWidget.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import type { PlacementLabels } from './labels/PlacementLabels.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { placementActions } from './model/placementActions.js';
import { type ReportPlacementListOptions, usePlacementList } from './model/usePlacementList.js';
import { type PlacementCellContext, placementColumns, usePlacementLabels } from './placementColumns.js';
import type { PlacementHost } from './placementHosts.js';

/** The options of a list of placements, including spreadsheet programs and contact to owners. */
export interface ReportPlacementListWidgetOptions extends ReportPlacementListOptions {
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

const dialogs: DialogTypes<ReportPlacementListDialog> = {};

export const reportPlacements = createResourceWidget({
  name: 'report-placement-list',
  root: 'ReportPlacementListRoot',
  useLabels: usePlacementLabels,
  options: { externalWorkbookId: true, deploymentId: true, reportId: true, hosts: true, onAskOwner: true },
  list: {
    useList: (options: ReportPlacementListWidgetOptions) => usePlacementList(options),
    operation: ({ externalWorkbookId }) => (externalWorkbookId === undefined ? 'getReport' : 'listExternalDocumentPlacements'),
    idOf: ({ key }) => key,
    nameOf: ({ resultLocation }) => resultLocation,
  },
  sort: wholeListSort,
  actions: placementActions,
  useMore: (_, { allRows, reportName, writerOf }) => ({ allRows, reportName, writerOf }),
  columns: ({ externalWorkbookId }) => placementColumns[externalWorkbookId === undefined ? 'document' : 'report'],
  contextOf: ({ model: { writerOf }, options: { externalWorkbookId, hosts } }): PlacementCellContext => ({
    subject: externalWorkbookId === undefined ? 'document' : 'report',
    writerOf,
    hosts,
  }),
  table: ({ subject = 'document' }, { hiddenReport }, sort) => ({
    nameOf: (row) => `${(subject === 'report' ? row.reportName : row.workbookName) ?? hiddenReport} ${row.resultLocation}`,
    cardsUpToPx,
    cardHeightPx: hasTimeLine(sort) ? timeLinePx[subject] : cardHeightPx,
    skeleton: placementShape(subject, sort),
  }),
  icon: TableProperties,
  dialogs,
  // The search and pending removals belong to the previous list.
  subjectOf: ({ externalWorkbookId, deploymentId, reportId }) => JSON.stringify([externalWorkbookId, deploymentId, reportId]),
});

/** Headless hook behind `ReportPlacementList`: `useReportPlacementList({ externalWorkbookId: 'trading-plan-2026' })`. */
export const useReportPlacementList = reportPlacements.useModel;

export interface PlacementTableProps
  extends Omit<WidgetTableProps<PlacementRow, string, PlacementLabels, PlacementCellContext>, 'context'>,
    Omit<PlacementCellContext, 'subject'> {
  /** The name of each row: `report` in a list of one document, `document` in a list of one report. */
  subject: 'report' | 'document';
}

/** Placements as a table. Pass `list={{ items }}` to show data without a service. Renders a `<div>` around the table. */
export function PlacementTable({ subject, writerOf, hosts, ...props }: PlacementTableProps) {
  return <reportPlacements.Table columns={placementColumns[subject]} context={{ subject, writerOf, hosts }} {...props} />;
}

/** Returns the layout of the loading table. Cards that are all in the page are as high as their lines. */
export function placementShape(subject: PlacementTableProps['subject'], sort: ColumnSort | undefined) {
  return { cardsUpToPx, cardHeightPx: hasTimeLine(sort) ? timeLinePx[subject] : 77, hasSortLine: true };
}

/** The time by which cards are sorted has its own line, because it is shown with its name. */
function hasTimeLine(sort: ColumnSort | undefined): boolean {
  return sort?.columnId === 'placed' || sort?.columnId === 'refreshed';
}

const timeLinePx = { report: 93, document: 114 };

/** Seven columns leave too little room for names below this width. */
const cardsUpToPx = 680;

/** Fits a name with its owner, the address and the state of the cells. */
const cardHeightPx = 92;
