'use client';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { formatBytes, formatClock, formatDuration } from '../formatAmounts.js';
import type { Exchange, ExchangeHeader } from '../recording/Exchange.js';

export interface ExchangeDetailsProps {
  exchange: Exchange;
  lineCount: number;
}

/** One request with its response: facts and headers. Renders an `<aside>`. */
export function ExchangeDetails({ exchange, lineCount }: ExchangeDetailsProps) {
  const { requestId, requestHeaders, responseHeaders } = exchange;
  const facts = factsOf(exchange, lineCount).filter(([, value]) => value !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <aside aria-label={words.details} tabIndex={0} className="parley-devtools-details">
      <p className="parley-devtools-address">
        {exchange.method} {exchange.path}
      </p>
      <dl className="parley-devtools-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{words.facts[name]}</dt>
            <dd>
              {value}
              {name === 'requestId' && requestId !== undefined && (
                <CopyButton text={requestId} label={words.copyRequestId} isIconOnly size="small" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Headers title={words.requestHeaders} headers={requestHeaders} />
      <Headers title={words.responseHeaders} headers={responseHeaders} />
    </aside>
  );
}

type Fact = readonly [name: keyof typeof words.facts, value: string | undefined];

function factsOf(exchange: Exchange, lineCount: number): readonly Fact[] {
  const { operation, state, status, attempt, startedAtMs, durationMs, requestId, requestBytes, responseBytes, chatId } = exchange;
  return [
    ['operation', operation],
    ['state', status === undefined ? words.states[state] : `${status} ${words.states[state]}`],
    ['attempt', String(attempt)],
    ['startedAt', formatClock(startedAtMs)],
    ['duration', durationMs === undefined ? undefined : formatDuration(durationMs)],
    ['requestId', requestId],
    ['sent', requestBytes === undefined ? undefined : formatBytes(requestBytes)],
    ['received', formatBytes(responseBytes)],
    ['chatId', chatId],
    ['lines', lineCount === 0 ? undefined : String(lineCount)],
  ];
}

function Headers({ title, headers }: { title: string; headers: readonly ExchangeHeader[] }) {
  return (
    <>
      <h3 className="parley-devtools-subheading">{title}</h3>
      {headers.length === 0 ? (
        <p className="parley-devtools-note">{words.noHeaders}</p>
      ) : (
        <dl className="parley-devtools-facts">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
