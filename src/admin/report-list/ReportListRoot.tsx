'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { RenameReport } from './RenameReport.js';
import { DocumentDialog } from './ReportDocumentFilter.js';
import { type ReportListDialog, type ReportListWidgetOptions, reportListWidget } from './reportListWidget.js';

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
