'use client';
import { LongText } from '../../ui/text/LongText.js';
import { Markdown } from '../markdown/Markdown.js';
import type { ChatMessage } from '../store/fold/Thread.js';
import { usePanel } from './PanelContext.js';
import { ToolCall } from './ToolCall.js';

/** One step of the agent: a thought, a working text or a tool call. */
export function Step({ step }: { step: ChatMessage }) {
  const { plugins } = usePanel();
  return (
    <>
      {step.thinking.trim() !== '' && (
        <p dir="auto" data-slot="thinking" className="parley-thinking">
          <LongText text={step.thinking.trim()} />
        </p>
      )}
      {step.content.trim() !== '' && (
        <Markdown text={step.content} isStreaming={step.isInProcess} className="parley-working-text" {...plugins} />
      )}
      {step.toolCall !== undefined && <ToolCall step={step} />}
    </>
  );
}
