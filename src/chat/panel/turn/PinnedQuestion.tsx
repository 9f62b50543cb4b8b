'use client';
import { type RefObject, useState } from 'react';
import { markAncestor } from '../../../ui/markAncestor.js';
import { useLabels } from '../../hooks/useLabels.js';
import { type TurnBeingRead, useTurnBeingRead } from './useTurnBeingRead.js';

export interface PinnedQuestionProps {
  /** The scrolling box of the conversation. */
  viewport: RefObject<HTMLElement | null>;
}

/**
 * The question of a tall answer, in one line at the top of the conversation while it is out of view. Pressing it goes to the question.
 * Renders a `<div>` without height.
 */
export function PinnedQuestion({ viewport }: PinnedQuestionProps) {
  const { chat } = useLabels();
  const [read, setRead] = useState<TurnBeingRead>();
  useTurnBeingRead(viewport, setRead);
  return (
    <div className="parley-pinned-place">
      {read !== undefined && (
        <button
          ref={markList}
          type="button"
          aria-label={`${chat.question}: ${read.text}`}
          data-slot="pinned-question"
          className="parley-pinned-question"
          onClick={() => read.question.scrollIntoView({ block: 'start' })}
        >
          <bdi>{read.text}</bdi>
        </button>
      )}
    </div>
  );
}

const markList = markAncestor('.parley-turn-list', 'data-pinned');
