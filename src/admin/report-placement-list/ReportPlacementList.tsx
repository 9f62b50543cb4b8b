'use client';
import { ReportPlacementFooter } from './ReportPlacementFooter.js';
import { ReportPlacementListRoot, type ReportPlacementListRootProps } from './ReportPlacementListRoot.js';
import { ReportPlacementRows } from './ReportPlacementRows.js';
import { ReportPlacementToolbar } from './ReportPlacementToolbar.js';

export type ReportPlacementListProps = Omit<ReportPlacementListRootProps, 'children'>;

/**
 * The placements of reports in spreadsheets, and if their cells are up to date: those of a whole spreadsheet by
 * `externalWorkbookId`, otherwise those of one report by `deploymentId` and `reportId`. Renders a `<div>`.
 */
export function ReportPlacementList(props: ReportPlacementListProps) {
  return (
    <ReportPlacementListRoot {...props}>
      <ReportPlacementToolbar />
      <ReportPlacementRows />
      <ReportPlacementFooter />
    </ReportPlacementListRoot>
  );
}

ReportPlacementList.Root = ReportPlacementListRoot;
ReportPlacementList.Toolbar = ReportPlacementToolbar;
ReportPlacementList.Rows = ReportPlacementRows;
ReportPlacementList.Footer = ReportPlacementFooter;
