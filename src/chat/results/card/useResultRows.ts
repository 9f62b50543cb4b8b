import { useMemo, useState } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import type { SqlRows } from '../../../client/chat-stream/runSql.js';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { type ColumnMembers, withMembers } from '../columnMembers.js';
import type { ShownRows } from '../ShownRows.js';

/** The rows of a result with the titles and formats of its columns: those of the answer, or those loaded since. */
export function useResultRows(
  result: SqlToolResult,
  loaded: SqlRows | undefined,
  { titles, formats, aggregations }: Omit<ColumnMembers, 'result'>,
) {
  const { columns: named, rows } = loaded ?? result;
  const members = useMemo(() => ({ titles, formats, aggregations, result }), [titles, formats, aggregations, result]);
  const columns = useMemo(() => withMembers(named, members), [named, members]);
  const ofAnswer = useMemo(() => ({ columns: withMembers(result.columns, members), rows: result.rows }), [result, members]);
  const isWhole = loaded !== undefined && !loaded.isCapped;
  const totalRows = isWhole ? rows.length : Math.max(result.totalRows, rows.length);
  const shown = useMemo(() => ({ columns, rows, totalRows }), [columns, rows, totalRows]);

  /** Adds titles and formats to the rows loaded for an export. */
  function rowsOf(all: SqlRows): ShownRows {
    const totalOfAll = all.isCapped ? Math.max(result.totalRows, all.rows.length) : all.rows.length;
    return { ...all, columns: withMembers(all.columns, members), totalRows: totalOfAll };
  }

  return { shown, ofAnswer, rowsOf };
}

/** Returns the rows that are copied and downloaded: what the reader has filtered, sorted and hidden applies to the table alone. */
export function useExportedRows(shown: ShownRows, isTable: boolean) {
  const [inTable, setInTable] = useState<QueryRows>();
  const { totalRows } = shown;
  const exported = useMemo(
    () => (isTable && inTable !== undefined ? { ...inTable, totalRows } : shown),
    [isTable, inTable, totalRows, shown],
  );
  return [exported, setInTable] as const;
}
