import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { shortText } from '../../ui/text/shortText.js';
import type { Draft } from '../store/fold/Draft.js';

/** Returns a draft whose context is a result: its title and its query. */
export function draftAbout({ queryTitle, sqlQuery }: Pick<SqlToolResult, 'queryTitle' | 'sqlQuery'>, title: string): Draft {
  // A query that is cut would be another one.
  const sql = sqlQuery.length <= maxQueryCharacters ? { sql: sqlQuery } : {};
  return { context: [{ id: 'result', label: title, value: { title: shortText(queryTitle, maxTitleCharacters), ...sql } }] };
}

/** Leaves room for the rest of a context, which has at most 8,000 characters. */
const maxQueryCharacters = 4_000;
const maxTitleCharacters = 300;
