import type { Report } from '../../client/resources/reports.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { OpenName } from '../kit/OpenName.js';
import type { ResourceColumn } from '../kit/ResourceTable.js';
import type { ReportLabels } from './labels/ReportLabels.js';
import { ReportPath } from './ReportPath.js';
import { useReportLabels } from './useReportLabels.js';

/** The values that cells need in addition to the report. */
export interface ReportCellContext {
  /** Called when a name is opened. Makes the names buttons, or links with `hrefOf`. */
  readonly onOpen?: ((report: Report) => void) | undefined;
  /** Returns the address of a report, which makes its name a link. */
  readonly hrefOf?: ((report: Report) => string) | undefined;
  /** Returns the name of a workbook; `undefined` leaves it out. */
  readonly workbookNameOf?: ((workbookId: number) => string | undefined) | undefined;
}

/** The columns of a list of reports, for a `ResourceTable` without a service. */
export const reportColumns: readonly ResourceColumn<Report, ReportLabels, ReportCellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '34%',
    isRowHeader: true,
    sort: 'ASC',
    cell: (report, { onOpen, hrefOf }) => (
      <span className="parley-lines parley-report-lines">
        <OpenName href={hrefOf?.(report)} onOpen={onOpen && (() => onOpen(report))}>
          {report.name}
        </OpenName>
        {report.title && report.title !== report.name && <bdi className="parley-caption parley-clip">{report.title}</bdi>}
      </span>
    ),
  },
  {
    id: 'path',
    header: ({ columns }) => columns.path,
    width: '26%',
    cell: (report, { workbookNameOf }) => <ReportPath report={report} workbookNameOf={workbookNameOf} />,
  },
  { id: 'owner', header: ({ columns }) => columns.owner, width: '16%', cell: (report) => <ReportOwner report={report} /> },
  { id: 'updatedAt', header: ({ columns }) => columns.updated, sort: 'DESC', cell: ({ updatedAt }) => <TimeAgo at={updatedAt} /> },
  {
    id: 'createdAt',
    header: ({ columns }) => columns.created,
    sort: 'DESC',
    isWideOnly: true,
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
];

/** The owner of a report: a first name or an email. Renders a `<bdi>`, or a `<span>` if the owner was deleted. */
export function ReportOwner({ report: { user } }: { report: Report }) {
  const { ownerGone } = useReportLabels();
  const name = user?.firstName || user?.email;
  if (!name) return <span className="parley-caption parley-clip">{ownerGone}</span>;
  return (
    <bdi className="parley-clip parley-report-owner" title={user.email}>
      {name}
    </bdi>
  );
}
