import type { ReportPlacementResultChecksum, ReportPlacementResultChunk } from '@parley/react/client';
import {
  invalid,
  isObject,
  type JsonObject,
  nullableChoice,
  nullableString,
  requiredInteger,
  requiredList,
  requiredString,
} from '../../http/fields.js';
import { readCellAddress } from './placementAddress.js';
import type { PlacedCells } from './placements.js';

/** The cells that a body says a report was written into; 400 where it leaves out the spreadsheet or the place in it. */
export function readPlacedCells(body: JsonObject): PlacedCells {
  return {
    externalWorkbookId: requiredString(body, 'externalWorkbookId'),
    resultLocation: requiredString(body, 'resultLocation'),
    ...readCellAddress(body),
    host: nullableChoice(body, 'host', ['sheets', 'excel']) ?? null,
    workbookName: nullableString(body, 'workbookName') ?? null,
    sheetId: nullableString(body, 'sheetId') ?? null,
    endResultCell: nullableString(body, 'endResultCell') ?? null,
    resultChecksum: readResultChecksum(body),
  };
}

export function readResultChecksum(body: JsonObject): ReportPlacementResultChecksum | null {
  const checksum = body.resultChecksum ?? null;
  if (checksum === null) return null;
  if (!isObject(checksum)) throw invalid('resultChecksum', 'must be an object');
  return { v: requiredInteger(checksum, 'v', { min: 1 }), chunks: requiredList(checksum, 'chunks', { max: 2000 }).map(readChunk) };
}

function readChunk(chunk: unknown): ReportPlacementResultChunk {
  if (!isObject(chunk)) throw invalid('chunks', 'must be a list of objects');
  const hash = requiredString(chunk, 'hash', { max: 64 });
  const from = requiredInteger(chunk, 'from', { min: 0 });
  return chunk.to === undefined ? { from, hash } : { from, hash, to: chunk.to === null ? null : requiredInteger(chunk, 'to', { min: 0 }) };
}
