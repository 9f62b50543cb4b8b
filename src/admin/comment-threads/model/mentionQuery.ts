import { canBeginAt, type MentionText } from './mentionText.js';

/** The text typed after an `@`. */
export interface MentionQuery {
  /** The index of the `@`. */
  readonly start: number;
  readonly text: string;
}

/** Returns the mention being typed at the caret; `undefined` if there is none. Names may contain spaces, but no line break. */
export function mentionQueryAt({ text, mentions }: MentionText, caret: number): MentionQuery | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start === -1 || caret <= start || !canBeginAt(text, start)) return undefined;
  if (mentions.some((mention) => mention.start <= start && start < mention.end)) return undefined;
  const query = text.slice(start + 1, caret);
  const isName = query.length <= maxLength && !/^\s|[\n\r]|\s\S*\s\S*\s/.test(query);
  return isName ? { start, text: query } : undefined;
}

const maxLength = 60;
