'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { Markdown } from '../../markdown/Markdown.js';
import { useLinkRules } from '../context/LinkRulesContext.js';
import { usePanel } from '../context/PanelContext.js';
import { useTurn } from '../context/TurnContext.js';

/** The agent's answer, which grows as it streams in. Renders a `<div role="group">`, or nothing before the first word. */
export function Answer({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn } = useTurn();
  const { chat } = useFirstLabels();
  const { allowedImageOrigins, plugins } = usePanel();
  const links = useLinkRules();
  const text = turn.answer?.content ?? '';
  if (text.trim() === '') return turn.state === 'done' ? <p className="parley-turn-note">{chat.answerEmpty}</p> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an answer is no fieldset
    <div role="group" aria-label={chat.answer} data-slot="answer" className={partClass('answer', className)} {...props}>
      <Markdown text={text} isStreaming={turn.state === 'running'} allowedImageOrigins={allowedImageOrigins} {...links} {...plugins} />
    </div>
  );
}
