import type { TranscriptLine } from '../../chat/store/transcript/transcript.js';
import type { ServiceApi } from '../../client/http/ServiceClient.js';

/** One sending of one request with its answer, without credentials. Immutable. */
export interface Exchange {
  readonly id: number;
  readonly api: ServiceApi;
  readonly operation: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** 1 for the first; a retry of the same call is 2. */
  readonly attempt: number;
  readonly state: ExchangeState;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  /** Until the last byte; `undefined` before it. */
  readonly durationMs: number | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly requestHeaders: readonly ExchangeHeader[];
  readonly responseHeaders: readonly ExchangeHeader[];
  /** Of the JSON that was sent; `undefined` for a form, whose size only the platform knows. */
  readonly requestBytes: number | undefined;
  /** So far, decompressed. */
  readonly responseBytes: number;
  /** Of the thread it is about, where it is a chat stream and the service has named it. */
  readonly chatId: string | undefined;
  /** The question it asks; `undefined` where it only reads. */
  readonly input: string | undefined;
  /** The id of the question. */
  readonly messageId: string | undefined;
}

export type ExchangeHeader = readonly [name: string, value: string];

/** `cut`: the connection broke; `left`: the page closed it; `failed`: no answer came at all. */
export type ExchangeState = 'waiting' | 'reading' | 'done' | 'cut' | 'left' | 'failed';

/** One raw line of a chat stream, without tokens. `atMs` is in milliseconds since 1970. */
export interface RecordedLine extends TranscriptLine {
  readonly number: number;
  readonly exchangeId: number;
  /** The connection ended inside it; no part of a transcript. */
  readonly isBroken: boolean;
}
