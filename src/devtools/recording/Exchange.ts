import type { TranscriptLine } from '../../chat/store/transcript/transcript.js';
import type { ServiceApi } from '../../client/http/ServiceClient.js';

/** One attempt of a request with its response, without credentials. Immutable. */
export interface Exchange {
  readonly id: number;
  readonly api: ServiceApi;
  readonly operation: string;
  readonly method: string;
  /** The path and query. */
  readonly path: string;
  /** The number of the attempt: 1 for the first, 2 for the first retry of the same call. */
  readonly attempt: number;
  readonly state: ExchangeState;
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  /** The time until the last byte; `undefined` until then. */
  readonly durationMs: number | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly requestHeaders: readonly ExchangeHeader[];
  readonly responseHeaders: readonly ExchangeHeader[];
  /** The size of the JSON that was sent; `undefined` for a form, whose size only the platform knows. */
  readonly requestBytes: number | undefined;
  /** The decompressed size received so far. */
  readonly responseBytes: number;
  /** The id of the thread, if this is a chat stream and the service has named it. */
  readonly chatId: string | undefined;
  /** The question; `undefined` if the request only reads the thread. */
  readonly input: string | undefined;
  /** The id of the question. */
  readonly messageId: string | undefined;
}

export type ExchangeHeader = readonly [name: string, value: string];

/** `cut`: the connection broke; `left`: the page closed it; `failed`: there was no response. */
export type ExchangeState = 'waiting' | 'reading' | 'done' | 'cut' | 'left' | 'failed';

/** One raw line of a chat stream, without tokens. `atMs` is in milliseconds since 1970. */
export interface RecordedLine extends TranscriptLine {
  readonly number: number;
  readonly exchangeId: number;
  /** True if the connection ended inside the line. Such a line is not part of a transcript. */
  readonly isBroken: boolean;
}
