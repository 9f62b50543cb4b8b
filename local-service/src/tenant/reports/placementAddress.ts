import type { DisconnectReportFromWorkbookInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import type { PlacementRecord } from '../workspace/Workspace.js';

/** Where a block of cells begins. */
export interface CellAddress {
  readonly sheetName: string | null;
  /** Without dollar signs, in upper case. */
  readonly anchorCell: string | null;
}

/** Names a placement by its id, or by the spreadsheet, the sheet and the cell. */
export type PlacementAddress =
  | { readonly kind: 'id'; readonly placementId: string }
  | ({ readonly kind: 'cell'; readonly externalWorkbookId: string; readonly sheetId: string | null } & CellAddress);

type PlacedAt = Pick<PlacementRecord, 'externalWorkbookId' | 'sheetId' | 'sheetName' | 'anchorCell' | 'resultLocation'>;

/** Reads `Sales!B4`, `'Store plan'!$B$4:F20` or a cell alone. */
function parseResultLocation(resultLocation: string): CellAddress {
  const { quoted, plain, column, row } = locationPattern.exec(resultLocation)?.groups ?? {};
  return {
    sheetName: quoted?.replaceAll("''", "'") ?? plain ?? null,
    anchorCell: column !== undefined && row !== undefined ? column.toUpperCase() + row : null,
  };
}

/** The sheet and cell in an input, or in its `resultLocation`. */
export function readCellAddress({ resultLocation, sheetName, anchorCell }: DisconnectReportFromWorkbookInput): CellAddress {
  const parsed = parseResultLocation(resultLocation ?? '');
  return {
    sheetName: sheetName ?? parsed.sheetName,
    anchorCell: anchorCell ? (parseResultLocation(anchorCell).anchorCell ?? anchorCell) : parsed.anchorCell,
  };
}

/** The placement that an input identifies; 400 if it identifies none, or one in two ways. */
export function requirePlacementAddress(input: DisconnectReportFromWorkbookInput): PlacementAddress {
  const address = readPlacementAddress(input);
  if (address !== undefined) return address;
  if (typeof input.externalWorkbookId !== 'string') throw invalid('placementId', 'or externalWorkbookId is required');
  if (readCellAddress(input).sheetName === null) throw invalid('sheetName', 'is required, or a resultLocation that includes the sheet');
  throw invalid('anchorCell', 'is required, or a resultLocation that includes the cell');
}

/** The placement that an input identifies, or `undefined`; 400 if it identifies one in two ways. */
export function readPlacementAddress(input: DisconnectReportFromWorkbookInput): PlacementAddress | undefined {
  const { placementId = null, externalWorkbookId = null, sheetId = null } = input;
  if (placementId !== null && externalWorkbookId !== null) throw invalid('placementId', 'cannot be combined with externalWorkbookId');
  if (placementId !== null) return { kind: 'id', placementId };
  const { sheetName, anchorCell } = readCellAddress(input);
  if (externalWorkbookId === null || sheetName === null || anchorCell === null) return undefined;
  return { kind: 'cell', externalWorkbookId, sheetId, sheetName, anchorCell };
}

/** True if the placement is the named one. Ids of sheets are compared only if both sides have one. */
export function isAt(placement: PlacementRecord, address: PlacementAddress): boolean {
  if (address.kind === 'id') return placement.id === address.placementId;
  const { externalWorkbookId, sheetId, sheetName, anchorCell } = address;
  return (
    placement.externalWorkbookId === externalWorkbookId &&
    placement.sheetName === sheetName &&
    placement.anchorCell === anchorCell &&
    (sheetId === null || placement.sheetId === null || placement.sheetId === sheetId)
  );
}

/** True if both are the same cells of the same sheet, or the same location if that names no cell. */
export function isSamePlace(placement: PlacementRecord, cells: PlacedAt): boolean {
  const isSameCell = isAt(placement, { ...cells, kind: 'cell' });
  return isSameCell && (cells.anchorCell !== null || placement.resultLocation === cells.resultLocation);
}

const locationPattern = /^(?:(?:'(?<quoted>(?:[^']|'')+)'|(?<plain>[^'!]+))!)?\$?(?<column>[a-z]{1,3})\$?(?<row>[1-9]\d*)(?::|$)/i;
