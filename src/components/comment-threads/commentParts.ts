import { findMentions, type Mentionable, mentionLabel } from '../../hooks/comment-threads/mentionText.js';
import { safeLinkUrl } from '../markdown/safeUrl.js';

/** A run of a comment: words, somebody who is mentioned, or an address that may be followed. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly username: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Cuts the text of a comment into runs. Nothing in it is markup. */
export function commentParts(body: string, people: Iterable<Mentionable>): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const { start, end, person } of findMentions(body, people)) {
    parts.push(...linkParts(body.slice(from, start)));
    parts.push({ kind: 'mention', text: mentionLabel(person), username: person.username });
    from = end;
  }
  parts.push(...linkParts(body.slice(from)));
  return parts;
}

function linkParts(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutClosing(match[0]);
    const href = safeLinkUrl(shown);
    if (href === undefined) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Without white space, quotes, control characters, and those that turn the reading direction and so hide where a link leads. */
const address = /\bhttps?:\/\/[^\s<>"'`\p{Cc}\p{Cf}]+/giu;

/** What ends the sentence, or closes a bracket that the address did not open. */
function withoutClosing(text: string): string {
  const trimmed = text.replace(/[.,;:!?…、。」』）】》]+$/u, '');
  const isOpened = (open: string, close: string) => trimmed.split(open).length >= trimmed.split(close).length;
  const last = trimmed.at(-1);
  const isLoose = (last === ')' && !isOpened('(', ')')) || (last === ']' && !isOpened('[', ']')) || last === '}';
  return isLoose ? withoutClosing(trimmed.slice(0, -1)) : trimmed;
}
