'use client';

import { ReportListFooter } from './ReportListFooter.js';
import { ReportListRoot, type ReportListRootProps } from './ReportListRoot.js';
import { ReportListRows } from './ReportListRows.js';
import { ReportListToolbar } from './ReportListToolbar.js';

export type ReportListProps = Omit<ReportListRootProps, 'children'>;

/** The reports of a deployment: search, filter by folder and document, sort, open and rename. Renders a `<div>`. */
export function ReportList(props: ReportListProps) {
  return (
    <ReportListRoot {...props}>
      <ReportListToolbar />
      <ReportListRows />
      <ReportListFooter />
    </ReportListRoot>
  );
}

ReportList.Root = ReportListRoot;
ReportList.Toolbar = ReportListToolbar;
ReportList.Rows = ReportListRows;
ReportList.Footer = ReportListFooter;
