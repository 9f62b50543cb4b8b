// Replaces `chat/panel/model/turnFacts` in the element's first load: see vite.config.ts.
import { type Answering, loaded } from './loadAnswering.js';

/** No turn has steps before the code that reads them is loaded. */
export function activityOf(...[turn, labels]: Parameters<Answering['activityOf']>): string {
  return loaded?.activityOf(turn, labels) ?? labels.working;
}

/** True for a turn without an answer, as far as is known before the code is loaded. */
export function isUnanswered(turn: Parameters<Answering['isUnanswered']>[0]): boolean {
  return loaded?.isUnanswered(turn) ?? turn.answer === undefined;
}
