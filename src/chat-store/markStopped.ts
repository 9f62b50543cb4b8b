import { isFinal } from './graphPath.js';
import { withOutcome } from './runningTurn.js';
import type { StoppedTurn } from './stoppedTurns.js';
import type { ChatMessage, Thread } from './Thread.js';
import { threadTurns } from './threadTurns.js';

/** Marks turns that are remembered as stopped, where the thread as read does not say so. */
export function markStopped(thread: Thread, stopped: readonly StoppedTurn[]): Thread {
  if (stopped.length === 0) return thread;
  const stops = new Map(stopped.map((turn) => [turn.turnId, turn]));
  let { outcomes } = thread;
  for (const { id, state, answer } of threadTurns(thread)) {
    const stop = stops.get(id);
    const canBeStopped = state === 'done' || state === 'interrupted';
    if (stop === undefined || !canBeStopped || !(stop.isConfirmed || isUnfinished(answer))) continue;
    outcomes = withOutcome(outcomes, id, { state: 'stopped' });
  }
  return outcomes === thread.outcomes ? thread : { ...thread, outcomes };
}

/** Nothing was answered, or only working text stands in its place. A message without a path may be either. */
function isUnfinished(answer: ChatMessage | undefined): boolean {
  return answer === undefined || (answer.graphPath.length > 0 && !isFinal(answer));
}
