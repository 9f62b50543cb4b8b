'use client';

import { BookOpen, ChevronRight, Folder } from 'lucide-react';
import { Fragment } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { isolate } from '../primitives/isolate.js';

export interface ReportPathProps {
  report: Report;
  workbookNameOf: (workbookId: number) => string | undefined;
}

/** Where a report lies: its workbook, or the folders around it from the root on. Renders a `<span>`. */
export function ReportPath({ report: { workbookId, folderPath }, workbookNameOf }: ReportPathProps) {
  const { reports: words } = useAdminLabels();
  if (typeof workbookId === 'number') {
    const name = workbookNameOf(workbookId);
    const text = name === undefined ? words.inSomeWorkbook : words.inWorkbook(isolate(name));
    return (
      <span className="parley-report-path">
        <BookOpen aria-hidden="true" size={14} strokeWidth={1.5} />
        <span className="parley-report-path-name">{text}</span>
      </span>
    );
  }
  if (folderPath === undefined || folderPath.length === 0) return <span className="parley-report-note">{words.noFolder}</span>;
  return (
    <span className="parley-report-path" title={folderPath.map(({ name }) => name).join(' / ')}>
      <Folder aria-hidden="true" size={14} strokeWidth={1.5} />
      {folderPath.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && <ChevronRight aria-hidden="true" size={12} strokeWidth={1.5} className="parley-report-path-step" />}
          <bdi className="parley-report-path-name">{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
