'use client';
import { BookOpen, ChevronRight, Folder } from 'lucide-react';
import { Fragment } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import { AskAbout } from '../shared/AskAbout.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { englishReports } from './labels/en.js';
import type { ReportLabels } from './labels/ReportLabels.js';
import type { ReportListExtras, ReportListOptions } from './model/useReportsOf.js';

/** Returns the labels of the report list from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useReportLabels = createLabelsHook<ReportLabels>('reports', englishReports);

/** The values that cells need in addition to the report. */
export interface ReportCellContext extends Pick<ReportListOptions, 'onOpen' | 'hrefOf' | 'onAskAbout'> {
  /** Returns the name of a workbook; `undefined` leaves it out. */
  readonly workbookNameOf?: ReportListExtras['workbookNameOf'] | undefined;
}

/** The columns of a list of reports, for a `ResourceTable` without a service. */
export const reportColumns: readonly ResourceColumn<Report, ReportLabels, ReportCellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '34%',
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: (report, { onOpen, hrefOf, onAskAbout }) => (
      <span className="parley-report-name">
        <span className="parley-lines parley-report-lines">
          <OpenName href={hrefOf?.(report)} onOpen={onOpen && (() => onOpen(report))}>
            {report.name}
          </OpenName>
          {report.title && report.title !== report.name && <bdi className="parley-caption parley-clip">{report.title}</bdi>}
        </span>
        <AskAbout
          kind="report"
          title={report.title || report.name}
          facts={{ id: report.id, sql: report.sqlQuery }}
          onAskAbout={onAskAbout}
        />
      </span>
    ),
  },
  {
    id: 'path',
    header: ({ columns }) => columns.path,
    width: '26%',
    value: ({ workbookId, folderPath }, { context }) =>
      typeof workbookId === 'number' ? context.workbookNameOf?.(workbookId) : folderPath?.map(({ name }) => name).join(' / '),
    cell: (report, { workbookNameOf }) => <ReportPath report={report} workbookNameOf={workbookNameOf} />,
  },
  {
    id: 'owner',
    header: ({ columns }) => columns.owner,
    width: '16%',
    value: ({ user }) => user && nameOfUser(user),
    cell: (report) => <ReportOwner report={report} />,
  },
  timeColumn('updatedAt', ({ columns }) => columns.updated),
  timeColumn('createdAt', ({ columns }) => columns.created, { isWideOnly: true }),
];

/** The owner of a report: a first name or an email. Renders a `<bdi>`, or a `<span>` if the owner was deleted. */
export function ReportOwner({ report: { user } }: { report: Report }) {
  const { ownerGone } = useReportLabels();
  const name = user && nameOfUser(user);
  if (!name) return <span className="parley-caption parley-clip">{ownerGone}</span>;
  return (
    <bdi className="parley-clip parley-yield" title={user.email}>
      {name}
    </bdi>
  );
}

/** The location of a report: its workbook, or its folder and the one around it, with all of them in its title. Renders a `<span>`. */
export function ReportPath({ report: { workbookId, folderPath }, workbookNameOf }: ReportCellContext & { report: Report }) {
  const words = useReportLabels();
  if (typeof workbookId === 'number') {
    const name = workbookNameOf?.(workbookId);
    const text = name === undefined ? words.inSomeWorkbook : words.inWorkbook(isolate(name));
    return (
      <span className="parley-line parley-one-line parley-gap-s parley-muted parley-yield">
        <Icon of={BookOpen} size={14} className="parley-fixed" />
        <span className="parley-clip parley-report-path-name">{text}</span>
      </span>
    );
  }
  if (folderPath === undefined || folderPath.length === 0) return <span className="parley-caption parley-clip">{words.noFolder}</span>;
  // There is no room for more.
  const nearest = folderPath.slice(-2);
  const ancestors = folderPath.slice(0, -2);
  return (
    <span
      className="parley-line parley-one-line parley-gap-s parley-muted parley-yield"
      title={folderPath.map(({ name }) => name).join(' / ')}
    >
      <Icon of={Folder} size={14} className="parley-fixed" />
      {ancestors.length > 0 && (
        <span className="parley-fixed">
          <span aria-hidden="true">…</span>
          <span className="parley-visually-hidden">{ancestors.map(({ name }) => `${name} / `).join('')}</span>
        </span>
      )}
      {nearest.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index + ancestors.length > 0 && <Icon of={ChevronRight} size={12} className="parley-fixed parley-mirrored" />}
          <bdi className="parley-clip parley-report-path-name">{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
