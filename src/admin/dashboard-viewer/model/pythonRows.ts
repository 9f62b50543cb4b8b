import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { inferTypes, isOverfull, isRawRow, type RawRow, readColumns, readRow } from '../../../client/chat-stream/readRows.js';

/** The result of Python code as rows: a list of objects or of lists. `undefined` if it is neither, or too wide for a table. */
export function pythonRows(outputData: unknown): PythonRows | undefined {
  if (!Array.isArray(outputData) || outputData.length === 0) return undefined;
  const raw: readonly unknown[] = outputData.slice(0, maxRows);
  if (!raw.every(isRawRow)) return undefined;
  const given: readonly RawRow[] = raw;
  if (isOverfull(undefined, given)) return undefined;
  const columns = readColumns(undefined, given);
  if (columns.length === 0 || columns.length > maxColumns) return undefined;
  const rows = given.map((row) => readRow(row, columns));
  return { columns: inferTypes(columns, rows), rows, total: outputData.length };
}

/** Rows of a result, and the total number. */
export interface PythonRows extends QueryRows {
  /** The number of rows of the whole result. */
  readonly total: number;
}

/** The result of Python code as text, if it is not a table. */
export function pythonText(outputData: unknown): string {
  if (outputData === undefined || outputData === null) return '';
  return typeof outputData === 'string' ? outputData : (JSON.stringify(outputData, null, 2) ?? '');
}

const maxRows = 1000;
const maxColumns = 100;
