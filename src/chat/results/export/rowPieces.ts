import type { QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';

/** The rows in runs of some thousand cells, so that wide tables are written as quickly piece by piece as long ones. */
export function* rowPieces({ columns, rows }: QueryRows): Generator<readonly ResultRow[]> {
  const rowsPerPiece = Math.max(1, Math.floor(cellsPerPiece / Math.max(1, columns.length)));
  for (let start = 0; start < rows.length; start += rowsPerPiece) yield rows.slice(start, start + rowsPerPiece);
}

const cellsPerPiece = 4_000;
