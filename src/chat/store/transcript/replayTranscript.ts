import type { ChatFrame } from '../../../client/chat-stream/ChatFrame.js';
import { decodeFrame } from '../../../client/chat-stream/decodeFrame.js';
import { parseJsonLine } from '../../../client/chat-stream/ndjson.js';
import type { ChatEnvironment } from '../ChatStore.js';
import { emptyThread } from '../fold/emptyThread.js';
import { foldFrame } from '../fold/foldFrame.js';
import type { Thread } from '../fold/Thread.js';
import { browserEnvironment } from '../session/browserEnvironment.js';
import type { Transcript } from './transcript.js';

/** The options of `replayTranscript`. */
export interface ReplayOptions {
  /** The speed: 1 is as recorded, 2 twice as fast. Default `Infinity`, without pauses. */
  readonly speed?: number | undefined;
  /** Ends the replay early. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each frame and the thread after it. */
  readonly onFrame?: ((frame: ChatFrame, thread: Thread) => void) | undefined;
  /** Replaces the timers in tests. */
  readonly environment?: Pick<ChatEnvironment, 'setTimeout' | 'clearTimeout'> | undefined;
}

/** Folds a transcript as if it were arriving. Returns the final thread, or the thread so far if `signal` aborts. */
export async function replayTranscript(transcript: Transcript, options: ReplayOptions = {}): Promise<Thread> {
  const { signal, onFrame } = options;
  let thread = emptyThread;
  for await (const line of replayLines(transcript, options)) {
    if (signal?.aborted) break;
    const frame = decodeFrame(parseLine(line));
    thread = foldFrame(thread, frame);
    onFrame?.(frame, thread);
  }
  return thread;
}

/** Yields the raw lines at their recorded times. Ends early if `signal` aborts. */
export async function* replayLines(
  transcript: Transcript,
  { speed = Number.POSITIVE_INFINITY, signal, environment = browserEnvironment }: ReplayOptions = {},
): AsyncGenerator<string> {
  let playedMs = 0;
  for (const { atMs, line } of transcript) {
    const pauseMs = (atMs - playedMs) / speed;
    playedMs = Math.max(playedMs, atMs);
    if (pauseMs > 0) await pause(pauseMs, environment, signal);
    if (signal?.aborted) return;
    yield line;
  }
}

function pause(
  ms: number,
  environment: Pick<ChatEnvironment, 'setTimeout' | 'clearTimeout'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = environment.setTimeout(finish, ms);
    signal?.addEventListener('abort', finish, { once: true });
    function finish(): void {
      environment.clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    }
  });
}

/** A line that is not JSON is treated as an unknown line, as on the wire. */
function parseLine(line: string): unknown {
  try {
    return parseJsonLine(line);
  } catch {
    return undefined;
  }
}
