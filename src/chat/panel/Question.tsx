'use client';
import { Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/button/IconButton.js';
import { partClass } from '../../ui/partClass.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { useLabels } from '../hooks/useLabels.js';
import { isRunning } from '../store/isRunning.js';
import { usePanel } from './PanelContext.js';
import { useTurn } from './TurnContext.js';

/** Shows the user's question. The last one can be edited and sent again as a new turn. Renders a `<div>`. */
export function Question({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn, isLast } = useTurn();
  if (turn.question === undefined) return null;
  const { content } = turn.question;
  return (
    <div data-slot="question" className={partClass('question', className)} {...props}>
      {isLast && <EditQuestion text={content} />}
      <p dir="auto" className="parley-question-text">
        {content}
      </p>
    </div>
  );
}

function EditQuestion({ text }: { text: string }) {
  const isBusy = useChatSelector(isRunning);
  const { composer } = usePanel();
  const { chat } = useLabels();
  if (isBusy) return null;
  return (
    <IconButton
      icon={Pencil}
      label={chat.editQuestion}
      size="small"
      className="parley-question-edit"
      onClick={() => composer.current?.fill(text)}
    />
  );
}
