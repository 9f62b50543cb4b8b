'use client';
import { useState } from 'react';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { Report } from '../../../client/resources/reports.js';
import { asServiceError } from '../../../data/asServiceError.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { detailQuery } from '../../../data/resourceQueries.js';
import { useRead } from '../../../data/useRead.js';

/** The rows of a report, which its query returns when it is asked to run. */
export function useReportRows({ deploymentId, id, name, title, description, sqlQuery }: Report) {
  const client = useServiceClient();
  const [asked, setAsked] = useState<string>();
  const query = sqlQuery ?? '';
  async function run(_client: unknown, _params: object, { signal = new AbortController().signal } = {}): Promise<SqlToolResult> {
    try {
      const { runSql } = await import('../../../client/chat-stream/runSql.js');
      const { columns, rows, isCapped } = await runSql(client, { query }, { signal, maxRows, maxCharacters });
      const texts = { sqlQuery: query, queryTitle: title || name, description: description ?? '', userRequest: '' };
      const known = { resultId: undefined, memoryId: undefined, vegaSpec: undefined };
      return { kind: 'sql', columns, rows, totalRows: rows.length + (isCapped ? 1 : 0), ...texts, ...known };
    } catch (error) {
      throw asServiceError(error, 'runSql');
    }
  }
  const read = useRead(detailQuery<SqlToolResult, object>(client, ['report-rows', deploymentId, id], run, { query }), {
    enabled: asked === query && query !== '',
    // Warehouse queries cost money: they run on request only.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return {
    result: read.data,
    error: read.error ?? undefined,
    isRunning: read.isFetching,
    /** Runs the query, again if it has run; `undefined` if there is no SQL or the client has no `dataUrl`. */
    run:
      query === '' || client.dataUrl === undefined
        ? undefined
        : () => {
            if (asked === query) void read.refetch();
            setAsked(query);
          },
  };
}

/** As many as a chart can show. */
const maxRows = 5000;
const maxCharacters = 20_000_000;
