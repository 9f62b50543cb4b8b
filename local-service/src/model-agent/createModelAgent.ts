import { type Agent, AgentError, type AgentEvent, type AgentQuestion } from '../agent/Agent.js';
import type { Warehouse } from '../warehouse/Warehouse.js';
import type { ChatMessage, Completion, ToolCall } from './ChatMessage.js';
import { modelInstructions } from './instructions.js';
import { streamCompletion } from './streamCompletion.js';
import { callTool } from './tools.js';

/** Which language model answers, and on what data. */
export interface ModelAgentOptions {
  /** Address of an OpenAI-compatible API up to its version, such as `https://api.openai.com/v1` or `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  /** Name of the model as the API knows it. */
  readonly model: string;
  /** Sent as a bearer token. Servers on your own machine often need none. */
  readonly apiKey?: string | undefined;
  /** The data that its tools search and query. */
  readonly warehouse: Warehouse;
  /** How often the model may ask for tools before it has to answer. Default 12. */
  readonly maxRounds?: number | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * An agent with a language model behind any OpenAI-compatible endpoint: the model searches the data model and runs SQL by
 * tool calls, and what it says is streamed as it arrives. Its queries run under the policies of whoever asks.
 */
export function createModelAgent({ maxRounds = 12, ...options }: ModelAgentOptions): Agent {
  const endpoint = { ...options, fetch: options.fetch ?? ((input, init) => fetch(input, init)) };
  return {
    async *answer(question) {
      const messages = await openingMessages(question, options.warehouse);
      for (let round = 1; round <= maxRounds; round += 1) {
        const { text, toolCalls } = yield* streamCompletion(endpoint, messages, question.signal);
        if (toolCalls.length === 0) return yield finalAnswer(text);
        messages.push({ role: 'assistant', content: text, tool_calls: toolCalls.map(toWire) });
        for (const [index, call] of toolCalls.entries()) {
          // Some servers use the same ids in every round.
          const content = yield* callTool({ ...call, id: `${round}-${index + 1}` }, { warehouse: options.warehouse, question });
          messages.push({ role: 'tool', tool_call_id: call.id, content });
        }
      }
      throw new AgentError(`The model called tools ${maxRounds} times without answering. Ask a narrower question.`);
    },
  };
}

async function openingMessages({ text, history, session }: AgentQuestion, warehouse: Warehouse): Promise<ChatMessage[]> {
  return [
    { role: 'system', content: await modelInstructions(session, warehouse) },
    ...history.flatMap((exchange): ChatMessage[] => [
      { role: 'user', content: exchange.question },
      { role: 'assistant', content: exchange.answer },
    ]),
    { role: 'user', content: text },
  ];
}

function finalAnswer(text: Completion['text']): AgentEvent {
  if (text.trim() === '') throw new AgentError('The model returned no answer. Try again or rephrase your question.');
  return { kind: 'answer', text };
}

function toWire({ id, name, input }: ToolCall) {
  return { id, type: 'function' as const, function: { name, arguments: input } };
}
