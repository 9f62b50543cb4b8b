import { redactSecrets } from './redactSecrets.js';
import type { Transcript, TranscriptLine } from './transcript.js';

/** Writes down a conversation's lines with their times. Give its `onLine` to a store or to `streamChat`. */
export interface Recorder {
  readonly onLine: (line: string) => void;
  readonly transcript: Transcript;
  clear(): void;
}

/** `now` in milliseconds; only differences count. */
export function createRecorder({ now = () => performance.now() }: { readonly now?: () => number } = {}): Recorder {
  let lines: TranscriptLine[] = [];
  let startMs = 0;
  return {
    onLine(line) {
      if (lines.length === 0) startMs = now();
      lines.push({ atMs: Math.max(0, Math.round(now() - startMs)), line: redactSecrets(line) });
    },
    get transcript() {
      return [...lines];
    },
    clear() {
      lines = [];
    },
  };
}
