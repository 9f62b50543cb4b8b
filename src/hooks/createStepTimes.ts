import type { ChatStore } from '../chat-store/ChatStore.js';
import type { ChatMessage, Turn } from '../chat-store/Thread.js';

/** How long steps took as seen from here, from their first to their last line. Steps of the past have no time. */
export interface StepTimes {
  /** Milliseconds of one step; `undefined` where its beginning was not seen. */
  durationOf(step: ChatMessage): number | undefined;
  /** Milliseconds from the first line of the turn's steps to the last. */
  durationOfAll(turn: Turn): number | undefined;
  /** Begins to watch; gives the function that ends it. */
  start(): () => void;
}

export function createStepTimes(
  store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>,
  now: () => number = () => performance.now(),
): StepTimes {
  const spans = new Map<string, Span>();

  function look() {
    const turn = store.getSnapshot().turns.at(-1);
    if (turn === undefined) return;
    for (const step of turn.steps) {
      const span = spans.get(step.id);
      if (span === undefined) {
        if (turn.state === 'running') spans.set(step.id, { first: now(), last: now(), step });
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
