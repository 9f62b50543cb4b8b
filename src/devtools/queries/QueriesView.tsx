'use client';
import { useState } from 'react';
import { jsonText } from '../../client/json/jsonText.js';
import { redactSecrets } from '../../client/redaction/redactSecrets.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { formatDuration } from '../formatAmounts.js';
import { JsonText } from '../JsonText.js';
import { RowList } from '../RowList.js';
import { type QueryRow, useQueryRows } from './useQueryRows.js';

/** The queries of the provider in the query cache. */
export function QueriesView() {
  const rows = useQueryRows();
  const [chosen, setChosen] = useState<string>();
  if (rows === undefined) return <EmptyState {...words.noQueryClient} />;
  if (rows.length === 0) return <EmptyState {...words.empty.queries} />;

  const selected = rows.findIndex(({ hash }) => hash === chosen);
  const row = rows[selected];
  return (
    <div className="parley-devtools-split">
      <RowList
        label={words.queries}
        kind="queries"
        columns={columns}
        count={rows.length}
        selected={selected === -1 ? undefined : selected}
        onSelect={(index) => setChosen(rows[index]?.hash)}
      >
        {(index) => <QueryLine row={rows[index]} />}
      </RowList>
      {row !== undefined && <QueryDetails row={row} />}
    </div>
  );
}

function QueryLine({ row }: { row: QueryRow | undefined }) {
  if (row === undefined) return null;
  const { key, state, updatedAtMs, observerCount } = row;
  return (
    <>
      <span className="parley-devtools-text">{key}</span>
      <span data-state={tones[state]} className="parley-devtools-status">
        {state}
      </span>
      <span className="parley-devtools-time">{updatedAtMs === 0 ? '–' : formatDuration(secondsSince(updatedAtMs))}</span>
      <span className="parley-devtools-time">{observerCount}</span>
    </>
  );
}

function QueryDetails({ row: { key, data, error, invalidate } }: { row: QueryRow }) {
  return (
    <aside aria-label={words.details} className="parley-devtools-details">
      <p className="parley-devtools-address">{key}</p>
      <div className="parley-devtools-tools">
        <Button size="small" onClick={() => void invalidate()}>
          {words.invalidate}
        </Button>
      </div>
      {error !== null && <JsonText label={words.queryError} text={redactSecrets(error.message)} />}
      <JsonText label={words.data} text={data === undefined ? words.noData : redactSecrets(jsonText(data))} />
    </aside>
  );
}

const columns = [words.key, words.status, words.age, words.observers];

/** Whole seconds, since they are updated once a second. */
function secondsSince(atMs: number): number {
  return Math.max(0, Math.floor((Date.now() - atMs) / 1000)) * 1000;
}

const tones: Record<QueryRow['state'], 'going' | 'good' | 'bad'> = {
  fetching: 'going',
  paused: 'going',
  pending: 'going',
  error: 'bad',
  stale: 'good',
  fresh: 'good',
};
