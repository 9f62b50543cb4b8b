'use client';
import { LongText } from '../../../ui/text/LongText.js';
import { Markdown } from '../../markdown/Markdown.js';
import type { ChatMessage } from '../../store/fold/Thread.js';
import { useLinkRules } from '../context/LinkRulesContext.js';
import { usePanel } from '../context/PanelContext.js';
import { ToolCall } from './ToolCall.js';

export interface StepProps {
  /** The step, from `useSteps` or `turn.steps`. */
  step: ChatMessage;
}

/** One step of the agent: a thought, a working text or a tool call. Adds no element. */
export function Step({ step }: StepProps) {
  const { plugins } = usePanel();
  const links = useLinkRules();
  return (
    <>
      {step.thinking.trim() !== '' && (
        <p dir="auto" data-slot="thinking" className="parley-thinking">
          <LongText text={step.thinking.trim()} />
        </p>
      )}
      {step.content.trim() !== '' && (
        <Markdown text={step.content} isStreaming={step.isInProcess} className="parley-working-text" {...links} {...plugins} />
      )}
      {step.toolCall !== undefined && <ToolCall step={step} />}
    </>
  );
}
