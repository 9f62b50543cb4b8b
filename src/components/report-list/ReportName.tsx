'use client';

import type { MouseEvent } from 'react';
import type { Report } from '../../client/resources/reports.js';

export interface ReportNameProps {
  report: Report;
  onOpen: ((report: Report) => void) | undefined;
  hrefOf: ((report: Report) => string) | undefined;
}

/** The name of a report, which opens it where it can be opened, and the title of its result where that is another. */
export function ReportName({ report, onOpen, hrefOf }: ReportNameProps) {
  const { name, title } = report;
  return (
    <span className="parley-report-lines">
      <OpenName report={report} onOpen={onOpen} hrefOf={hrefOf} />
      {title && title !== name && <bdi className="parley-report-note">{title}</bdi>}
    </span>
  );
}

function OpenName({ report, onOpen, hrefOf }: ReportNameProps) {
  const name = <bdi>{report.name}</bdi>;
  if (hrefOf !== undefined) {
    const open = (event: MouseEvent) => {
      if (onOpen === undefined || !isPlain(event)) return;
      event.preventDefault();
      onOpen(report);
    };
    return (
      <a href={hrefOf(report)} className="parley-report-open" onClick={open}>
        {name}
      </a>
    );
  }
  if (onOpen === undefined) return <span className="parley-report-name">{name}</span>;
  return (
    <button type="button" className="parley-report-open" onClick={() => onOpen(report)}>
      {name}
    </button>
  );
}

/** Everything else asks the browser for another tab, another window, or the file. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
