'use client';
import { useFormats } from '../../react/useFormats.js';
import type { WidgetProps } from '../kit/createWidget.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { RenameReport } from './RenameReport.js';
import { ReportListRows } from './ReportListRows.js';
import { DocumentDialog, ReportListToolbar } from './ReportListToolbar.js';
import { type ReportListDialog, type ReportListWidgetOptions, reportListWidget, useReportLabels } from './reportListWidget.js';

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

export interface ReportListRootProps extends WidgetProps<ReportListWidgetOptions, ReportListDialog> {}

/** Provides one list of reports to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function ReportListRoot({ children, ...props }: ReportListRootProps) {
  return (
    <reportListWidget.Root {...props}>
      {children}
      <RenameDialog />
      <reportListWidget.DialogOf kind="choose-document">{(_, open) => <DocumentDialog {...open} />}</reportListWidget.DialogOf>
    </reportListWidget.Root>
  );
}

function RenameDialog() {
  const rename = reportListWidget.use(({ model }) => model.rename);
  return (
    <reportListWidget.DialogOf kind="rename">
      {({ report }, open) => <RenameReport report={report} onRename={rename} {...open} />}
    </reportListWidget.DialogOf>
  );
}

/** The number of reports, a button that loads more, and errors of loading. Renders a `<div>`. */
export function ReportListFooter(props: Omit<ListFooterProps, 'list' | 'count'>) {
  const words = useReportLabels();
  const { number } = useFormats();
  const list = reportListWidget.use(({ model }) => footerOf(model.list));
  const isCutOff = reportListWidget.use(({ model }) => model.isCutOff);
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} count={isCutOff ? words.cutOff(number(list.items.length)) : undefined} {...props} />;
}
