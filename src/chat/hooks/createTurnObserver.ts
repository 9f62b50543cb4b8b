import type { ChatStore } from '../store/ChatStore.js';
import type { ChatMessage, ChatTurn } from '../store/fold/Thread.js';

/** Facts about turns that the wire does not contain, measured while they ran: the duration of steps and the branch. */
export interface TurnObserver {
  /** The milliseconds between the first and the last line of a step. `undefined` if its start was not observed. */
  durationOf(step: ChatMessage): number | undefined;
  /** The milliseconds between the first and the last line of the turn's steps. */
  durationOfAll(turn: ChatTurn): number | undefined;
  /** The name of the branch the question ran on. `undefined` for the default branch and for turns that were not observed. */
  branchOf(turn: ChatTurn): string | undefined;
  /** Starts observing and returns a function that stops it. */
  start(): () => void;
}

export function createTurnObserver(
  store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>,
  now: () => number = () => performance.now(),
): TurnObserver {
  const threads = new Map<string, ThreadMemory>();
  let memory = emptyMemory();
  let chatId: string | undefined;

  /** Threads are kept apart because step ids are unique only within a thread. */
  function recall(): ThreadMemory {
    const next = store.getSnapshot();
    if (next.chatId === chatId) return memory;
    const known = next.chatId === undefined ? undefined : threads.get(next.chatId);
    // A thread gets its id while its first question is being sent.
    const isNamed = chatId === undefined && memory.branches.has(next.turns[0]?.id ?? '');
    memory = known ?? (isNamed ? memory : emptyMemory());
    chatId = next.chatId;
    if (chatId !== undefined) threads.set(chatId, memory);
    return memory;
  }

  function look() {
    const { turns, branch } = store.getSnapshot();
    const { spans, branches } = recall();
    const turn = turns.at(-1);
    if (turn === undefined) return;
    const isRunning = turn.state === 'running';
    if (isRunning && !branches.has(turn.id)) branches.set(turn.id, branch?.isDefault ? undefined : branch?.name);
    for (const step of turn.steps) {
      const span = spans.get(step.id);
      if (span === undefined) {
        if (isRunning) spans.set(step.id, { first: now(), last: now(), step });
      } else if (span.step !== step) {
        span.step = step;
        span.last = now();
      }
    }
  }

  return {
    durationOf(step) {
      const span = recall().spans.get(step.id);
      return span === undefined || step.isInProcess ? undefined : span.last - span.first;
    },
    durationOfAll(turn) {
      const { spans } = recall();
      const seen = turn.steps.map((step) => spans.get(step.id)).filter((span) => span !== undefined);
      if (seen.length === 0) return undefined;
      return Math.max(...seen.map((span) => span.last)) - Math.min(...seen.map((span) => span.first));
    },
    branchOf: (turn) => recall().branches.get(turn.id),
    start() {
      look();
      return store.subscribe(look);
    },
  };
}

interface ThreadMemory {
  readonly spans: Map<string, Span>;
  readonly branches: Map<string, string | undefined>;
}

function emptyMemory(): ThreadMemory {
  return { spans: new Map(), branches: new Map() };
}

interface Span {
  readonly first: number;
  last: number;
  step: ChatMessage;
}
