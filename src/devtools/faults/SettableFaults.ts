/**
 * The faults of a local service that the developer tools can set. A subset of `ServiceFaults` of `@parley/local-service`, declared here so
 * that an app with the tools does not need the service. Other faults of the service are kept.
 */
export interface SettableFaults {
  readonly chunkBytes?: number;
  readonly cutAfterLinesOnce?: readonly number[];
  readonly delayMs?: number;
  readonly duplicateLines?: boolean;
  readonly errorAfterEventsOnce?: readonly number[];
  readonly failOnce?: readonly SettableFailure[];
  readonly newerSentinels?: boolean;
  readonly resubscribe?: 'continue' | 'replay' | 'snapshot';
  readonly sortPerMessage?: boolean;
  readonly suspendAfterEventsOnce?: readonly number[];
}

/** Fails one request. */
export interface SettableFailure {
  readonly status: 200 | 400 | 401 | 403 | 404 | 408 | 409 | 422 | 429 | 500 | 502 | 503 | 504;
  readonly path?: string;
  readonly retryAfterSeconds?: number;
  readonly body?: unknown;
}
