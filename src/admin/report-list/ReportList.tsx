'use client';

import { ReportListFooter } from './ReportListFooter.js';
import { ReportListRoot, type ReportListRootProps } from './ReportListRoot.js';
import { ReportListRows } from './ReportListRows.js';
import { ReportListToolbar } from './ReportListToolbar.js';

export type ReportListProps = Omit<ReportListRootProps, 'children'>;

/** The reports of a deployment: found by search, folder and document, ordered, opened and renamed. Renders a `<div>`. */
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
