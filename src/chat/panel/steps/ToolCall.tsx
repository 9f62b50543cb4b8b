'use client';
import { CircleAlert, Database, Search, Wrench } from 'lucide-react';
import { metaTool, sqlTool } from '../../../client/chat-stream/readToolResult.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Disclosure, type DisclosureProps } from '../../../ui/disclosure/Disclosure.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ChatMessage } from '../../store/fold/Thread.js';
import { ToolDetails } from './ToolDetails.js';
import { useToolCall } from './useToolCall.js';

export interface ToolCallProps extends Omit<DisclosureProps, 'summary'> {
  /** A step that called a tool. */
  step: ChatMessage;
  /** The content behind the line. Default: the input, and the result or error. */
  children?: DisclosureProps['children'];
}

/**
 * A tool call with its name and duration, which expands to input, result and error. Renders a `<div>` with `data-tool` and `data-state`
 * `running`, `done` or `failed`.
 */
export function ToolCall({ step, className, children, ...props }: ToolCallProps) {
  const formats = useFormats();
  const call = useToolCall(step);
  if (call === undefined || step.toolCall === undefined) return null;

  const { name, state, line, result, durationMs } = call;
  const summary = (
    <>
      <Icon of={state === 'failed' ? CircleAlert : iconOf(name)} className="parley-tool-icon" />
      <span className="parley-tool-words">{line}</span>{' '}
      {durationMs !== undefined && state !== 'running' && <span className="parley-tool-time">{formats.duration(durationMs)}</span>}
    </>
  );
  return (
    <Disclosure
      data-slot="tool-call"
      data-tool={shortText(name, maxNameCharacters)}
      data-state={state}
      className={partClass('tool-call', className)}
      summary={summary}
      {...props}
    >
      {children ?? <ToolDetails toolCall={step.toolCall} result={result} hasFailed={state === 'failed'} />}
    </Disclosure>
  );
}

function iconOf(tool: string) {
  if (tool === sqlTool) return Database;
  return tool === metaTool ? Search : Wrench;
}

const maxNameCharacters = 200;
