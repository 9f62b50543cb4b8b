'use client';
import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { type CommentPart, commentParts } from './commentParts.js';
import type { Mentionable } from './model/mentionText.js';
import { useCommentLabels } from './useCommentLabels.js';

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
      className={partClass('comment-text', className)}
      {...props}
    >
      {/* Isolates the reading direction of the text from what is around it. */}
      <div id={textId} dir="auto" className="parley-comment-words">
        {commentParts(body, people).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other identity
          <Part key={index} part={part} />
        ))}
      </div>
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} aria-controls={textId} onClick={() => setWhole(!isWhole)}>
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
