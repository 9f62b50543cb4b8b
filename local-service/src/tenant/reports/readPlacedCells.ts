import type { ConnectReportToWorkbookInput, ReportPlacementResultChecksum } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { readCellAddress } from './placementAddress.js';
import type { PlacedCells } from './placements.js';

/** The cells that a report was written into; 400 if the input omits the spreadsheet or the position in it. */
export function readPlacedCells(input: PlacedCellsInput): PlacedCells {
  const { externalWorkbookId, resultLocation, host = null, workbookName = null, sheetId = null, endResultCell = null } = input;
  if (!externalWorkbookId) throw invalid('externalWorkbookId', 'is required');
  if (!resultLocation) throw invalid('resultLocation', 'is required');
  const resultChecksum = readResultChecksum(input);
  const address = readCellAddress(input);
  return { externalWorkbookId, resultLocation, ...address, host, workbookName, sheetId, endResultCell, resultChecksum };
}

/** Only reports placed in a spreadsheet include it. */
export type PlacedCellsInput = {
  readonly [Name in keyof ConnectReportToWorkbookInput]?: ConnectReportToWorkbookInput[Name] | null | undefined;
};

export function readResultChecksum({
  resultChecksum = null,
}: Pick<ConnectReportToWorkbookInput, 'resultChecksum'>): ReportPlacementResultChecksum | null {
  if (resultChecksum !== null && resultChecksum.chunks.length > 2000) throw invalid('chunks', 'must have at most 2000 items');
  return resultChecksum;
}
