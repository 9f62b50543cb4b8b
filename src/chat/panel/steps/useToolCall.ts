'use client';
import { readToolInput, readToolResult } from '../../../client/chat-stream/readToolResult.js';
import type { ToolInput, ToolResult } from '../../../client/chat-stream/ToolResult.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ChatMessage, ChatTurn } from '../../store/fold/Thread.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { type ToolState, toolWords } from '../model/stepWords.js';

/** A tool call of the agent, read from untrusted text. */
export interface ToolCallInfo {
  /** The name of the tool. */
  readonly name: string;
  /** `running`, `done` or `failed`. A call without a result has failed once its turn is over. */
  readonly state: ToolState;
  /** The call in one line: “Queried Revenue by month”. */
  readonly line: string;
  /** The input. Known fields are typed; that of other tools is in `value`. */
  readonly input: ToolInput;
  /** The result, by `kind`; `undefined` while there is none. */
  readonly result: ToolResult | undefined;
  /** The milliseconds from its start to its result. `undefined` while it runs, and if its start was not observed. */
  readonly durationMs: number | undefined;
}

/** Returns the tool call of a step, or `undefined` if the step is a thought or a text. Call it inside `Turn`. */
export function useToolCall(step: ChatMessage): ToolCallInfo | undefined {
  const { steps } = useLabels();
  const { observer } = usePanel();
  const { turn } = useSteadyTurn();
  const { toolCall } = step;
  if (toolCall === undefined) return undefined;
  const result = readToolResult(toolCall);
  const state = stateOf(result, turn);
  const line = toolWords(toolCall, state, steps);
  return { name: toolCall.name, state, line, input: readToolInput(toolCall), result, durationMs: observer.durationOf(step) };
}

function stateOf(result: ToolResult | undefined, turn: ChatTurn): ToolState {
  if (result === undefined) return turn.state === 'running' || turn.state === 'suspended' ? 'running' : 'failed';
  return result.kind === 'failure' ? 'failed' : 'done';
}
