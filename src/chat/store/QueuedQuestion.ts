import type { WaitingQuestion } from './memory/waitingQuestions.js';

/** A question that waits until the answer before it is complete. */
export interface QueuedQuestion extends WaitingQuestion {
  /** True if the question was waiting when the page was reloaded. */
  readonly isRestored?: boolean | undefined;
}
