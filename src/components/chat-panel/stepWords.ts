import type { ChatMessage, Turn } from '../../chat-store/Thread.js';
import type { ToolCallTexts } from '../../client/chat-stream/ChatFrame.js';
import { readToolInput, readToolResult, type ToolNames } from '../../client/chat-stream/readToolResult.js';
import type { StepLabels } from '../../labels/Labels.js';

/** What the agent does at this moment, in one line: "Querying Revenue by month…". */
export function activityOf(turn: Turn, labels: StepLabels, names: ToolNames): string {
  const step = turn.steps.findLast(showsSomething);
  if (step === undefined) return labels.working;
  if (step.toolCall !== undefined) return step.toolCall.result === undefined ? toolWords(step.toolCall, labels, names) : labels.working;
  return step.content === '' ? labels.thinking : labels.working;
}

/** What a tool call does or did: "Queried Revenue by month". */
export function toolWords(toolCall: ToolCallTexts, labels: StepLabels, names: ToolNames): string {
  const result = readToolResult(toolCall, names);
  if (toolCall.name === names.metaTool && result?.kind !== 'failure') {
    return result === undefined ? labels.searchingModel : labels.searchedModel;
  }
  const subject = toolCall.name === names.sqlTool ? querySubject(toolCall) : undefined;
  if (subject !== undefined && result?.kind !== 'failure') return result === undefined ? labels.querying(subject) : labels.queried(subject);
  if (result === undefined) return labels.runningTool(toolCall.name);
  return result.kind === 'failure' ? labels.failedTool(subject ?? toolCall.name) : labels.ranTool(toolCall.name);
}

/** False for a step that has begun without telling anything yet. */
export function showsSomething({ toolCall, thinking, content }: ChatMessage): boolean {
  return toolCall !== undefined || thinking.trim() !== '' || content.trim() !== '';
}

/** The query's title, else the view or table it reads. */
function querySubject(toolCall: ToolCallTexts): string | undefined {
  const { queryTitle, sqlQuery } = readToolInput(toolCall);
  return queryTitle ?? sqlQuery?.match(/\bfrom\s+"?([\p{L}_][\p{L}\p{N}_.]*)/iu)?.[1];
}
