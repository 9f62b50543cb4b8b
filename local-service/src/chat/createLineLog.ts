import type { MessageLine, WireLine } from './WireLine.js';

/** The lines of one run. It is written at the run's pace and read by any number of readers, each at its own. */
export interface LineLog {
  readonly length: number;
  append(line: MessageLine): void;
  /** Ends the log for its readers; a suspended run may open it again. */
  end(closing: readonly WireLine[]): void;
  reopen(): void;
  /** Lines from a place on, as they come, then the closing ones. Ends early when `signal` aborts. */
  read(from: number, signal: AbortSignal): AsyncGenerator<WireLine, void>;
}

export function createLineLog(): LineLog {
  const lines: MessageLine[] = [];
  const waiting = new Set<() => void>();
  let closing: readonly WireLine[] | undefined;

  return {
    get length() {
      return lines.length;
    },
    append(line) {
      lines.push(line);
      wake();
    },
    end(last) {
      closing = last;
      wake();
    },
    reopen() {
      closing = undefined;
    },
    async *read(from, signal) {
      let next = from;
      while (!signal.aborted) {
        const line = lines[next];
        if (line !== undefined) {
          next += 1;
          yield line;
        } else if (closing !== undefined) {
          return yield* closing;
        } else {
          await change(signal);
        }
      }
    },
  };

  function wake(): void {
    for (const resume of waiting) resume();
    waiting.clear();
  }

  function change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        signal.removeEventListener('abort', finish);
        waiting.delete(finish);
        resolve();
      };
      waiting.add(finish);
      signal.addEventListener('abort', finish);
    });
  }
}
