import type { ChatEnvironment, ChatStore } from '../../chat/store/ChatStore.js';
import { emptyThread } from '../../chat/store/fold/emptyThread.js';
import { foldFrames } from '../../chat/store/fold/foldFrame.js';
import { acceptGaps, endTurn } from '../../chat/store/fold/questions.js';
import { browserEnvironment } from '../../chat/store/session/browserEnvironment.js';
import { asChatError, interrupted } from '../../chat/store/session/connectionLoss.js';
import { createStateCell, restingState } from '../../chat/store/session/createStateCell.js';
import type { Transcript, TranscriptLine, TranscriptRequest } from '../../chat/store/transcript/transcript.js';
import { transcriptFetch } from '../../chat/store/transcript/transcriptFetch.js';
import { streamChat } from '../../client/chat-stream/streamChat.js';
import { createServiceClient } from '../../client/http/createServiceClient.js';
import { beginRequest } from './beginRequest.js';

/** A conversation that plays a recording through the usual client and fold. It sends no requests to a service. */
export interface ReplayStore extends ChatStore {
  /** Plays from the beginning: 1 is as recorded, `Infinity` without pauses. Resolves at the end, or when it is stopped. */
  play(speed: number): Promise<void>;
}

/** Creates a store that is empty until `play`. */
export function createReplayStore(transcript: Transcript, environment: ReplayEnvironment = browserEnvironment): ReplayStore {
  const nothing = { thread: emptyThread, error: undefined };
  const cell = createStateCell({ ...restingState, ...nothing }, environment);
  let playing = new AbortController();

  async function play(speed: number): Promise<void> {
    playing.abort();
    playing = new AbortController();
    const { signal } = playing;
    cell.set({ ...nothing, status: 'streaming' });
    try {
      for (const { request, lines } of splitAnswers(transcript)) {
        if (request !== undefined) cell.set({ thread: beginRequest(cell.state.thread, request) });
        const client = clientOf(transcriptFetch(lines, { speed, environment }));
        for await (const frame of streamChat(client, {}, { signal })) cell.take(frame, foldFrames);
      }
      const { thread } = cell.state;
      const isCut = thread.end === 'open' && thread.messages.length > 0;
      cell.set({ status: 'idle', thread: isCut ? endTurn(thread, { state: 'interrupted', error: interrupted() }) : acceptGaps(thread) });
    } catch (thrown) {
      if (!signal.aborted) cell.set({ status: 'error', error: asChatError(thrown) });
    }
  }

  return {
    client: clientOf(async () => new Response()),
    play,
    getSnapshot: cell.getSnapshot,
    subscribe: cell.subscribe,
    async stop() {
      playing.abort();
      cell.set({ status: 'idle' });
    },
    send: () => false,
    enqueue: () => false,
    editQueued: ignore,
    moveQueued: ignore,
    removeQueued: ignore,
    sendQueued: async () => {},
    pauseQueue: ignore,
    retry: ignore,
    watch: ignore,
    stopElsewhere: async () => {},
    setContext: () => undefined,
    includeContext: () => undefined,
    setDraft: () => {},
    watchDraft: () => () => {},
    newThread: ignore,
    load: async () => {},
    detach: ignore,
    attach: ignore,
    setBranch: ignore,
  };
}

type ReplayEnvironment = Pick<ChatEnvironment, 'setTimeout' | 'clearTimeout' | 'scheduleNotify'>;

interface RecordedAnswer {
  readonly request: TranscriptRequest | undefined;
  readonly lines: TranscriptLine[];
}

/** Returns the answers one by one, each with its times since the previous one ended. */
function splitAnswers(transcript: Transcript): readonly RecordedAnswer[] {
  const answers: RecordedAnswer[] = [];
  let startMs = 0;
  let endMs = 0;
  for (const { atMs, line, request } of transcript) {
    const last = answers.at(-1);
    if (last !== undefined && request === undefined) last.lines.push({ atMs: atMs - startMs, line });
    else {
      startMs = endMs;
      answers.push({ request, lines: [{ atMs: atMs - startMs, line }] });
    }
    endMs = atMs;
  }
  return answers;
}

/** Nothing leaves the page: the transcript provides the responses, so address and token are placeholders. */
function clientOf(fetch: (request: Request) => Promise<Response>) {
  return createServiceClient({
    chatUrl: 'https://replay.localhost/stream-chat-state',
    credentials: { kind: 'bearer', token: 'replay' },
    fetch,
  });
}

function ignore(): void {}
