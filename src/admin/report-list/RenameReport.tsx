'use client';
import type { Report } from '../../client/resources/reports.js';
import { isolate } from '../../ui/text/isolate.js';
import type { OpenProps } from '../kit/createWidget.js';
import type { ActOutcome } from '../kit/events/WidgetEvents.js';
import { NameDialog } from '../kit/NameDialog.js';
import { useReportLabels } from './reportListWidget.js';

export interface RenameReportProps extends OpenProps {
  /** The report to rename. */
  report: Report;
  /** Called with the report and its new name, such as `rename` of `useReportList`. */
  onRename: (report: Report, name: string) => Promise<ActOutcome<Report>>;
}

/** Asks for a new name for a report. Keeps the input after a failure. Renders a `<div role="dialog">`. */
export function RenameReport({ report, onRename, ...open }: RenameReportProps) {
  const { rename: words } = useReportLabels();
  return (
    <NameDialog
      name={report.name}
      onSubmit={(name) => onRename(report, name)}
      title={words.title(isolate(report.name))}
      label={words.field}
      submitLabel={words.act}
      missing={words.missing}
      errorTitle={words.failed}
      done={words.done}
      {...open}
    />
  );
}
