import { runSql, type SqlRows } from '../../client/chat-stream/runSql.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';

/** Returns the rows already loaded for the chart of a result. */
export function rememberedRows(result: SqlToolResult, client: ServiceClient | undefined): SqlRows | undefined {
  const remembered = memory.get(result);
  return remembered?.client === client ? remembered?.rows : undefined;
}

export function rememberRows(result: SqlToolResult, client: ServiceClient | undefined, rows: SqlRows): void {
  memory.set(result, { client, rows });
}

/**
 * Loads the rows that an answer left out, as its chart in the panel does. `undefined` if it left out none or they cannot be loaded. Never
 * rejects.
 */
export async function loadRowsForChart(
  result: SqlToolResult,
  client: ServiceClient | undefined,
  signal: AbortSignal,
): Promise<SqlRows | undefined> {
  const { sqlQuery: query, rows, totalRows } = result;
  const known = rememberedRows(result, client);
  if (known !== undefined) return known;
  if (client?.dataUrl === undefined || query === '' || rows.length >= Math.min(totalRows, maxChartRows)) return undefined;
  const patience = new AbortController();
  const deadline = setTimeout(() => patience.abort(), chartPatienceMs);
  try {
    const limits = { maxRows: maxChartRows, maxCharacters: maxChartCharacters, signal: AbortSignal.any([signal, patience.signal]) };
    const loaded = await runSql(client, { query }, limits);
    rememberRows(result, client, loaded);
    return loaded;
  } catch {
    return undefined;
  } finally {
    clearTimeout(deadline);
  }
}

/** The rows loaded for each result, so that they load only once. */
const memory = new WeakMap<SqlToolResult, { readonly client: unknown; readonly rows: SqlRows }>();

/** The maximum number of rows that a chart loads without being asked. */
export const maxChartRows = 5_000;
export const maxChartCharacters = 4 * 1024 * 1024;
export const chartPatienceMs = 8_000;
