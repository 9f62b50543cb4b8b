import { createLineRedactor } from '../../../client/redaction/createLineRedactor.js';
import type { Transcript, TranscriptLine } from './transcript.js';

/** Writes down a conversation's lines with their times, without secrets. Give its `onLine` to a store or to `streamChat`. */
export interface Recorder {
  readonly onLine: (line: string) => void;
  readonly transcript: Transcript;
  clear(): void;
}

export interface RecorderOptions {
  /** In milliseconds; only differences count. */
  readonly now?: (() => number) | undefined;
  /** Cuts out credentials by their value: `client.redact`. Without it they are told by their form and by what names them. */
  readonly redact?: ((text: string) => string) | undefined;
}

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
