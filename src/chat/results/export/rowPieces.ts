import type { QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';

/** Yields the rows in pieces of some thousand cells, so that pieces of wide tables take no longer than those of narrow ones. */
export function* rowPieces({ columns, rows }: QueryRows): Generator<readonly ResultRow[]> {
  const rowsPerPiece = Math.max(1, Math.floor(cellsPerPiece / Math.max(1, columns.length)));
  for (let start = 0; start < rows.length; start += rowsPerPiece) yield rows.slice(start, start + rowsPerPiece);
}

const cellsPerPiece = 4_000;
