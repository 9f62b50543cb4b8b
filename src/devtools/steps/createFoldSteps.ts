import { emptyThread } from '../../chat/store/fold/emptyThread.js';
import { foldFrame } from '../../chat/store/fold/foldFrame.js';
import type { Thread } from '../../chat/store/fold/Thread.js';
import type { TranscriptLine } from '../../chat/store/transcript/transcript.js';
import { parseJsonLine } from '../../client/chat-stream/ndjson.js';
import { beginRequest } from '../replay/beginRequest.js';

/** The states of a thread, line by line. */
export interface FoldSteps {
  /** Returns the thread after this number of lines; 0 is the empty thread. */
  after(count: number): Thread;
}

/** Folds on demand and keeps some states, so that any step of a long stream is close to one. */
export function createFoldSteps(lines: readonly FoldedLine[]): FoldSteps {
  const kept: Thread[] = [emptyThread];

  function keptAt(index: number): Thread {
    for (let next = kept.length; next <= index; next += 1) {
      kept.push(lines.slice((next - 1) * spacing, next * spacing).reduce(foldLine, kept[next - 1] ?? emptyThread));
    }
    return kept[index] ?? emptyThread;
  }

  return {
    after(count) {
      const wanted = Math.max(0, Math.min(count, lines.length));
      const index = Math.floor(wanted / spacing);
      return lines.slice(index * spacing, wanted).reduce(foldLine, keptAt(index));
    },
  };
}

type FoldedLine = Pick<TranscriptLine, 'line' | 'request'>;

/** The number of lines between two kept states. */
const spacing = 128;

function foldLine(thread: Thread, { line, request }: FoldedLine): Thread {
  return foldFrame(request === undefined ? thread : beginRequest(thread, request), parse(line));
}

function parse(line: string): unknown {
  try {
    return parseJsonLine(line);
  } catch {
    return undefined;
  }
}
