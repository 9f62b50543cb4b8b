'use client';

import { type ReactNode, useMemo } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { type ReportSort, type ReportSortField, sortBy } from '../../hooks/report-list/reportSort.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useStableHandler } from '../../hooks/useStableHandler.js';
import type { ReportLabels } from '../../labels/admin/reports/ReportLabels.js';
import type { Column, ColumnSort } from '../primitives/data-table/Column.js';
import { DataTable, type DataTableProps } from '../primitives/data-table/DataTable.js';
import { partClass } from '../primitives/partClass.js';
import { TimeAgo } from '../primitives/TimeAgo.js';
import { ReportName } from './ReportName.js';
import { ReportPath } from './ReportPath.js';

type TableProps = DataTableProps<Report, number>;

export interface ReportTableProps
  extends Omit<TableProps, 'caption' | 'columns' | 'items' | 'idOf' | 'nameOf' | 'selection' | 'sort' | 'onSortChange'> {
  rows: readonly Report[];
  sort?: ReportSort | undefined;
  onSortChange?: ((sort: ReportSort) => void) | undefined;
  /** Makes the names buttons, or with `hrefOf` links. */
  onOpen?: ((report: Report) => void) | undefined;
  hrefOf?: ((report: Report) => string) | undefined;
  workbookNameOf?: ((workbookId: number) => string | undefined) | undefined;
  /** Buttons or a menu at the end of a row. */
  actionsOf?: ((report: Report) => ReactNode) | undefined;
}

/**
 * Reports as a table, of data alone. Memoize `hrefOf`, `workbookNameOf` and `actionsOf`: another one renders every row again.
 * Renders a `<div>` around the table.
 */
export function ReportTable(props: ReportTableProps) {
  const { rows, sort, onSortChange, onOpen, hrefOf, workbookNameOf = knowNone, className, ...native } = props;
  const { reports: words } = useAdminLabels();
  const open = useStableHandler(onOpen);
  const columns = useMemo(() => columnsOf(words, { onOpen: open, hrefOf, workbookNameOf }), [words, open, hrefOf, workbookNameOf]);
  function changeSort({ columnId, direction }: ColumnSort) {
    const field = sortable.find((candidate) => candidate === columnId);
    if (field === undefined) return;
    onSortChange?.(sort?.sortBy === field ? { sortBy: field, sortDirection: direction } : sortBy(field));
  }
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      items={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={sort === undefined ? undefined : { columnId: sort.sortBy, direction: sort.sortDirection }}
      onSortChange={onSortChange === undefined ? undefined : changeSort}
      className={partClass('report-table', className)}
      {...native}
    />
  );
}

type ColumnParts = Pick<ReportTableProps, 'onOpen' | 'hrefOf'> & Required<Pick<ReportTableProps, 'workbookNameOf'>>;

function columnsOf(
  { columns, ownerGone }: ReportLabels,
  { onOpen, hrefOf, workbookNameOf = knowNone }: ColumnParts,
): readonly Column<Report>[] {
  return [
    {
      id: 'name',
      header: columns.name,
      width: '34%',
      isRowHeader: true,
      isSortable: true,
      cell: (report) => <ReportName report={report} onOpen={onOpen} hrefOf={hrefOf} />,
    },
    {
      id: 'path',
      header: columns.path,
      width: '26%',
      cell: (report) => <ReportPath report={report} workbookNameOf={workbookNameOf} />,
    },
    {
      id: 'owner',
      header: columns.owner,
      width: '16%',
      cell: ({ user }) => {
        const name = user?.firstName || user?.email;
        return name ? (
          <bdi className="parley-report-owner" title={user.email}>
            {name}
          </bdi>
        ) : (
          <span className="parley-report-note">{ownerGone}</span>
        );
      },
    },
    { id: 'updatedAt', header: columns.updated, isSortable: true, cell: ({ updatedAt }) => <TimeAgo at={updatedAt} /> },
    {
      id: 'createdAt',
      header: columns.created,
      isSortable: true,
      isWideOnly: true,
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
  ];
}

const sortable: readonly ReportSortField[] = ['name', 'updatedAt', 'createdAt'];

const knowNone = () => undefined;
