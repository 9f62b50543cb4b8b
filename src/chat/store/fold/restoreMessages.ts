import { textOrJson } from '../../../client/json/jsonText.js';
import { readInput } from './questionContext.js';
import type { ChatMessage } from './Thread.js';

/**
 * Reads the serialized messages of `__state__`: plain `{role, content}` objects or constructor records. Never throws and skips unknown
 * classes. A tool's message becomes the result of its call. Restored messages have no `sort` and no path.
 */
export function restoreMessages(serialized: readonly unknown[]): readonly ChatMessage[] {
  const messages: ChatMessage[] = [];
  /** The position of the last call with each id. */
  const calls = new Map<string, number>();
  for (const [position, value] of serialized.entries()) {
    const record = readRecord(value);
    if (record === undefined) continue;
    const id = text(record.id) || `restored-${position}`;
    if (record.role === 'user') messages.push(restored({ id, role: 'user', ...readInput(textOf(record.content)) }));
    else if (record.role === 'assistant') {
      for (const message of assistantMessages(id, record)) {
        if (message.toolCall !== undefined) calls.set(message.id, messages.length);
        messages.push(message);
      }
    } else addResult(messages, calls, id, record);
  }
  return messages;
}

interface SerializedRecord extends Fields {
  readonly role: 'user' | 'assistant' | 'tool';
}

type Fields = Readonly<Record<string, unknown>>;

function readRecord(value: unknown): SerializedRecord | undefined {
  if (!isFields(value)) return undefined;
  if (value.type !== 'constructor') {
    const role = roles.get(text(value.role));
    return role && { ...value, role };
  }
  const className = Array.isArray(value.id) ? text(value.id.at(-1)) : '';
  const role = roles.get(className.replace(/(?<=Message)Chunk$/, ''));
  return role && isFields(value.kwargs) ? { ...value.kwargs, role } : undefined;
}

const roles: ReadonlyMap<string, SerializedRecord['role']> = new Map([
  ['user', 'user'],
  ['human', 'user'],
  ['HumanMessage', 'user'],
  ['assistant', 'assistant'],
  ['ai', 'assistant'],
  ['AIMessage', 'assistant'],
  ['tool', 'tool'],
  ['ToolMessage', 'tool'],
]);

/** One record may contain a text, thinking and any number of tool calls. */
function assistantMessages(id: string, record: SerializedRecord): ChatMessage[] {
  const content = textOf(record.content);
  const thinking = thinkingOf(record.content);
  const calls = toolCallsOf(record).map((call, index) =>
    restored({ id: call.id || `${id}-tool-${index}`, toolCall: { name: call.name, input: call.input, result: undefined } }),
  );
  return content === '' && thinking === '' ? calls : [restored({ id, content, thinking }), ...calls];
}

interface SerializedCall {
  readonly id: string;
  readonly name: string;
  readonly input: string;
}

function toolCallsOf({ tool_calls: calls, additional_kwargs: extra, content }: SerializedRecord): SerializedCall[] {
  const listed = [calls, isFields(extra) ? extra.tool_calls : undefined].find((list) => Array.isArray(list) && list.length > 0);
  const found: readonly unknown[] = Array.isArray(listed) ? listed : partsOf(content).filter(({ type }) => type === 'tool_use');
  return found.filter(isFields).flatMap((call) => {
    const made = isFields(call.function) ? call.function : call;
    const name = text(made.name);
    const input = textOrJson(made.args ?? made.input ?? made.arguments) ?? '';
    return name === '' ? [] : [{ id: text(call.id), name, input }];
  });
}

function addResult(messages: ChatMessage[], calls: Map<string, number>, id: string, record: SerializedRecord): void {
  const result = textOf(record.content);
  const position = calls.get(text(record.tool_call_id));
  const call = position === undefined ? undefined : messages[position];
  if (position === undefined || call?.toolCall === undefined) {
    calls.set(id, messages.length);
    messages.push(restored({ id, toolCall: { name: text(record.name) || 'tool', input: '', result } }));
  } else {
    messages[position] = { ...call, toolCall: { ...call.toolCall, result } };
  }
}

function restored(fields: Pick<ChatMessage, 'id'> & Partial<ChatMessage>): ChatMessage {
  return {
    role: 'assistant',
    content: '',
    thinking: '',
    toolCall: undefined,
    graphPath: noPath,
    isInProcess: false,
    isStructuredResponse: undefined,
    sort: undefined,
    origin: 'restored',
    isCatchingUp: false,
    isWhole: true,
    ...fields,
  };
}

const noPath: readonly string[] = [];

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return partsOf(content)
    .filter(({ type }) => type === 'text' || type === undefined)
    .map((part) => text(part.text))
    .join('');
}

function thinkingOf(content: unknown): string {
  return partsOf(content)
    .filter(({ type }) => type === 'thinking' || type === 'reasoning')
    .map((part) => text(part.thinking) || text(part.reasoning) || text(part.text))
    .join('');
}

function partsOf(content: unknown): Fields[] {
  if (!Array.isArray(content)) return [];
  return content.map((part: unknown) => (typeof part === 'string' ? { text: part } : part)).filter(isFields);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
