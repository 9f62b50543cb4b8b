import type { ReportPlacementResultChecksum } from '@parley/react/client';
import type { PlacementRecord, ReportRecord } from '../workspace/Workspace.js';
import { isAt, isSamePlace, type PlacementAddress } from './placementAddress.js';
import { queryChecksumOf } from './queryChecksum.js';

type PlacedReport = Pick<ReportRecord, 'jsonQuery' | 'sqlQuery' | 'placements'>;

/** What a spreadsheet says about the cells it holds. */
export type PlacedCells = Pick<
  PlacementRecord,
  | 'externalWorkbookId'
  | 'host'
  | 'workbookName'
  | 'sheetId'
  | 'sheetName'
  | 'anchorCell'
  | 'endResultCell'
  | 'resultLocation'
  | 'resultChecksum'
>;

export interface Connection {
  readonly cells: PlacedCells;
  /** Of the placement to move; without it, the one at the same address is meant. */
  readonly placementId: string | undefined;
  /** Given to a placement that is new. */
  readonly newId: string;
  /** Keeps the checksums. */
  readonly isAddressOnly: boolean;
}

export interface Writer {
  readonly userId: number;
  readonly now: number;
}

/** The placements with this one: at an address that is known it is updated, else it is added. */
export function connect(report: PlacedReport, connection: Connection, writer: Writer): readonly PlacementRecord[] {
  const { cells, placementId, newId, isAddressOnly } = connection;
  const known =
    report.placements.find(({ id }) => id === placementId) ?? report.placements.find((placement) => isSamePlace(placement, cells));
  const hasStayed = known !== undefined && isSamePlace(known, cells);
  const written = isAddressOnly ? keptChecksums(known) : freshChecksums(report, cells.resultChecksum);
  const placement: PlacementRecord = {
    ...cells,
    ...written,
    id: known?.id ?? newId,
    host: cells.host ?? known?.host ?? null,
    workbookName: cells.workbookName ?? known?.workbookName ?? null,
    sheetId: cells.sheetId ?? (hasStayed ? known.sheetId : null),
    endResultCell: cells.endResultCell ?? (hasStayed && isAddressOnly ? known.endResultCell : null),
    placedAt: known?.placedAt ?? writer.now,
    placedByUserId: known?.placedByUserId ?? writer.userId,
    ...refreshedBy(known, isAddressOnly ? undefined : writer),
  };
  const others = report.placements.filter(({ id }) => id !== placement.id);
  // What stood where this one was moved to was written over.
  const left = hasStayed ? others : others.filter((other) => !isSamePlace(other, cells));
  const place = known === undefined ? left.length : Math.min(report.placements.indexOf(known), left.length);
  return [...left.slice(0, place), placement, ...left.slice(place)];
}

/** The placements without the one at the address. An address that matches nothing changes nothing. */
export function disconnect({ placements }: PlacedReport, address: PlacementAddress | undefined): readonly PlacementRecord[] {
  const found = address && placements.find((placement) => isAt(placement, address));
  return found === undefined ? placements : placements.filter(({ id }) => id !== found.id);
}

/** The placements after the cells of one were rewritten; `undefined` if there is none at the address. */
export function refresh(report: PlacedReport, { address, resultChecksum, writer }: Refreshment): readonly PlacementRecord[] | undefined {
  const found = report.placements.find((placement) => isAt(placement, address));
  if (found === undefined) return undefined;
  const refreshed = {
    ...found,
    ...freshChecksums(report, resultChecksum),
    refreshedAt: writer.now,
    refreshedByUserId: writer.userId,
  };
  return report.placements.map((placement) => (placement.id === found.id ? refreshed : placement));
}

interface Refreshment {
  readonly address: PlacementAddress;
  readonly resultChecksum: ReportPlacementResultChecksum | null;
  readonly writer: Writer;
}

type Checksums = Pick<PlacementRecord, 'queryChecksum' | 'resultChecksum'>;

function freshChecksums(report: PlacedReport, resultChecksum: ReportPlacementResultChecksum | null): Checksums {
  return { queryChecksum: queryChecksumOf(report), resultChecksum };
}

function keptChecksums(known: PlacementRecord | undefined): Checksums {
  return { queryChecksum: known?.queryChecksum ?? null, resultChecksum: known?.resultChecksum ?? null };
}

/** A first writing is a placing, not a refreshing. */
function refreshedBy(known: PlacementRecord | undefined, writer: Writer | undefined) {
  if (known === undefined) return { refreshedAt: null, refreshedByUserId: null };
  return writer === undefined
    ? { refreshedAt: known.refreshedAt, refreshedByUserId: known.refreshedByUserId }
    : { refreshedAt: writer.now, refreshedByUserId: writer.userId };
}
