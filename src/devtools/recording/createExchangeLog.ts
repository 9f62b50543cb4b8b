import type { ChatEnvironment } from '../../chat/store/ChatStore.js';
import { notifyOncePerPaint } from '../../chat/store/session/notifyOncePerPaint.js';
import type { Exchange, RecordedLine } from './Exchange.js';

/** Requests and lines in memory, up to a limit. The oldest requests are removed first, each with its lines. */
export interface ExchangeLog {
  add(exchange: Omit<Exchange, 'id'>): Exchange;
  get(id: number): Exchange | undefined;
  /** Changes a request. Does nothing if it has been removed. */
  update(id: number, change: Partial<Exchange>): void;
  /** Adds a line and returns its number; `undefined` if its request has been removed. */
  addLine(line: Omit<RecordedLine, 'number'>): number | undefined;
  /** Replaces the text of a line if it is still there. */
  amendLine(number: number, text: string): void;
  getSnapshot(): RecordingSnapshot;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** Immutable; the same object until something changes. */
export interface RecordingSnapshot {
  /** In the order they were sent. */
  readonly exchanges: readonly Exchange[];
  /** The lines of all chat streams, in order of arrival. */
  readonly lines: readonly RecordedLine[];
}

export interface ExchangeLogLimits {
  /** The maximum length of all lines together, in UTF-16 units. */
  readonly maxLength: number;
  readonly maxExchanges: number;
}

export function createExchangeLog(
  environment: Pick<ChatEnvironment, 'scheduleNotify'>,
  { maxLength, maxExchanges }: ExchangeLogLimits,
): ExchangeLog {
  const exchanges = new Map<number, Exchange>();
  const listeners = new Set<() => void>();
  let lines: RecordedLine[] = [];
  let length = 0;
  let lastId = 0;
  let lastNumber = 0;
  let snapshot: RecordingSnapshot | undefined;

  const notify = notifyOncePerPaint(environment, () => {
    for (const listener of listeners) listener();
  });
  function touch(): void {
    snapshot = undefined;
    notify();
  }

  /** Removes a tenth at once, so that a full log is not cleaned up with every line. */
  function forgetOldest(): void {
    if (length <= maxLength && exchanges.size <= maxExchanges) return;
    const gone = new Set<number>();
    for (const id of exchanges.keys()) {
      if (id === lastId || (length <= maxLength * 0.9 && exchanges.size <= maxExchanges * 0.9)) break;
      exchanges.delete(id);
      gone.add(id);
      for (const { exchangeId, line } of lines) if (exchangeId === id) length -= line.length;
    }
    lines = lines.filter(({ exchangeId }) => !gone.has(exchangeId));
  }

  return {
    add(facts) {
      lastId += 1;
      const exchange = { id: lastId, ...facts };
      exchanges.set(lastId, exchange);
      forgetOldest();
      touch();
      return exchange;
    },
    get: (id) => exchanges.get(id),
    update(id, change) {
      const before = exchanges.get(id);
      if (before === undefined) return;
      exchanges.set(id, { ...before, ...change });
      touch();
    },
    addLine(line) {
      if (!exchanges.has(line.exchangeId)) return undefined;
      lastNumber += 1;
      lines.push({ number: lastNumber, ...line });
      length += line.line.length;
      forgetOldest();
      touch();
      return lastNumber;
    },
    amendLine(number, text) {
      const index = lines.findLastIndex((line) => line.number === number);
      const line = lines[index];
      if (line === undefined) return;
      length += text.length - line.line.length;
      lines[index] = { ...line, line: text };
      touch();
    },
    getSnapshot() {
      snapshot ??= { exchanges: [...exchanges.values()], lines: [...lines] };
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      exchanges.clear();
      lines = [];
      length = 0;
      touch();
    },
  };
}
