// Replaces `chat/panel/model/turnFacts` in what the element loads first: see vite.config.ts.
import { type Answering, loaded } from './loadAnswering.js';

/** A turn has no steps before they can be read. */
export function activityOf(...[turn, labels]: Parameters<Answering['activityOf']>): string {
  return loaded?.activityOf(turn, labels) ?? labels.working;
}

/** Likewise. */
export function isUnanswered(turn: Parameters<Answering['isUnanswered']>[0]): boolean {
  return loaded?.isUnanswered(turn) ?? turn.answer === undefined;
}
