'use client';
import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { bareAddress } from '../../ui/text/bareAddress.js';
import { safeLinkUrl } from '../../ui/text/safeUrl.js';
import { useCommentLabels } from './commentThreadsWidget.js';
import { findMentions, type Mentionable, mentionLabel } from './model/mentionText.js';

export interface CommentTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text as it was sent, always rendered as plain text. */
  body: string;
  /** The people that `@username` can refer to. */
  people?: readonly Mentionable[] | undefined;
}

/** The text of a comment with its mentions and links. Long text is collapsed at first. Renders a `<div>`. */
export function CommentText({ body, people = [], className, ...props }: CommentTextProps) {
  const words = useCommentLabels();
  const [isWhole, setWhole] = useState(false);
  const textId = useId();
  const isLong = body.length > longText || body.split('\n').length > longLines;
  return (
    <div
      data-slot="comment-text"
      data-state={isLong && !isWhole ? 'folded' : 'whole'}
      className={partClass('comment-text parley-lines', className)}
      {...props}
    >
      {/* Isolates the reading direction of the text from what is around it. */}
      <div id={textId} dir="auto" className={`parley-comment-words ${isLong && !isWhole ? 'parley-clamp' : ''}`}>
        {commentParts(body, people).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other identity
          <Part key={index} part={part} />
        ))}
      </div>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          className="parley-flush"
          aria-expanded={isWhole}
          aria-controls={textId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showLess : words.showWhole}
        </Button>
      )}
    </div>
  );
}

function Part({ part }: { part: CommentPart }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'mention':
      return (
        <bdi className="parley-comment-mention" title={part.username}>
          {part.text}
        </bdi>
      );
    case 'link':
      return (
        <a href={part.href} dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc" className="parley-comment-link">
          {part.text}
        </a>
      );
  }
}

const longText = 1_200;
const longLines = 14;

/** A part of a comment: plain text, a mention, or a link. */
type CommentPart =
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
  address.lastIndex = 0;
  for (let match = address.exec(text); match !== null; match = address.exec(text)) {
    const shown = bareAddress(match[0]);
    const href = safeLinkUrl(shown);
    // Another address may follow directly.
    address.lastIndex = match.index + Math.max(1, shown.length);
    if (href === undefined) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Excludes white space, quotes, control characters, and direction marks that could disguise a link's target. */
const address = /\bhttps?:\/\/[^\s<>"'`\p{Cc}\p{Cf}]{1,2000}/giu;
