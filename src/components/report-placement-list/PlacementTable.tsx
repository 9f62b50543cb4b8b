'use client';
import { type ReactNode, useMemo } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import type { PlacementSort } from '../../hooks/report-placement-list/arrangeRows.js';
import { cellRange, isGranted, type PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { PlacementLabels } from '../../labels/admin/placements/PlacementLabels.js';
import type { Column } from '../primitives/data-table/Column.js';
import { DataTable, type DataTableProps } from '../primitives/data-table/DataTable.js';
import { partClass } from '../primitives/partClass.js';
import { PlacementName } from './PlacementName.js';
import { PlacementTime } from './PlacementTime.js';
import { choicesOfHosts, type PlacementHost } from './placementHosts.js';
import { SyncBadge } from './SyncBadge.js';

export interface PlacementTableProps
  extends Omit<DataTableProps<PlacementRow, string>, 'caption' | 'columns' | 'items' | 'idOf' | 'nameOf' | 'selection'> {
  rows: readonly PlacementRow[];
  /** What names a row: the report, in a list of one document; the document, in a list of one report. */
  subject: 'report' | 'document';
  /** Finds who wrote the cells; without it they are named by their number. */
  writerOf?: ((userId: number | null | undefined) => ResourceOwner | undefined) | undefined;
  /** Names of spreadsheet programs, by the words of the service. Without them, `sheets` and `excel` have one. */
  hosts?: readonly PlacementHost[] | undefined;
  sort?: PlacementSort | undefined;
  onSortChange?: ((sort: PlacementSort) => void) | undefined;
  /** Buttons or a menu at the end of a row. */
  actionsOf?: ((row: PlacementRow) => ReactNode) | undefined;
}

/**
 * Placements as a table, of data alone. Memoize `writerOf`, `hosts` and `actionsOf`: another one renders every row again.
 * Renders a `<div>` around the table.
 */
export function PlacementTable({ rows, subject, writerOf = findNobody, hosts, className, ...props }: PlacementTableProps) {
  const { placements: words } = useAdminLabels();
  const columns = useMemo(() => columnsOf(words, { subject, writerOf, hosts }), [words, subject, writerOf, hosts]);
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      items={rows}
      idOf={({ key }) => key}
      nameOf={(row) => `${(subject === 'report' ? row.reportName : row.workbookName) ?? words.hiddenReport} ${row.resultLocation}`}
      cardsUpToPx={cardsUpToPx}
      cardHeightPx={cardHeightPx}
      className={partClass('placement-table', className)}
      {...props}
    />
  );
}

function columnsOf(
  { columns, hosts: hostWords, neverRefreshed }: PlacementLabels,
  { subject, writerOf, hosts }: Pick<PlacementTableProps, 'subject' | 'hosts'> & { writerOf: WriterOf },
): readonly Column<PlacementRow>[] {
  const namesOfHosts = new Map(choicesOfHosts(hosts, hostWords, []).map(({ value, name }) => [value, name]));
  return [
    {
      id: subject,
      header: columns[subject],
      width: '22%',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <PlacementName row={row} subject={subject} />,
    },
    {
      id: 'host',
      header: columns.host,
      cell: ({ host }) => <bdi className="parley-placement-host">{namesOfHosts.get(host ?? '') ?? host}</bdi>,
    },
    {
      id: 'sheet',
      header: columns.sheet,
      isSortable: true,
      cell: ({ sheetName }) => <bdi className="parley-placement-sheet">{sheetName}</bdi>,
    },
    { id: 'cells', header: columns.cells, cell: (row) => <bdi className="parley-placement-cells">{cellRange(row)}</bdi> },
    {
      id: 'sync',
      header: columns.sync,
      isSortable: true,
      cell: (row) => <SyncBadge status={isGranted(row) ? row.syncStatus : 'NO_ACCESS'} isPending={row.isDetailPending} />,
    },
    {
      id: 'placed',
      header: columns.placed,
      isSortable: true,
      isWideOnly: true,
      cell: ({ placedAt, placedByUserId }) => <PlacementTime at={placedAt} userId={placedByUserId} writer={writerOf(placedByUserId)} />,
    },
    {
      id: 'refreshed',
      header: columns.refreshed,
      isSortable: true,
      isWideOnly: true,
      cell: ({ refreshedAt, refreshedByUserId }) => (
        <PlacementTime at={refreshedAt} userId={refreshedByUserId} writer={writerOf(refreshedByUserId)} otherwise={neverRefreshed} />
      ),
    },
  ];
}

type WriterOf = NonNullable<PlacementTableProps['writerOf']>;

const findNobody: WriterOf = () => undefined;

/** Seven columns leave no room for names before others have to stand as cards. */
const cardsUpToPx = 680;

/** Room for a name with its owner, the address and the state of the cells. */
const cardHeightPx = 92;
