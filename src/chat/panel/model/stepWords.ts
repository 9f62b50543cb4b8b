import type { ToolCallTexts } from '../../../client/chat-stream/ChatFrame.js';
import { metaTool, readToolInput, sqlTool } from '../../../client/chat-stream/readToolResult.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { StepLabels } from '../../labels/ChatWords.js';
import type { ChatMessage, ChatTurn } from '../../store/fold/Thread.js';

/** Returns the current activity of the agent in one line: "Querying Revenue by month…". */
export function activityOf(turn: ChatTurn, labels: StepLabels): string {
  const step = turn.steps.findLast(showsSomething);
  if (step === undefined) return labels.working;
  if (step.toolCall !== undefined) return step.toolCall.result === undefined ? toolWords(step.toolCall, 'running', labels) : labels.working;
  return step.content === '' ? labels.thinking : labels.working;
}

/** The state of a tool call. A call without a result counts as failed once its turn is over. */
export type ToolState = 'running' | 'done' | 'failed';

/** Returns a description of a tool call: "Queried Revenue by month". */
export function toolWords(toolCall: ToolCallTexts, state: ToolState, labels: StepLabels): string {
  const name = shortText(toolCall.name, maxWordsCharacters);
  const subject = name === sqlTool ? querySubject(toolCall) : undefined;
  switch (state) {
    case 'running':
      if (name === metaTool) return labels.searchingModel;
      return subject === undefined ? labels.runningTool(name) : labels.querying(subject);
    case 'done':
      if (name === metaTool) return labels.searchedModel;
      return subject === undefined ? labels.ranTool(name) : labels.queried(subject);
    case 'failed':
      return labels.failedTool(subject ?? name);
  }
}

/** False for a step that has started but has no content yet. */
export function showsSomething({ toolCall, thinking, content }: ChatMessage): boolean {
  return toolCall !== undefined || /\S/.test(thinking) || /\S/.test(content);
}

/** Returns the query's title, or else the view or table it reads. */
function querySubject(toolCall: ToolCallTexts): string | undefined {
  const { queryTitle, sqlQuery } = readToolInput(toolCall);
  const subject = queryTitle ?? sqlQuery?.slice(0, searchedCharacters).match(/\bfrom\s+"?([\p{L}_][\p{L}\p{N}_.]*)/iu)?.[1];
  return subject === undefined ? undefined : shortText(subject, maxWordsCharacters);
}

/** The limit for a line that is always in the page. */
const maxWordsCharacters = 200;

/** The line is computed while it is shown, so only this much is searched. */
const searchedCharacters = 10_000;
