import type { DisconnectReportFromWorkbookInput, ReportPlacementResultChecksum } from '../report-placements.js';
import { checkExactlyOne, checkItemCount, refuse } from './checks.js';

/** Refuses parameters that name no placement, or name one twice. */
export function checkPlacementAddress(address: DisconnectReportFromWorkbookInput, operation: string): void {
  const { placementId, externalWorkbookId, sheetName, anchorCell, resultLocation } = address;
  checkExactlyOne({ placementId, externalWorkbookId }, operation);
  if (isGiven(placementId) || (isGiven(sheetName) && isGiven(anchorCell))) return;
  if (isGiven(resultLocation)) {
    if (namesSheetAndCell.test(resultLocation)) return;
    refuse({ field: 'resultLocation', operation }, `must name a sheet and a cell, such as Sales!B4, got "${resultLocation}"`);
  }
  const missing = isGiven(sheetName) ? 'anchorCell' : 'sheetName';
  refuse({ field: missing, operation }, 'is required with externalWorkbookId: pass sheetName and anchorCell, or resultLocation');
}

/** Refuses more pieces than the service takes. */
export function checkResultChecksum(checksum: ReportPlacementResultChecksum | null | undefined, operation: string): void {
  checkItemCount(checksum?.chunks, { min: 0, max: maxChunkCount }, { field: 'resultChecksum.chunks', operation });
}

function isGiven(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}

/** A sheet name, quoted if it contains spaces, then an exclamation mark and a cell. */
const namesSheetAndCell = /^(?:'(?:[^']|'')+'|[^'!]+)!\$?[A-Za-z]{1,3}\$?[1-9]\d*(?::.*)?$/;

const maxChunkCount = 2000;
