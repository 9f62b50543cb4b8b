import type { Page } from '../../../client/http/pagination.js';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { DeploymentLogLine } from '../../../client/resources/deployment-logs.js';
import { createPoller } from '../../../data/jobs/createPoller.js';
import type { PageEnvironment } from '../../../data/jobs/pageEnvironment.js';
import { type LogLine, readLogLines } from './LogLine.js';

/** What was read of a log so far. */
export interface LogTailState {
  /** At most 100,000; the newest last. */
  readonly lines: readonly LogLine[];
  /** How many of the oldest are not kept any more. */
  readonly droppedCount: number;
  /** `reading` until the end was reached once. */
  readonly status: 'reading' | 'live' | 'failed';
  /** Why the last look failed; it is tried again by itself unless `failed`. */
  readonly error: ServiceError | undefined;
}

/** Reads a log page by page to its end, and then what is new. */
export interface LogTail {
  getState(): LogTailState;
  subscribe(listener: () => void): () => void;
  watch(): () => void;
  retry(): void;
}

export interface LogTailOptions {
  readonly readPage: (after: string | null, signal: AbortSignal) => Promise<Page<DeploymentLogLine>>;
  readonly environment: PageEnvironment;
  /** Between two looks at the end. */
  readonly intervalMs?: number | undefined;
  readonly mostLines?: number | undefined;
}

const mostLogLines = 100_000;

export function createLogTail({ readPage, environment, intervalMs = 3_000, mostLines = mostLogLines }: LogTailOptions): LogTail {
  const listeners = new Set<() => void>();
  let state: LogTailState = { lines: [], droppedCount: 0, status: 'reading', error: undefined };
  let after: string | null = null;
  /** Of the page after that cursor: the service may give no cursor at the end, so that its last page is read again. */
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
    retry() {
      set({ status: state.lines.length === 0 ? 'reading' : 'live', error: undefined });
      poller.restart();
    },
  };
}

/** What looking again does not change by itself. */
const finalKinds: readonly ServiceError['kind'][] = ['permission', 'authentication', 'not-found', 'validation'];
