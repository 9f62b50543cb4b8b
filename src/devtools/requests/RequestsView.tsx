'use client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { formatBytes, formatDuration } from '../formatAmounts.js';
import { RowList } from '../RowList.js';
import type { Recording } from '../recording/createRecording.js';
import type { Exchange } from '../recording/Exchange.js';
import { useRecordingSnapshot } from '../useRecordingSnapshot.js';
import { ExchangeDetails } from './ExchangeDetails.js';

/** The requests of the client, each attempt separately, without credentials. */
export function RequestsView({ recording }: { recording: Recording }) {
  const { exchanges, lines } = useRecordingSnapshot(recording);
  const [chosenId, setChosenId] = useState<number>();
  if (exchanges.length === 0) return <EmptyState {...words.empty.requests} />;

  const selected = exchanges.findIndex(({ id }) => id === chosenId);
  const exchange = exchanges[selected];
  return (
    <>
      <div className="parley-devtools-tools">
        <span role="status" className="parley-devtools-count">
          {words.requestCount(exchanges.length)}
        </span>
        <Button icon={Trash2} size="small" variant="quiet" onClick={recording.clear}>
          {words.clear}
        </Button>
      </div>
      <div className="parley-devtools-split">
        <RowList
          label={words.requests}
          kind="requests"
          columns={columns}
          count={exchanges.length}
          selected={selected === -1 ? undefined : selected}
          onSelect={(index) => setChosenId(exchanges[index]?.id)}
          followsEnd
        >
          {(index) => <ExchangeRow exchange={exchanges[index]} />}
        </RowList>
        {exchange !== undefined && (
          <ExchangeDetails exchange={exchange} lineCount={lines.filter(({ exchangeId }) => exchangeId === exchange.id).length} />
        )}
      </div>
    </>
  );
}

function ExchangeRow({ exchange }: { exchange: Exchange | undefined }) {
  if (exchange === undefined) return null;
  const { id, method, path, status, state, durationMs, responseBytes, attempt } = exchange;
  return (
    <>
      <span className="parley-devtools-muted">#{id}</span>
      <span>{method}</span>
      <span className="parley-devtools-text">
        {path}
        {attempt > 1 && <span className="parley-devtools-muted"> · {words.attempt(attempt)}</span>}
      </span>
      <span data-state={toneOf(exchange)} className="parley-devtools-status">
        {state === 'done' || status === undefined || status >= 400 ? (status ?? words.states[state]) : `${status} ${words.states[state]}`}
      </span>
      <span className="parley-devtools-time">{durationMs === undefined ? '…' : formatDuration(durationMs)}</span>
      <span className="parley-devtools-time">{formatBytes(responseBytes)}</span>
    </>
  );
}

const columns = ['#', words.method, words.path, words.status, words.time, words.size];

function toneOf({ state, status }: Exchange): 'going' | 'good' | 'bad' {
  if (state === 'waiting' || state === 'reading') return 'going';
  return state === 'failed' || state === 'cut' || (status ?? 0) >= 400 ? 'bad' : 'good';
}
