import type { ResourceOwner } from '../../client/resources/users.js';
import type { ResourceColumn } from '../kit/ResourceTable.js';
import type { PlacementLabels } from './labels/PlacementLabels.js';
import { cellRange, isGranted, type PlacementRow } from './model/PlacementRow.js';
import { PlacementName } from './PlacementName.js';
import { PlacementTime } from './PlacementTime.js';
import { choicesOfHosts, type PlacementHost } from './placementHosts.js';
import { SyncBadge } from './SyncBadge.js';
import { usePlacementLabels } from './usePlacementLabels.js';

/** The values that cells need in addition to the placement. */
export interface PlacementCellContext {
  /** Finds the author of the cells. Without it, or without a result, the id is shown. */
  readonly writerOf?: ((userId: number | null | undefined) => ResourceOwner | undefined) | undefined;
  /** The names of spreadsheet programs, by the service's own words. Default: names for `sheets` and `excel`. */
  readonly hosts?: readonly PlacementHost[] | undefined;
}

type PlacementTableColumn = ResourceColumn<PlacementRow, PlacementLabels, PlacementCellContext>;

const columns: readonly PlacementTableColumn[] = [
  { id: 'host', header: ({ columns: heads }) => heads.host, cell: ({ host }, { hosts }) => <HostName host={host} hosts={hosts} /> },
  {
    id: 'sheet',
    header: ({ columns: heads }) => heads.sheet,
    sort: 'ASC',
    cell: ({ sheetName }) => <bdi className="parley-placement-sheet">{sheetName}</bdi>,
  },
  {
    id: 'cells',
    header: ({ columns: heads }) => heads.cells,
    cell: (row) => <bdi className="parley-placement-cells">{cellRange(row)}</bdi>,
  },
  {
    id: 'sync',
    header: ({ columns: heads }) => heads.sync,
    sort: 'ASC',
    cell: (row) => <SyncBadge status={isGranted(row) ? row.syncStatus : 'NO_ACCESS'} isPending={row.isDetailPending} />,
  },
  {
    id: 'placed',
    header: ({ columns: heads }) => heads.placed,
    sort: 'DESC',
    isWideOnly: true,
    cell: ({ placedAt, placedByUserId: userId }, { writerOf }) => (
      <PlacementTime at={placedAt} userId={userId} writer={writerOf?.(userId)} />
    ),
  },
  {
    id: 'refreshed',
    header: ({ columns: heads }) => heads.refreshed,
    sort: 'DESC',
    isWideOnly: true,
    cell: ({ refreshedAt, refreshedByUserId: userId }, { writerOf }) =>
      refreshedAt ? <PlacementTime at={refreshedAt} userId={userId} writer={writerOf?.(userId)} /> : <NeverRefreshed />,
  },
];

/** The columns of a list of placements, by what names a row. */
export const placementColumns = { report: columnsOf('report'), document: columnsOf('document') } as const;

function columnsOf(subject: 'report' | 'document'): readonly PlacementTableColumn[] {
  const name: PlacementTableColumn = {
    id: subject,
    header: ({ columns: heads }) => heads[subject],
    width: '22%',
    isRowHeader: true,
    sort: 'ASC',
    cell: (row) => <PlacementName row={row} subject={subject} />,
  };
  return [name, ...columns];
}

function HostName({ host, hosts }: { host: PlacementRow['host'] | undefined; hosts: PlacementCellContext['hosts'] }) {
  const { hosts: words } = usePlacementLabels();
  const named = choicesOfHosts(hosts, words, []).find(({ value }) => value === host);
  return <bdi className="parley-placement-host">{named?.name ?? host}</bdi>;
}

function NeverRefreshed() {
  return <span className="parley-caption">{usePlacementLabels().neverRefreshed}</span>;
}
