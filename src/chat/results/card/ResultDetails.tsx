'use client';

import type { ComponentProps } from 'react';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { partClass } from '../../../ui/partClass.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useLabels } from '../../hooks/useLabels.js';
import { QueryText } from '../query/QueryText.js';
import type { OwnQuery } from '../query/useOwnQuery.js';

export interface ResultDetailsProps extends ComponentProps<'div'> {
  result: SqlToolResult;
  /** The formatted row count: "12 of 2,431 rows". */
  rowCount: string;
  /** The reader's version of the query. */
  own: OwnQuery;
  /** The branch the query ran on. */
  branch?: string | undefined;
  /** The IANA time zone the query ran in. */
  timeZone?: string | undefined;
  /** The duration of the query in milliseconds. */
  durationMs?: number | undefined;
}

/** The details of a result: SQL, columns with types, branch, time zone and id. Renders a `<div>`. */
export function ResultDetails({ result, rowCount, own, branch, timeZone, durationMs, className, ...props }: ResultDetailsProps) {
  const { result: words } = useLabels();
  const formats = useFormats();
  // These describe the agent's query.
  const isOriginal = own.result === undefined;
  const facts = [
    { term: words.branch, text: isOriginal ? branch : undefined },
    { term: words.timeZone, text: isOriginal ? timeZone : undefined },
    { term: words.resultId, text: result.resultId },
  ].filter(({ text }) => text !== undefined);
  // The footer, which counts rows, is shown only if there are any.
  const measures = [
    ...(result.rows.length === 0 ? [rowCount] : []),
    ...(durationMs === undefined || !isOriginal ? [] : [formats.duration(durationMs)]),
  ];
  return (
    <div data-slot="result-details" className={partClass('result-details', className)} {...props}>
      {result.sqlQuery !== '' && <QueryText sql={result.sqlQuery} own={own} />}
      <dl className="parley-result-facts">
        <div className="parley-result-fact">
          <dt>{words.columns}</dt>
          <dd>
            <ResultColumns columns={result.columns} />
          </dd>
        </div>
        {facts.map(({ term, text }) => (
          <div key={term} className="parley-result-fact">
            <dt>{term}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {measures.length > 0 && <p className="parley-result-measure">{measures.join(' · ')}</p>}
    </div>
  );
}

function ResultColumns({ columns }: Pick<SqlToolResult, 'columns'>) {
  const part = useShownPart(columns.length, { first: 100, step: 200 });
  return (
    <>
      <ul className="parley-result-columns">
        {columns.slice(0, part.shown).map(({ name, type, serviceType }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; names may repeat
          <li key={index}>
            <bdi>{shortText(name, maxNameCharacters)}</bdi>{' '}
            <span className="parley-result-type">{serviceType === '' ? type : shortText(serviceType, maxNameCharacters)}</span>
          </li>
        ))}
      </ul>
      <ShowMore part={part} isCounted />
    </>
  );
}

const maxNameCharacters = 200;
