import { safeLinkUrl } from '../../ui/text/safeUrl.js';
import { findMentions, type Mentionable, mentionLabel } from './model/mentionText.js';

/** A part of a comment: plain text, a mention, or a link. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly username: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Splits the text of a comment into parts. Markup in it is not interpreted. */
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

/** Excludes white space, quotes, control characters, and direction marks that could disguise a link's target. */
const address = /\bhttps?:\/\/[^\s<>"'`\p{Cc}\p{Cf}]+/giu;

/** Removes trailing punctuation, and closing brackets that the address did not open. */
function withoutClosing(text: string): string {
  // The number of closing brackets in excess.
  let round = text.split(')').length - text.split('(').length;
  let square = text.split(']').length - text.split('[').length;
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    if (last === ')' && round > 0) round -= 1;
    else if (last === ']' && square > 0) square -= 1;
    else if (last !== '}' && !sentenceSigns.includes(last)) break;
  }
  return text.slice(0, end);
}

const sentenceSigns = '.,;:!?…、。」』）】》';
