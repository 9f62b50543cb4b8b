import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { Page } from '../../../client/http/pagination.js';
import type { DeploymentLogLine } from '../../../client/resources/deployment-logs.js';
import { createPoller } from '../../../data/jobs/createPoller.js';
import type { PageEnvironment } from '../../../data/jobs/pageEnvironment.js';
import { type LogLine, readLogLines } from './LogLine.js';

/** The part of a log read so far. */
export interface LogTailState {
  /** At most 100,000 lines, newest last. */
  readonly lines: readonly LogLine[];
  /** The number of oldest lines that were dropped. */
  readonly droppedCount: number;
  /** `reading` until the end is reached for the first time. */
  readonly status: 'reading' | 'live' | 'failed';
  /** The reason why the last read failed. It is retried automatically unless the status is `failed`. */
  readonly error: ServiceError | undefined;
}

/** Reads a log page by page to its end, then polls for new lines. */
export interface LogTail {
  getState(): LogTailState;
  subscribe(listener: () => void): () => void;
  watch(): () => void;
  refetch(): void;
}

export interface LogTailOptions {
  /** Reads the page after a cursor; `null` for the first page. */
  readonly readPage: (after: string | null, signal: AbortSignal) => Promise<Page<DeploymentLogLine>>;
  /** The clock, timers and page events that polling uses. */
  readonly environment: PageEnvironment;
  /** The time between two polls, in milliseconds. */
  readonly intervalMs?: number | undefined;
  /** The number of lines kept; the oldest are dropped. Default 100,000. */
  readonly mostLines?: number | undefined;
}

const maxLogLines = 100_000;

export function createLogTail({ readPage, environment, intervalMs = 3_000, mostLines = maxLogLines }: LogTailOptions): LogTail {
  const listeners = new Set<() => void>();
  let state: LogTailState = { lines: [], droppedCount: 0, status: 'reading', error: undefined };
  let after: string | null = null;
  /**
   * Counts entries of the page after that cursor: at the end the service may return no cursor, so the last page is read
   * again.
   */
  let takenEntries = 0;
  let lineCount = 0;

  function set(next: Partial<LogTailState>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  function append({ items, pageInfo }: Page<DeploymentLogLine>): boolean {
    const fresh = readLogLines(items.slice(takenEntries), lineCount);
    const { endCursor, hasNextPage } = pageInfo;
    const isNextKnown = typeof endCursor === 'string' && endCursor !== '' && endCursor !== after;
    takenEntries = isNextKnown ? 0 : Math.max(takenEntries, items.length);
    if (isNextKnown) after = endCursor;
    lineCount += fresh.length;
    const isMore = hasNextPage && isNextKnown;
    const status = isMore && state.status !== 'live' ? 'reading' : 'live';
    if (fresh.length > 0 || status !== state.status || state.error !== undefined) {
      const lines = fresh.length === 0 ? state.lines : [...state.lines, ...fresh].slice(-mostLines);
      set({ lines, droppedCount: lineCount - lines.length, status, error: undefined });
    }
    return isMore;
  }

  const poller = createPoller<Page<DeploymentLogLine>>({
    read: (signal) => readPage(after, signal),
    intervalMs,
    environment,
    onValue(page) {
      if (append(page)) poller.lookNow();
      return 'again';
    },
    onError(error) {
      const isFinal = finalKinds.includes(error.kind) || lineCount === 0;
      set({ error, status: isFinal ? 'failed' : state.status });
      return isFinal ? 'stop' : 'again';
    },
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: poller.watch,
    refetch() {
      set({ status: state.lines.length === 0 ? 'reading' : 'live', error: undefined });
      poller.restart();
    },
  };
}

/** Errors that a retry does not resolve. */
const finalKinds: readonly ServiceError['kind'][] = ['permission', 'authentication', 'not-found', 'validation'];
