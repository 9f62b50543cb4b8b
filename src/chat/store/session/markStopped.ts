import { isFinal } from '../fold/graphPath.js';
import { currentTurn, withOutcome } from '../fold/runningTurn.js';
import type { ChatMessage, Thread } from '../fold/Thread.js';
import { threadTurns } from '../fold/threadTurns.js';
import type { StoppedTurn } from '../memory/stoppedTurns.js';

/**
 * Marks turns that are remembered as stopped where the thread as read does not contain this. If the service did not confirm the stop and
 * the thread holds an answer, the stop came too late: that turn is done.
 */
export function markStopped(thread: Thread, stopped: readonly StoppedTurn[]): Thread {
  if (stopped.length === 0) return thread;
  const stops = new Map(stopped.map((turn) => [turn.turnId, turn]));
  const running = thread.end === 'open' ? currentTurn(thread)[0]?.id : undefined;
  let { outcomes } = thread;
  for (const { id, state, answer } of threadTurns(thread)) {
    const stop = stops.get(id);
    if (stop === undefined) continue;
    const canBeStopped = state === 'done' || state === 'interrupted';
    if (canBeStopped && (stop.isConfirmed || isUnfinished(answer))) outcomes = withOutcome(outcomes, id, { state: 'stopped' });
    const cameTooLate = !stop.isConfirmed && answer !== undefined && isFinal(answer) && id !== running;
    if (state === 'stopped' && cameTooLate) outcomes = withOutcome(outcomes, id, undefined);
  }
  return outcomes === thread.outcomes ? thread : { ...thread, outcomes };
}

/** True if there is no answer, or only a working text in its place. A message without a path may be either. */
function isUnfinished(answer: ChatMessage | undefined): boolean {
  return answer === undefined || (answer.graphPath.length > 0 && !isFinal(answer));
}
