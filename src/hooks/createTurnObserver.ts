import type { ChatStore } from '../chat-store/ChatStore.js';
import type { ChatMessage, Turn } from '../chat-store/Thread.js';

/** What the wire does not say of turns, as seen from here while they ran: how long steps took, and on which branch. */
export interface TurnObserver {
  /** Milliseconds of one step from its first to its last line; `undefined` where its beginning was not seen. */
  durationOf(step: ChatMessage): number | undefined;
  /** Milliseconds from the first line of the turn's steps to the last. */
  durationOfAll(turn: Turn): number | undefined;
  /** The branch that the question was asked on; `undefined` for the main branch and where nobody looked. */
  branchOf(turn: Turn): string | undefined;
  /** Begins to watch; gives the function that ends it. */
  start(): () => void;
}

export function createTurnObserver(
  store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>,
  now: () => number = () => performance.now(),
): TurnObserver {
  const spans = new Map<string, Span>();
  const branches = new Map<string, string | undefined>();

  function look() {
    const { turns, branch } = store.getSnapshot();
    const turn = turns.at(-1);
    if (turn === undefined) return;
    const isRunning = turn.state === 'running';
    if (isRunning && !branches.has(turn.id)) branches.set(turn.id, branch);
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
      const span = spans.get(step.id);
      return span === undefined || step.isInProcess ? undefined : span.last - span.first;
    },
    durationOfAll(turn) {
      const seen = turn.steps.map((step) => spans.get(step.id)).filter((span) => span !== undefined);
      if (seen.length === 0) return undefined;
      return Math.max(...seen.map((span) => span.last)) - Math.min(...seen.map((span) => span.first));
    },
    branchOf: (turn) => branches.get(turn.id),
    start() {
      look();
      return store.subscribe(look);
    },
  };
}

interface Span {
  readonly first: number;
  last: number;
  step: ChatMessage;
}
