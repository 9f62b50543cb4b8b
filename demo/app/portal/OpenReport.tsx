import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { runSql, type SqlToolResult } from '../../../src/client.js';
import { useReport } from '../../../src/data.js';
import { type Draft, SqlResult, useServiceClient } from '../../../src/index.js';
import type { AppWords } from '../appWords.js';

/** A saved report with current rows: its query is run as the signed-in user. */
export function OpenReport({ reportId, words, onAskAbout, onClose }: OpenReportProps) {
  const client = useServiceClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: report } = useReport({ deploymentId: 1, reportId });
  const query = report?.sqlQuery ?? '';
  const { data: rows, isError } = useQuery({
    queryKey: ['rows-of-report', client.scope, query],
    queryFn: ({ signal }) => runSql(client, { query }, { signal, maxRows: 5000 }),
    enabled: query !== '',
  });
  useEffect(() => heading.current?.focus(), []);
  const title = report?.title || report?.name || '';
  const result: SqlToolResult | undefined = rows && {
    kind: 'sql',
    sqlQuery: query,
    queryTitle: title,
    description: report?.description ?? '',
    userRequest: '',
    columns: rows.columns,
    rows: rows.rows,
    totalRows: rows.rows.length,
    resultId: undefined,
    memoryId: undefined,
    vegaSpec: undefined,
  };
  return (
    <section aria-labelledby="open-report" className="report">
      <header>
        <h2 id="open-report" className="report-title" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {isError && <p role="alert">{words.reportFailed}</p>}
      {!isError && result === undefined && <p role="status">{words.loadingReport}</p>}
      {result && <SqlResult result={result} onAskAbout={onAskAbout} />}
    </section>
  );
}

interface OpenReportProps {
  readonly reportId: number;
  readonly words: AppWords;
  readonly onAskAbout: (draft: Draft) => void;
  readonly onClose: () => void;
}
