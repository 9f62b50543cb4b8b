import { readErrorLine } from '../errors/readErrorLine.js';
import { ServiceError } from '../errors/ServiceError.js';
import type { ServiceClient, StreamRequest } from '../http/ServiceClient.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { parseExactJson } from '../json/parseExactJson.js';
import { type ReadLinesOptions, readJsonLines } from './ndjson.js';
import type { QueryRows, ResultColumn, ResultRow } from './QueryRows.js';
import { inferTypes, isOverfull, isRawRow, type RawRow, readColumns, readRow } from './readRows.js';

/** Options of `runSql`: how much to read, and callbacks. */
export interface RunSqlOptions {
  /** Ends the request. Reading then fails with an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
  /** Default 50,000. Further rows are not read. */
  readonly maxRows?: number | undefined;
  /** Default: no limit. Lines that end beyond this number of characters are not read. */
  readonly maxCharacters?: number | undefined;
  /** Called after each line with the number of rows so far. */
  readonly onProgress?: ((loadedRows: number) => void) | undefined;
}

/** All rows of a query, or the first of them, as many as `maxRows` and `maxCharacters` allow. */
export interface SqlRows extends QueryRows {
  /** True if there were more rows. */
  readonly isCapped: boolean;
}

const defaultMaxRows = 50_000;

/**
 * Runs SQL on the data query API of the deployment and collects the rows as they stream in.
 * Throws `ServiceError`: `unprocessable` with the reason where the service cannot run the query.
 */
export async function runSql(client: ServiceClient, { query }: { readonly query: string }, options: RunSqlOptions = {}): Promise<SqlRows> {
  const { signal, maxRows = defaultMaxRows, maxCharacters = Number.POSITIVE_INFINITY, onProgress } = options;
  let schema: unknown;
  let columns: readonly ResultColumn[] | undefined;
  const rows: ResultRow[] = [];
  let isCapped = false;
  let characters = 0;

  for await (const part of client.stream(queryRequest(client, query, signal), (response, { redact, redactLine = redact }) =>
    readParts(response, { operation, signal, redact: redactLine, parse: parseExactJson }),
  )) {
    schema ??= part.schema;
    if (part.rows.length === 0) continue;
    characters += part.characters;
    isCapped = characters > maxCharacters;
    if (isCapped) break;
    if (isOverfull(columns ?? schema, part.rows)) {
      throw new ServiceError('protocol', 'The rows have more columns than a table can hold. Select fewer columns.', { operation });
    }
    columns ??= readColumns(schema, part.rows);
    isCapped = rows.length + part.rows.length > maxRows;
    for (const row of part.rows.slice(0, maxRows - rows.length)) rows.push(readRow(row, columns));
    onProgress?.(rows.length);
    if (isCapped) break;
  }
  if (schema === undefined && columns === undefined) {
    throw new ServiceError('protocol', 'The data query API returned no schema or no rows.', { operation });
  }
  return { columns: inferTypes(columns ?? readColumns(schema, []), rows), rows, isCapped };
}

const operation = 'runSql';

/** The content of one line: first the schema, then rows. */
interface QueryPart {
  readonly schema: unknown;
  readonly rows: readonly RawRow[];
  /** The length of the line. */
  readonly characters: number;
}

async function* readParts(response: Response, options: ReadLinesOptions): AsyncGenerator<QueryPart> {
  for await (const lines of readJsonLines(response.body, options)) {
    for (const { line, value } of lines) {
      if (!isJsonObject(value)) continue;
      const error = readErrorLine(value, 'unprocessable');
      if (error !== undefined) throw error;
      const { schema, data } = value;
      const rows = Array.isArray(data) ? data.map((row: unknown) => (isRawRow(row) ? row : [row])) : [];
      yield { schema, rows, characters: line.length };
    }
  }
}

function queryRequest({ dataUrl }: ServiceClient, query: string, signal: AbortSignal | undefined): StreamRequest {
  if (dataUrl === undefined) {
    throw new ServiceError('validation', 'This client has no dataUrl to load rows from. Pass one to createServiceClient.', {
      field: 'dataUrl',
    });
  }
  return { api: 'data', url: dataUrl, body: { query }, operation, signal };
}
