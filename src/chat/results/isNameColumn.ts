import type { QueryRows } from '../../client/chat-stream/QueryRows.js';

/** True for a column of names, times or booleans, whose values readers can ask about. */
export function isNameColumn({ type }: QueryRows['columns'][number]): boolean {
  return type === 'string' || type === 'time' || type === 'boolean';
}
