import type { MessageLine } from './WireLine.js';

/** The messages of a thread as `__state__` carries them: constructor records, tool calls on the message that made them. */
export function serializeMessages(messages: Iterable<MessageLine>): readonly object[] {
  const records: MessageRecord[] = [];
  for (const message of messages) {
    if (message.role === 'user') records.push(record('HumanMessage', { id: message.id, content: message.content }));
    else if (message.toolCall === undefined)
      records.push(record('AIMessage', { id: message.id, content: contentOf(message), tool_calls: [] }));
    else serializeToolCall(message.id, message.toolCall, records);
  }
  return records.filter(({ kwargs }) => kwargs.content !== '' || (kwargs.tool_calls ?? []).length > 0);
}

function serializeToolCall(id: string, { name, input, result }: NonNullable<MessageLine['toolCall']>, records: MessageRecord[]): void {
  const call = { id, name, args: JSON.parse(input), type: 'tool_call' };
  records.findLast((candidate) => candidate.kwargs.tool_calls !== undefined)?.kwargs.tool_calls?.push(call);
  if (result !== undefined) records.push(record('ToolMessage', { id, content: result, name, tool_call_id: id }));
}

function contentOf({ content, thinking = '' }: MessageLine): unknown {
  if (thinking === '') return content;
  return [
    { type: 'thinking', thinking },
    { type: 'text', text: content },
  ];
}

function record(name: 'HumanMessage' | 'AIMessage' | 'ToolMessage', kwargs: MessageRecord['kwargs']): MessageRecord {
  return { lc: 1, type: 'constructor', id: ['langchain_core', 'messages', name], kwargs };
}

interface MessageRecord {
  readonly lc: 1;
  readonly type: 'constructor';
  readonly id: readonly string[];
  readonly kwargs: {
    readonly id: string;
    readonly content: unknown;
    readonly tool_calls?: object[];
    readonly name?: string;
    readonly tool_call_id?: string;
  };
}
