import type { ChatMessage, Thread } from '../../chat/store/fold/Thread.js';

/** One field of a thread before and after a line. */
export interface FieldChange {
  /** The path of the field, such as `end` or `messages[2].content`. */
  readonly path: string;
  /** `undefined` if the message did not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isChanged: boolean;
}

/** Returns every field of the thread, then every message: field by field if it changed, otherwise in one row. */
export function compareThreads(before: Thread, after: Thread): readonly FieldChange[] {
  const fields = compareFields('', threadFields(before), threadFields(after));
  const known = new Map(before.messages.map((message) => [message.id, message]));
  const kept = new Set(after.messages.map(({ id }) => id));
  const gone = before.messages.filter(({ id }) => !kept.has(id));
  return [
    ...fields,
    ...after.messages.flatMap((message, index) => compareMessage(`messages[${index}]`, known.get(message.id), message)),
    ...gone.flatMap((message) => compareMessage(`messages[${before.messages.indexOf(message)}]`, message, undefined)),
  ];
}

function compareMessage(path: string, before: ChatMessage | undefined, after: ChatMessage | undefined): readonly FieldChange[] {
  const fields = compareFields(`${path}.`, messageFields(before), messageFields(after));
  if (fields.some(({ isChanged }) => isChanged)) return fields;
  const summary = `${after?.role} ${after?.id}`;
  return [{ path, before: summary, after: summary, isChanged: false }];
}

function compareFields(prefix: string, before: Fields, after: Fields): readonly FieldChange[] {
  const names = Object.keys({ ...before, ...after });
  return names.map((name) => {
    const change = { path: prefix + name, before: before[name], after: after[name] };
    return { ...change, isChanged: change.before !== change.after };
  });
}

type Fields = Readonly<Record<string, string>>;

function threadFields({ messages, outcomes, wire, ...plain }: Thread): Fields {
  const { awaited, lastLine, ...memory } = wire;
  return {
    ...mapFields('', plain),
    messageCount: written(messages.length),
    ...mapFields('outcomes.', Object.fromEntries(outcomes)),
    ...mapFields('wire.', { ...memory, awaited: [...awaited], lastLine: lastLine?.id }),
  };
}

function messageFields(message: ChatMessage | undefined): Fields {
  return message === undefined ? {} : mapFields('', { ...message });
}

function mapFields(prefix: string, fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, written(value)]));
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '–';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return JSON.stringify(value, errorsAsText);
}

/** The reason of an outcome is an error, which JSON would leave empty. */
function errorsAsText(_: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
