import { createLineRedactor } from '../../../client/redaction/createLineRedactor.js';
import type { Transcript, TranscriptLine } from './transcript.js';

/** Records the lines of a conversation with their times, without secrets. Pass its `onLine` to a store or to `streamChat`. */
export interface Recorder {
  /** Records one raw line. */
  readonly onLine: (line: string) => void;
  /** The lines recorded so far. */
  readonly transcript: Transcript;
  /** Deletes the lines recorded so far. */
  clear(): void;
}

/** The options of `createRecorder`. */
export interface RecorderOptions {
  /** Returns the time in milliseconds; only differences matter. */
  readonly now?: (() => number) | undefined;
  /** Removes credentials by their value: `client.redact`. By default they are recognized by their format and the names before them. */
  readonly redact?: ((text: string) => string) | undefined;
}

/** Creates a recorder of streams, whose transcript contains no credentials. */
export function createRecorder({ now = () => performance.now(), redact }: RecorderOptions = {}): Recorder {
  let startMs = 0;
  let lines: TranscriptLine[] = [];
  let redactor = createRedactor();

  function createRedactor() {
    const own = lines;
    return createLineRedactor<number>({
      redactKnown: redact,
      amend(index, line) {
        own[index] = { atMs: own[index]?.atMs ?? 0, line };
      },
    });
  }

  return {
    onLine(line) {
      if (lines.length === 0) startMs = now();
      lines.push({ atMs: Math.max(0, Math.round(now() - startMs)), line: redactor.redact(lines.length, line) });
    },
    get transcript() {
      redactor.flush();
      return [...lines];
    },
    clear() {
      lines = [];
      redactor = createRedactor();
    },
  };
}
