import type { AgentQuestion } from '../agent/Agent.js';
import type { Conversation } from './createConversation.js';
import { serializeMessages } from './serializeMessages.js';
import { type MessageLine, mainAgent, type WireLine } from './WireLine.js';

/** The lines that end a stream. Older builds know `__state__` alone, and end without a word when suspended. */
export function closingLines(options: ClosingOptions): readonly WireLine[] {
  const { ending, hasNewerSentinels, messageId, conversation } = options;
  const state = () => stateLine(conversation, conversation.takeSort());
  switch (ending) {
    case 'done':
      return hasNewerSentinels ? [state(), usageLine(options)] : [state()];
    case 'aborted':
      if (!hasNewerSentinels) return [state()];
      return [abortedLine(conversation.takeSort()), usageLine(options)];
    case 'suspended':
      if (!hasNewerSentinels) return [];
      return [
        { id: '__suspended__', type: 'suspend', code: 'chat_suspended', retryable: true, messageId, sort: conversation.takeSort() },
        usageLine(options),
      ];
  }
}

export function abortedLine(sort: number): WireLine {
  return { id: '__aborted__', type: 'abort', code: 'chat_aborted', sort };
}

export function stateLine(conversation: Conversation, sort: number): WireLine {
  return { id: '__state__', sort, state: { messages: serializeMessages(conversation.messages.values()) } };
}

/** What the run read and wrote, by the usual estimate of four characters a token. */
function usageLine({ conversation, run, question }: ClosingOptions): WireLine {
  const messages = [...conversation.messages.values()].filter(({ id, role }) => run.has(id) && role === 'assistant');
  const outputTokens = estimateTokens(messages.map(writtenText));
  const inputTokens = estimateTokens([
    question.text,
    ...question.history.flatMap((exchange) => [exchange.question, exchange.answer]),
    ...messages.map(({ toolCall }) => toolCall?.result ?? ''),
  ]);
  const usage = {
    models: [mainAgent],
    llmCalls: messages.filter(({ toolCall }) => toolCall === undefined).length,
    inputTokens,
    outputTokens,
    cacheWriteTokens: 0,
    cacheReadTokens: 0,
    totalTokens: inputTokens + outputTokens,
  };
  return { id: '__usage__', type: 'usage', sort: conversation.takeSort(), usage };
}

function writtenText({ content, thinking, toolCall }: MessageLine): string {
  return content + (thinking ?? '') + (toolCall?.input ?? '');
}

function estimateTokens(texts: readonly string[]): number {
  return Math.ceil(texts.join('').length / 4);
}

interface ClosingOptions {
  readonly ending: 'done' | 'aborted' | 'suspended';
  readonly hasNewerSentinels: boolean;
  readonly messageId: string;
  readonly conversation: Conversation;
  /** Ids of the run's own messages. */
  readonly run: ReadonlySet<string>;
  readonly question: Omit<AgentQuestion, 'signal'>;
}
