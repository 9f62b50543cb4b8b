/**
 * The faults of a local service that the developer tools can set. A subset of `ServiceFaults` of `@parley/local-service`, declared here so
 * that an app with the tools does not need the service. Other faults of the service are kept.
 */
export interface SettableFaults {
  /** Splits responses into chunks of this many bytes. */
  readonly chunkBytes?: number;
  /** Cuts the next chat streams, each after so many lines. */
  readonly cutAfterLinesOnce?: readonly number[];
  /** Waits this many milliseconds before each response. */
  readonly delayMs?: number;
  /** Sends each line of a stream twice. */
  readonly duplicateLines?: boolean;
  /** Sends an error line in the next runs, each after so many events. */
  readonly errorAfterEventsOnce?: readonly number[];
  /** Fails the next requests that match. */
  readonly failOnce?: readonly SettableFailure[];
  /** Sends the lines of newer services: `__aborted__`, `__suspended__` and `__usage__`. Default true. */
  readonly newerSentinels?: boolean;
  /** Limits how many questions each user may ask, and answers further ones with 402. */
  readonly quota?: { readonly questions: number };
  /** How a resubscribe continues: from the current point, from the start (default), or with a full snapshot first. */
  readonly resubscribe?: 'continue' | 'replay' | 'snapshot';
  /** Gives all lines of a message the same `sort`. */
  readonly sortPerMessage?: boolean;
  /** Suspends the next runs, each after so many events. */
  readonly suspendAfterEventsOnce?: readonly number[];
}

/** Fails one request. */
export interface SettableFailure {
  /** The HTTP status. 200 with a `body` is an error inside a success. */
  readonly status: 200 | 400 | 401 | 402 | 403 | 404 | 408 | 409 | 422 | 429 | 500 | 502 | 503 | 504;
  /** A part of the path that the request must contain. Default: any path. */
  readonly path?: string;
  /** The `Retry-After` header in seconds. Default: no header. */
  readonly retryAfterSeconds?: number;
  /** The body, sent as JSON. */
  readonly body?: unknown;
}
