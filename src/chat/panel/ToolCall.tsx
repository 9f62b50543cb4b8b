'use client';
import { CircleAlert, Database, Search, Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { metaTool, readToolResult, sqlTool } from '../../client/chat-stream/readToolResult.js';
import type { ToolResult } from '../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Disclosure, type DisclosureProps } from '../../ui/disclosure/Disclosure.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { shortText } from '../../ui/text/shortText.js';
import type { ChatMessage, ChatTurn } from '../store/fold/Thread.js';
import { LazyToolDetails, loadLazyParts } from './lazyParts.js';
import { usePanel } from './PanelContext.js';
import { type ToolState, toolWords } from './stepWords.js';
import { useTurn } from './TurnContext.js';

export interface ToolCallProps extends Omit<DisclosureProps, 'summary' | 'children'> {
  /** A step that called a tool. */
  step: ChatMessage;
}

/**
 * A tool call with its name and duration, which expands to input, result and error. Renders a `<div>` with `data-tool` and `data-state`
 * `running`, `done` or `failed`.
 */
export function ToolCall({ step, className, ...props }: ToolCallProps) {
  const { steps } = useLabels();
  const formats = useFormats();
  const { observer } = usePanel();
  const { turn } = useTurn();
  const { toolCall } = step;
  // Preloads the details, so that they are there when the reader expands the call, even if nothing else of the turn is shown.
  useEffect(() => void loadLazyParts(), []);
  if (toolCall === undefined) return null;

  const result = readToolResult(toolCall);
  const state = stateOf(result, turn);
  const durationMs = observer.durationOf(step);
  const icon = state === 'failed' ? CircleAlert : iconOf(toolCall.name);
  const summary = (
    <>
      <Icon of={icon} className="parley-tool-icon" />
      <span className="parley-tool-words">{toolWords(toolCall, state, steps)}</span>{' '}
      {durationMs !== undefined && state !== 'running' && <span className="parley-tool-time">{formats.duration(durationMs)}</span>}
    </>
  );
  return (
    <Disclosure
      data-slot="tool-call"
      data-tool={shortText(toolCall.name, maxNameCharacters)}
      data-state={state}
      className={partClass('tool-call', className)}
      summary={summary}
      {...props}
    >
      <LazyToolDetails toolCall={toolCall} result={result} hasFailed={state === 'failed'} />
    </Disclosure>
  );
}

function stateOf(result: ToolResult | undefined, turn: ChatTurn): ToolState {
  if (result === undefined) return turn.state === 'running' || turn.state === 'suspended' ? 'running' : 'failed';
  return result.kind === 'failure' ? 'failed' : 'done';
}

function iconOf(tool: string) {
  if (tool === sqlTool) return Database;
  return tool === metaTool ? Search : Wrench;
}

const maxNameCharacters = 200;
