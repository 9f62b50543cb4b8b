'use client';
import { Type } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { partClass } from '../../ui/partClass.js';
import { useLabels } from '../hooks/useLabels.js';
import { answerText } from './model/answerText.js';
import { usePanel } from './PanelContext.js';
import { TurnActionsSlot } from './TurnActionsSlot.js';
import { useTurn } from './TurnContext.js';
import { TurnFeedback } from './TurnFeedback.js';

/**
 * Actions for an answer: copying it, where downloads are not restricted, and feedback. Children come after these; default: `turnActions` of the panel. Renders a `<div>`, or
 * nothing until the answer is complete, or if there are no actions.
 */
export function TurnActions({ className, children: own, ...props }: ComponentProps<'div'>) {
  const { turn, isLast } = useTurn();
  const { chat } = useLabels();
  const { restrictDataDownload, onFeedback } = usePanel();
  const ofPanel = use(TurnActionsSlot);
  const children = own ?? ofPanel;
  const text = turn.answer?.content ?? '';
  if (turn.state === 'running' || text === '') return null;
  if (restrictDataDownload && onFeedback === undefined && children === undefined) return null;
  return (
    <div data-slot="turn-actions" data-state={isLast ? 'last' : 'earlier'} className={partClass('turn-actions', className)} {...props}>
      {!restrictDataDownload && (
        <>
          <CopyButton text={text} label={chat.copyMarkdown} isIconOnly size="small" />
          <CopyButton text={() => answerText(text)} label={chat.copyText} icon={Type} isIconOnly size="small" />
        </>
      )}
      <TurnFeedback />
      {children}
    </div>
  );
}
