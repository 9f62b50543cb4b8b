'use client';
import { CircleAlert, Database, Search, Wrench } from 'lucide-react';
import type { ChatMessage, Turn } from '../../chat-store/Thread.js';
import type { ToolCallTexts } from '../../client/chat-stream/ChatFrame.js';
import { metaTool, readToolInput, readToolResult, sqlTool } from '../../client/chat-stream/readToolResult.js';
import type { ToolResult } from '../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../hooks/useFormats.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Disclosure, type DisclosureProps } from '../primitives/Disclosure.js';
import { LongText } from '../primitives/LongText.js';
import { partClass } from '../primitives/partClass.js';
import { shortText } from '../primitives/shortText.js';
import { SqlText } from '../sql-result/SqlText.js';
import { DataModelViews } from './DataModelViews.js';
import { usePanel } from './PanelContext.js';
import { type ToolState, toolWords } from './stepWords.js';
import { ToolValue } from './ToolValue.js';
import { useTurn } from './TurnContext.js';

export interface ToolCallProps extends Omit<DisclosureProps, 'summary' | 'children'> {
  /** A step that called a tool. */
  step: ChatMessage;
}

/** A tool call: its name and time, opening to input, result and error. Renders a `<div>` with `data-tool` and `data-state` `running`, `done` or `failed`. */
export function ToolCall({ step, className, ...props }: ToolCallProps) {
  const { steps } = useLabels();
  const formats = useFormats();
  const { observer } = usePanel();
  const { turn } = useTurn();
  const { toolCall } = step;
  if (toolCall === undefined) return null;

  const result = readToolResult(toolCall);
  const state = stateOf(result, turn);
  const durationMs = observer.durationOf(step);
  const Icon = state === 'failed' ? CircleAlert : iconOf(toolCall.name);
  const summary = (
    <>
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="parley-tool-icon" />
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
      <dl className="parley-tool-parts">
        <dt>{steps.input}</dt>
        <dd>
          <ToolInput toolCall={toolCall} />
        </dd>
        {result !== undefined && (
          <>
            <dt>{state === 'failed' ? steps.failed : steps.output}</dt>
            <dd>
              <ToolOutput result={result} />
            </dd>
          </>
        )}
      </dl>
    </Disclosure>
  );
}

function stateOf(result: ToolResult | undefined, turn: Turn): ToolState {
  if (result === undefined) return turn.state === 'running' || turn.state === 'suspended' ? 'running' : 'failed';
  return result.kind === 'failure' ? 'failed' : 'done';
}

function ToolInput({ toolCall }: { toolCall: ToolCallTexts }) {
  const { sqlQuery, searchQuery, description, value } = readToolInput(toolCall);
  if (sqlQuery !== undefined) {
    return (
      <>
        {description !== undefined && (
          <p className="parley-tool-text">
            <LongText text={description} />
          </p>
        )}
        <SqlText sql={sqlQuery} />
      </>
    );
  }
  if (searchQuery !== undefined)
    return (
      <p className="parley-tool-text">
        <LongText text={searchQuery} />
      </p>
    );
  return <ToolValue value={value} />;
}

function ToolOutput({ result }: { result: ToolResult }) {
  const labels = useLabels();
  const formats = useFormats();
  switch (result.kind) {
    case 'sql': {
      const total = formats.number(result.totalRows);
      const isWhole = result.rows.length === result.totalRows;
      return (
        <p className="parley-tool-text">
          {isWhole ? labels.result.allRows(total) : labels.result.rows(formats.number(result.rows.length), total)}
        </p>
      );
    }
    case 'meta':
      return <DataModelViews views={result.views} />;
    case 'failure':
      return (
        <p dir="auto" className="parley-tool-failure">
          <LongText text={result.message} />
        </p>
      );
    case 'other':
      return <ToolValue value={result.value} />;
  }
}

function iconOf(tool: string) {
  if (tool === sqlTool) return Database;
  return tool === metaTool ? Search : Wrench;
}

const maxNameCharacters = 200;
