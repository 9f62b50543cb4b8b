import { withoutInvisible } from '../../../react/text/searchText.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import type { RecentThread } from '../../store/memory/recentThreads.js';

/** Returns the earlier questions, newest first and each once: those of this thread, then the first ones of recent threads. */
export function earlierQuestions(turns: readonly ChatTurn[], threads: readonly RecentThread[]): readonly string[] {
  const ofThread = turns.toReversed().map(({ question }) => question?.content ?? '');
  // A title that was cut off is not a complete question.
  const ofOthers = threads.map(({ title }) => title).filter((title) => !title.endsWith('…'));
  return [...new Set([...ofThread, ...ofOthers].map((question) => withoutInvisible(question).trim()))]
    .filter((question) => question !== '')
    .slice(0, maxQuestions);
}

const maxQuestions = 100;
