import type { ConnectReportToWorkbookInput, DisconnectReportFromWorkbookInput } from '../../../client/resources/report-placements.js';
import { documentIdOf } from '../../shared/fields/documentIdOf.js';
import type { PlacementRow } from './PlacementRow.js';

/** The input of the form that connects a report. */
export interface ConnectionDraft {
  /** The spreadsheet program, in the service's own word. */
  readonly host: string;
  /** The spreadsheet's id, or its full address. */
  readonly document: string;
  readonly sheet: string;
  /** A cell, or the block from the first to the last. */
  readonly cell: string;
}

export type CheckedConnection =
  | { readonly kind: 'usable'; readonly input: ConnectReportToWorkbookInput }
  | { readonly kind: 'unusable'; readonly problems: ConnectionProblems };

interface ConnectionProblems {
  readonly document?: 'missing';
  readonly sheet?: 'missing';
  readonly cell?: 'missing' | 'not-a-cell' | 'taken';
}

/** Checks the input before it is sent. `taken` contains the cells where the report is already placed. */
export function checkConnection(draft: ConnectionDraft, taken: readonly PlacementRow[]): CheckedConnection {
  const externalWorkbookId = documentIdOf(draft.document);
  const sheetName = draft.sheet.trim();
  const block = readBlock(draft.cell, draft.host);
  const problems = {
    ...(externalWorkbookId === '' && { document: 'missing' as const }),
    ...(sheetName === '' && { sheet: 'missing' as const }),
    ...(block === undefined && { cell: draft.cell.trim() === '' ? ('missing' as const) : ('not-a-cell' as const) }),
  };
  if (block === undefined || Object.keys(problems).length > 0) return { kind: 'unusable', problems };
  const { anchorCell, endResultCell } = block;
  const isTaken = taken.some(
    (row) => row.externalWorkbookId === externalWorkbookId && row.sheetName === sheetName && row.anchorCell === anchorCell,
  );
  if (isTaken) return { kind: 'unusable', problems: { cell: 'taken' } };
  return {
    kind: 'usable',
    input: {
      externalWorkbookId,
      resultLocation: placeOf(draft),
      host: draft.host,
      sheetName,
      anchorCell,
      endResultCell: endResultCell ?? null,
    },
  };
}

/** Returns the first cell in the service's format: `Sales!B4`. */
export function placeOf({ sheet, cell }: Pick<ConnectionDraft, 'sheet' | 'cell'>): string {
  const [anchorCell = ''] = cellsIn(cell);
  return `${quoteSheet(sheet.trim())}!${anchorCell}`;
}

/** Returns the identification of a placement for the service: its id, or its cells if it has none. */
export function addressOf(row: PlacementRow): DisconnectReportFromWorkbookInput {
  const { placementId, externalWorkbookId, sheetId, sheetName, anchorCell, resultLocation } = row;
  if (placementId) return { placementId };
  if (sheetName && anchorCell) return { externalWorkbookId, sheetId: sheetId ?? null, sheetName, anchorCell };
  return { externalWorkbookId, sheetId: sheetId ?? null, resultLocation };
}

/**
 * Returns the request that restores a removed placement. Connecting normally reports that the cells were just written from
 * the current query. If they were not known to match it, only their address is sent, and their state becomes unknown.
 */
export function connectionOf(row: PlacementRow): ConnectReportToWorkbookInput {
  const { externalWorkbookId, resultLocation, host, sheetId, sheetName, anchorCell, endResultCell, workbookName, resultChecksum } = row;
  return {
    externalWorkbookId,
    resultLocation,
    sheetId: sheetId ?? null,
    sheetName: sheetName ?? null,
    anchorCell: anchorCell ?? null,
    endResultCell: endResultCell ?? null,
    workbookName: workbookName ?? null,
    host: host ?? null,
    ...(row.syncStatus === 'UP_TO_DATE' ? { resultChecksum: resultChecksum ?? null } : { addressOnly: true }),
  };
}

function readBlock(text: string, host: string): { anchorCell: string; endResultCell: string | undefined } | undefined {
  const [first = '', last, ...rest] = cellsIn(text);
  const isBlock = rest.length === 0 && isCell(first, host) && (last === undefined || isCell(last, host));
  return isBlock ? { anchorCell: first, endResultCell: last } : undefined;
}

function cellsIn(block: string): readonly string[] {
  return block.trim().toUpperCase().replaceAll('$', '').split(':');
}

function isCell(text: string, host: string): boolean {
  const { column, row } = /^(?<column>[A-Z]{1,3})(?<row>[1-9]\d{0,7})$/.exec(text)?.groups ?? {};
  if (column === undefined || row === undefined) return false;
  const last = lastCells.get(host) ?? lastCell;
  return column.padStart(3) <= last.column && Number(row) <= last.row;
}

function quoteSheet(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}

const lastCell = { column: 'ZZZ', row: 10_000_000 };

const lastCells: ReadonlyMap<string, typeof lastCell> = new Map([['excel', { column: 'XFD', row: 1_048_576 }]]);
