import type { ChatEnvironment } from '../../chat/store/ChatStore.js';
import { browserEnvironment } from '../../chat/store/session/browserEnvironment.js';
import type { RequestAttempt, RequestTap } from '../../client/http/ServiceClient.js';
import { isJsonObject } from '../../client/json/isJsonObject.js';
import { createLineRedactor, type LineRedactor } from '../../client/redaction/createLineRedactor.js';
import { createExchangeLog, type ExchangeLog, type ExchangeLogLimits } from './createExchangeLog.js';
import { createLineSplitter } from './createLineSplitter.js';
import type { Exchange } from './Exchange.js';
import { readAttempt, readHeaders } from './readAttempt.js';
import { isAbort, watchBody } from './watchBody.js';

/** Records what a client sends and receives, from the moment its tap is connected. */
export interface Recording extends Pick<ExchangeLog, 'getSnapshot' | 'subscribe' | 'clear'> {
  /** Pass it to `client.tap`. */
  readonly tap: RequestTap;
}

export interface RecordingOptions extends Partial<ExchangeLogLimits> {
  /** Returns the time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  readonly environment?: Pick<ChatEnvironment, 'scheduleNotify'> | undefined;
}

/** Creates a recording that stores no credentials, no request bodies and, except for chat streams, no response bodies. */
export function createRecording({
  now = () => performance.timeOrigin + performance.now(),
  environment = browserEnvironment,
  maxLength = 32 * 1024 * 1024,
  maxExchanges = 2000,
}: RecordingOptions = {}): Recording {
  const log = createExchangeLog(environment, { maxLength, maxExchanges });
  const attempts = new WeakMap<object, number>();
  const redactors = new WeakMap<RequestAttempt['redact'], LineRedactor<RecordedKey>>();

  function begin(attempt: RequestAttempt): Exchange {
    const count = (attempts.get(attempt.call) ?? 0) + 1;
    attempts.set(attempt.call, count);
    return log.add({
      ...readAttempt(attempt),
      attempt: count,
      state: 'waiting',
      startedAtMs: now(),
      durationMs: undefined,
      status: undefined,
      requestId: undefined,
      responseHeaders: [],
      responseBytes: 0,
    });
  }

  function end({ id, startedAtMs }: Exchange, state: Exchange['state']): void {
    if (log.get(id)?.durationMs === undefined) log.update(id, { state, durationMs: now() - startedAtMs });
  }

  /** One for all exchanges of a client, since a message continues in the next one after a cut. */
  function lineRedactorOf({ redact }: RequestAttempt): LineRedactor<RecordedKey> {
    const redactor =
      redactors.get(redact) ??
      createLineRedactor<RecordedKey>({
        redactKnown: redact,
        amend({ number }, line) {
          if (number !== undefined) log.amendLine(number, line);
        },
      });
    redactors.set(redact, redactor);
    return redactor;
  }

  /** Receives the lines of one stream. */
  function createLines({ id }: Exchange, redactor: LineRedactor<RecordedKey>) {
    return {
      flush: redactor.flush,
      add(text: string, isBroken: boolean): void {
        const chatId = text.includes('"__cutoff__"') ? chatIdOf(parse(text)) : undefined;
        if (chatId !== undefined) log.update(id, { chatId });
        const key: RecordedKey = { number: undefined };
        key.number = log.addLine({ exchangeId: id, atMs: now(), line: redactor.redact(key, text), isBroken });
      },
    };
  }

  function watch(exchange: Exchange, attempt: RequestAttempt, response: Response): Response {
    const { id, operation } = exchange;
    const { status, headers } = response;
    log.update(id, {
      state: 'reading',
      status,
      requestId: headers.get('x-request-id') ?? undefined,
      responseHeaders: readHeaders(headers, attempt.redact),
    });
    const splitter = operation === 'streamChat' && response.ok ? createLineSplitter() : undefined;
    const lines = createLines(exchange, lineRedactorOf(attempt));
    let responseBytes = 0;
    return watchBody(response, {
      onChunk(chunk) {
        responseBytes += chunk.length;
        log.update(id, { responseBytes });
        for (const line of splitter?.push(chunk) ?? []) lines.add(line, false);
      },
      onEnd(state) {
        const last = splitter?.end();
        if (last !== undefined) lines.add(last, parse(last) === undefined);
        lines.flush();
        end(exchange, state);
      },
    });
  }

  return {
    getSnapshot: log.getSnapshot,
    subscribe: log.subscribe,
    clear: log.clear,
    async tap(attempt, send) {
      const exchange = begin(attempt);
      try {
        return watch(exchange, attempt, await send());
      } catch (cause) {
        end(exchange, isAbort(cause) ? 'left' : 'failed');
        throw cause;
      }
    },
  };
}

/** The number of a recorded line, once it has one. */
interface RecordedKey {
  number: number | undefined;
}

function chatIdOf(cutoff: unknown): string | undefined {
  const state = isJsonObject(cutoff) && isJsonObject(cutoff.state) ? cutoff.state : {};
  return typeof state.chatId === 'string' ? state.chatId : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
