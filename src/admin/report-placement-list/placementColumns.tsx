'use client';
import { Lock } from 'lucide-react';
import { lookUp } from '../../client/http/lookUp.js';
import type { ResourceOwner } from '../../client/resources/users.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { StatusMark, type StatusMarkProps } from '../../ui/status/StatusMark.js';
import { isolate } from '../../ui/text/isolate.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { englishPlacements } from './labels/en.js';
import type { PlacementLabels, PlacementSyncLabels } from './labels/PlacementLabels.js';
import { cellRange, isGranted, type PlacementRow } from './model/PlacementRow.js';
import { choicesOfHosts, type PlacementHost } from './placementHosts.js';

/** Returns the labels of the report placement list from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const usePlacementLabels = createLabelsHook<PlacementLabels>('placements', englishPlacements);

/** The values that cells need in addition to the placement. */
export interface PlacementCellContext {
  /** What names a row. */
  readonly subject?: 'report' | 'document' | undefined;
  /** Finds the author of the cells. Without it, or without a result, the id is shown. */
  readonly writerOf?: ((userId: number | null | undefined) => ResourceOwner | undefined) | undefined;
  /** The names of spreadsheet programs, by the service's own words. Default: names for `sheets` and `excel`. */
  readonly hosts?: readonly PlacementHost[] | undefined;
}

type PlacementTableColumn = ResourceColumn<PlacementRow, PlacementLabels, PlacementCellContext>;

const hostColumn: PlacementTableColumn = {
  id: 'host',
  header: ({ columns: heads }) => heads.host,
  sort: 'ASC',
  value: ({ host }) => host,
  cell: ({ host }, { hosts }) => <HostName host={host} hosts={hosts} />,
};

const columns: readonly PlacementTableColumn[] = [
  {
    id: 'sheet',
    header: ({ columns: heads }) => heads.sheet,
    sort: 'ASC',
    value: ({ sheetName }) => sheetName,
    cell: ({ sheetName }) => <bdi className="parley-placement-sheet">{sheetName}</bdi>,
  },
  {
    id: 'cells',
    header: ({ columns: heads }) => heads.cells,
    sort: 'ASC',
    value: cellRange,
    cell: (row) => <bdi className="parley-placement-cells parley-unbroken">{cellRange(row)}</bdi>,
  },
  {
    id: 'sync',
    header: ({ columns: heads }) => heads.sync,
    sort: 'ASC',
    value: (row) => (isGranted(row) ? (row.syncStatus ?? 'UNKNOWN') : undefined),
    cell: (row) => <SyncBadge status={isGranted(row) ? row.syncStatus : 'NO_ACCESS'} isPending={row.isDetailPending} />,
  },
  writeColumn('placed'),
  writeColumn('refreshed'),
];

/** A column with the time and author of a write to the cells. */
function writeColumn(id: 'placed' | 'refreshed'): PlacementTableColumn {
  const [at, by] = [`${id}At`, `${id}ByUserId`] as const;
  return {
    id,
    header: ({ columns: heads }) => heads[id],
    sort: 'DESC',
    hasTwoLines: true,
    isWideOnly: true,
    value: ({ [at]: time }) => time,
    cell({ [at]: time, [by]: userId }, { writerOf }) {
      if (time) return <PlacementTime at={time} by={userId} writer={writerOf?.(userId)} />;
      return id === 'refreshed' && <NeverRefreshed />;
    },
  };
}

/** The columns of a list of placements, by what names a row. */
export const placementColumns = { report: columnsOf('report'), document: columnsOf('document') } as const;

function columnsOf(subject: 'report' | 'document'): readonly PlacementTableColumn[] {
  const name: PlacementTableColumn = {
    id: subject,
    header: ({ columns: heads }) => heads[subject],
    width: '22%',
    isRowHeader: true,
    hasTwoLines: true,
    sort: 'ASC',
    value: (row) => (subject === 'document' ? (row.workbookName ?? row.externalWorkbookId) : row.reportName),
    cell: (row) => <PlacementName row={row} subject={subject} />,
  };
  // All cells of one document are in the same program.
  return [name, { ...hostColumn, isHidden: subject === 'report' }, ...columns];
}

function HostName({ host, hosts }: { host: PlacementRow['host'] | undefined; hosts: PlacementCellContext['hosts'] }) {
  const { hosts: words } = usePlacementLabels();
  const named = choicesOfHosts(hosts, words, []).find(({ value }) => value === host);
  return <bdi className="parley-unbroken">{named?.name ?? host}</bdi>;
}

function NeverRefreshed() {
  return <span className="parley-caption">{usePlacementLabels().neverRefreshed}</span>;
}

/** The name of a row: the report or the document, or the owner of a report that the user may not read. */
function PlacementName({ row, subject }: { row: PlacementRow; subject: 'report' | 'document' }) {
  const words = usePlacementLabels();
  if (subject === 'document') return <bdi className="parley-clamp">{row.workbookName ?? row.externalWorkbookId}</bdi>;
  if (isGranted(row)) return <bdi className="parley-clamp">{row.reportName}</bdi>;
  return (
    <span className="parley-line parley-one-line parley-muted">
      <Icon of={Lock} size={14} />
      <span className="parley-lines">
        <span className="parley-clip">{words.hiddenReport}</span>
        <span className="parley-caption parley-clip" title={row.owner?.email}>
          {row.owner ? words.ownedBy(isolate(nameOfUser(row.owner))) : words.ownerGone}
        </span>
      </span>
    </span>
  );
}

/** The time and author of the last write to the cells: relative, with the exact time on hover. Renders a `<span>`. */
function PlacementTime({ at, by, writer }: { at: string; by: number | null | undefined; writer: ResourceOwner | undefined }) {
  const words = usePlacementLabels();
  const person = writer && nameOfUser(writer);
  const name = person ?? (typeof by === 'number' ? words.somebody(String(by)) : undefined);
  return (
    <span className="parley-lines parley-placement-time">
      <TimeAgo at={at} />
      {name !== undefined && <span className="parley-caption parley-clip">{words.by(name)}</span>}
    </span>
  );
}

export interface SyncBadgeProps extends Omit<StatusMarkProps, 'tone' | 'children'> {
  /** The status from the service. A missing status is shown as unknown, an unrecognized one unchanged. */
  status: string | null | undefined;
  /** True while the status is loading. Default false. */
  isPending?: boolean | undefined;
}

/** Shows if cells match the query of their report. Renders a `<span>`. */
export function SyncBadge({ status, isPending = false, ...props }: SyncBadgeProps) {
  const { sync } = usePlacementLabels();
  if (isPending) return <Skeleton lines={1} className="parley-placement-pending" />;
  const state = status || 'UNKNOWN';
  const [tone, text = state] = lookUp(knownStates(sync), state) ?? [];
  return (
    <StatusMark tone={tone} {...props}>
      {text}
    </StatusMark>
  );
}

function knownStates(words: PlacementSyncLabels): Readonly<Record<string, readonly [tone: StatusMarkProps['tone'], text: string]>> {
  return {
    UP_TO_DATE: ['success', words.upToDate],
    CHANGED: ['warning', words.changed],
    UNKNOWN: ['neutral', words.unknown],
    NO_ACCESS: ['neutral', words.noAccess],
  };
}
