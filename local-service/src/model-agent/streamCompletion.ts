import { createParser } from 'eventsource-parser';
import { AgentError, type AgentEvent } from '../agent/Agent.js';
import { arrayOf, fieldsOf, textOf } from '../json/anyJson.js';
import type { ChatMessage, Completion, ToolCall } from './ChatMessage.js';
import { modelTools } from './tools.js';

/** Where the model is asked. */
export interface ModelEndpoint {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly fetch: typeof fetch;
}

/** Asks for one completion and yields its text and reasoning as they arrive. */
export async function* streamCompletion(
  endpoint: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, Completion> {
  const response = await post(endpoint, messages, signal);
  const calls = createCallList();
  let text = '';
  let length = 0;
  for await (const data of serverSentEvents(response)) {
    if (data === '[DONE]') break;
    length += data.length;
    if (length > maxLength) throw new AgentError("The model's answer exceeded the maximum length. Ask a narrower question.");
    const chunk = fieldsOf(parseJson(data));
    if (chunk.error !== undefined && chunk.error !== null) throw new AgentError(`The model failed: ${reasonIn(chunk, endpoint)}`);
    const choice = fieldsOf(arrayOf(chunk.choices)[0]);
    if (choice.finish_reason === 'content_filter') throw new AgentError('The model stopped: its content filter blocked the answer.');
    const delta = fieldsOf(choice.delta);
    const reasoning = textOf(delta.reasoning_content) || textOf(delta.reasoning);
    if (reasoning !== '') yield { kind: 'thinking', text: reasoning };
    const content = textOf(delta.content);
    if (content !== '') yield { kind: 'text', text: content };
    text += content;
    for (const part of arrayOf(delta.tool_calls)) calls.add(part);
  }
  return { text, toolCalls: calls.all() };
}

async function post({ baseUrl, model, apiKey, fetch }: ModelEndpoint, messages: readonly ChatMessage[], signal: AbortSignal) {
  const address = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, messages, tools: modelTools, stream: true }),
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new AgentError(`The model could not be reached at ${new URL(address).origin}. Is it running?`, { cause: error });
  });
  if (!response.ok) throw new AgentError(await failureOf(response, apiKey));
  if (response.headers.get('content-type')?.includes('text/event-stream') !== true) {
    void response.body?.cancel();
    throw new AgentError('The model did not stream its answer. The endpoint must support `stream: true` for chat completions.');
  }
  return response;
}

async function failureOf(response: Response, apiKey: string | undefined): Promise<string> {
  const hint =
    response.status === 401 || response.status === 403
      ? ' Check the API key.'
      : response.status === 404
        ? ' Check the address and the model.'
        : '';
  const body = fieldsOf(parseJson((await response.text().catch(() => '')).slice(0, 100_000)));
  return `The model returned ${response.status}: ${reasonIn(body, { apiKey })}${hint}`;
}

/** What the API says of a failure, short and without the key. */
function reasonIn({ error }: Readonly<Record<string, unknown>>, { apiKey }: Pick<ModelEndpoint, 'apiKey'>): string {
  const message = textOf(error) || textOf(fieldsOf(error).message) || 'no reason given';
  return (apiKey === undefined || apiKey === '' ? message : message.replaceAll(apiKey, '…')).slice(0, 300);
}

/** The data of each event. A stream that ends early ends here too. */
async function* serverSentEvents({ body }: Response): AsyncGenerator<string> {
  const pending: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => pending.push(data) });
  const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      parser.feed(done ? '\n\n' : decoder.decode(value, { stream: true }));
      yield* pending.splice(0);
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Assembles tool calls from streamed pieces. Pieces share an `index`; servers that send no index send each call whole. */
function createCallList() {
  const calls: { key: unknown; id: string; name: string; input: string }[] = [];
  return {
    add(part: unknown): void {
      const { index, id, function: called } = fieldsOf(part);
      const { name, arguments: input } = fieldsOf(called);
      const key = index ?? id ?? calls.length;
      let call = calls.find((candidate) => candidate.key === key && (textOf(id) === '' || candidate.id === textOf(id)));
      if (call === undefined) {
        if (calls.length === maxCalls) throw new AgentError(`The model made more than ${maxCalls} tool calls at once.`);
        call = { key, id: textOf(id) || `call-${calls.length + 1}`, name: '', input: '' };
        calls.push(call);
      }
      call.name += textOf(name);
      call.input += typeof input === 'string' ? input : JSON.stringify(input ?? '');
    },
    all: (): readonly ToolCall[] => calls.map(({ id, name, input }) => ({ id, name, input })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const maxLength = 4_000_000;
const maxCalls = 16;
