import { canBeginAt, type MentionText } from './mentionText.js';

/** What is being typed after an `@`. */
export interface MentionQuery {
  /** Where the `@` stands. */
  readonly start: number;
  readonly text: string;
}

/** Whom the caret is about to mention; `undefined` where it mentions nobody. Names may hold spaces, but no line break. */
export function mentionQueryAt({ text, mentions }: MentionText, caret: number): MentionQuery | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start === -1 || caret <= start || !canBeginAt(text, start)) return undefined;
  if (mentions.some((mention) => mention.start <= start && start < mention.end)) return undefined;
  const query = text.slice(start + 1, caret);
  const isName = query.length <= maxLength && !/^\s|[\n\r]|\s\S*\s\S*\s/.test(query);
  return isName ? { start, text: query } : undefined;
}

const maxLength = 60;
