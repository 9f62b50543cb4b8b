'use client';

import { BookOpen, ChevronRight, Folder } from 'lucide-react';
import { Fragment } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { useReportLabels } from './useReportLabels.js';

export interface ReportPathProps {
  /** The report whose location is shown. */
  report: Report;
  /** Returns the name of a workbook; `undefined` if it is unknown. */
  workbookNameOf?: ((workbookId: number) => string | undefined) | undefined;
}

/** The location of a report: its workbook, or its folders from the root. Renders a `<span>`. */
export function ReportPath({ report: { workbookId, folderPath }, workbookNameOf }: ReportPathProps) {
  const words = useReportLabels();
  if (typeof workbookId === 'number') {
    const name = workbookNameOf?.(workbookId);
    const text = name === undefined ? words.inSomeWorkbook : words.inWorkbook(isolate(name));
    return (
      <span className="parley-report-path">
        <Icon of={BookOpen} size={14} />
        <span className="parley-report-path-name">{text}</span>
      </span>
    );
  }
  if (folderPath === undefined || folderPath.length === 0) return <span className="parley-caption parley-clip">{words.noFolder}</span>;
  return (
    <span className="parley-report-path" title={folderPath.map(({ name }) => name).join(' / ')}>
      <Icon of={Folder} size={14} />
      {folderPath.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && <Icon of={ChevronRight} size={12} className="parley-report-path-step" />}
          <bdi className="parley-report-path-name">{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
