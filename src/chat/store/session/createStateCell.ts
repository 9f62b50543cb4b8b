import type { ChatFrame } from '../../../client/chat-stream/ChatFrame.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ChatBranch } from '../ChatBranch.js';
import type { ChatEnvironment, ChatSnapshot, ChatStatus } from '../ChatStore.js';
import type { ContextItem } from '../fold/Draft.js';
import { emptyThread } from '../fold/emptyThread.js';
import type { foldFrames } from '../fold/foldFrame.js';
import type { Thread } from '../fold/Thread.js';
import { threadTurns } from '../fold/threadTurns.js';
import type { QueuedQuestion } from '../QueuedQuestion.js';
import { notifyOncePerPaint } from './notifyOncePerPaint.js';

/** The current state of a store. Listeners see the state of the last paint. */
export interface ChatState {
  readonly thread: Thread;
  readonly status: ChatStatus;
  readonly error: ServiceError | undefined;
  readonly isLoading: boolean;
  readonly isBusyElsewhere: boolean;
  readonly isOffline: boolean;
  readonly branch: ChatBranch | undefined;
  readonly queue: readonly QueuedQuestion[];
  readonly isQueuePaused: boolean;
  readonly replaced: ReadonlyMap<string, string>;
  readonly context: readonly ContextItem[];
  readonly suggestions: readonly string[];
}

/** The state of an empty store. */
export const restingState: ChatState = {
  thread: emptyThread,
  status: 'idle',
  error: undefined,
  isLoading: false,
  isBusyElsewhere: false,
  isOffline: false,
  branch: undefined,
  queue: [],
  isQueuePaused: false,
  replaced: new Map(),
  context: [],
  suggestions: [],
};

export interface StateCell {
  /** The state with every received frame folded. */
  readonly state: ChatState;
  /** The status. Reading it between two lines does not fold any frames. */
  readonly status: ChatStatus;
  /** Applies a change and publishes it at once. */
  set(change: Partial<ChatState>): void;
  /** Takes a line of the stream. Lines are folded in batches, by the function given, and published with the next paint. */
  take(frame: ChatFrame, fold: typeof foldFrames): void;
  getSnapshot(): ChatSnapshot;
  subscribe(listener: () => void): () => void;
}

export function createStateCell(initial: ChatState, environment: Pick<ChatEnvironment, 'scheduleNotify'>): StateCell {
  const listeners = new Set<() => void>();
  const publishWithPaint = notifyOncePerPaint(environment, publish);
  let state = initial;
  let snapshot = snapshotOf(state, []);
  let published = state;
  let arrived: ChatFrame[] = [];
  let foldAll: typeof foldFrames = (thread) => thread;

  return {
    get state() {
      return foldArrived();
    },
    get status() {
      return state.status;
    },
    set(change) {
      state = { ...foldArrived(), ...change };
      publish();
    },
    take(frame, fold) {
      arrived.push(frame);
      foldAll = fold;
      publishWithPaint();
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function foldArrived(): ChatState {
    if (arrived.length > 0) {
      const thread = foldAll(state.thread, arrived);
      arrived = [];
      state = { ...state, thread };
    }
    return state;
  }

  function publish(): void {
    const next = foldArrived();
    if (isSameState(next, published)) return;
    published = next;
    snapshot = snapshotOf(next, snapshot.turns);
    for (const listener of [...listeners]) notify(listener);
  }
}

/** A listener that throws must not stop the others or the stream. */
function notify(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

function snapshotOf(state: ChatState, turnsBefore: ChatSnapshot['turns']): ChatSnapshot {
  return { ...state, chatId: state.thread.chatId, turns: threadTurns(state.thread, turnsBefore) };
}

function isSameState(before: ChatState, after: ChatState): boolean {
  return (Object.keys(before) as (keyof ChatState)[]).every((field) => before[field] === after[field]);
}
