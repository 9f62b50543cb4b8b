import type { ChatSnapshot, ChatStore } from '../../src/chat/store/ChatStore.js';
import { emptyThread } from '../../src/chat/store/fold/emptyThread.js';
import { threadTurns } from '../../src/chat/store/fold/threadTurns.js';
import { restingState } from '../../src/chat/store/session/createStateCell.js';
import { replayTranscript } from '../../src/chat/store/transcript/replayTranscript.js';
import type { Transcript } from '../../src/chat/store/transcript/transcript.js';
import { createServiceClient } from '../../src/client.js';

export interface ReplayStore extends ChatStore {
  /** Plays the transcript from its beginning. */
  play(speed: number): void;
}

/** A conversation that replays a recording, with the same fold and parts but without a service. */
export function createReplayStore(transcript: Transcript): ReplayStore {
  const listeners = new Set<() => void>();
  let playing = new AbortController();
  let snapshot: ChatSnapshot = {
    ...restingState,
    chatId: undefined,
    turns: [],
  };

  function publish(change: Partial<ChatSnapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  return {
    client: createServiceClient({ credentials: { kind: 'service-token', token: 'none' } }),
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(speed) {
      playing.abort();
      playing = new AbortController();
      const { signal } = playing;
      publish({ status: 'streaming', turns: [], thread: emptyThread });
      void replayTranscript(transcript, {
        speed,
        signal,
        onFrame: (_, thread) => publish({ thread, chatId: thread.chatId, turns: threadTurns(thread, snapshot.turns) }),
      }).then(() => !signal.aborted && publish({ status: 'idle' }));
    },
    send: () => false,
    enqueue: () => false,
    editQueued() {},
    moveQueued() {},
    removeQueued() {},
    sendQueued: async () => {},
    pauseQueue() {},
    stop: async () => {
      playing.abort();
      publish({ status: 'idle' });
    },
    retry() {},
    watch() {},
    stopElsewhere: async () => {},
    setDraft: () => {},
    setContext() {},
    includeContext() {},
    watchDraft: () => () => {},
    newThread() {},
    load: async () => {},
    detach() {},
    attach() {},
    setBranch() {},
  };
}
