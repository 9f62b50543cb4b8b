import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { type Draft, factAbout } from '../store/fold/Draft.js';
import { type QuestionSource, suggestQuestions } from './suggestQuestions.js';

/** Returns a draft whose context is a result, its title and its query, with questions that fit. */
export function draftAbout(result: SqlToolResult, title: string, wording: Pick<QuestionSource, 'words' | 'number'>): Draft {
  return {
    context: [factAbout('result', title, { sql: result.sqlQuery })],
    suggestions: suggestQuestions({ result, views: [], ...wording }),
  };
}
