import { readErrorLine } from '../errors/readErrorLine.js';
import { isJsonObject } from '../json/isJsonObject.js';
import type { JsonLine } from '../json/JsonLine.js';
import { jsonText } from '../json/jsonText.js';
import { createRestFinder } from './createRestFinder.js';
import { createValueFinder, type ValueFinder } from './createValueFinder.js';

/** Removes credentials from the lines of one chat stream, even if one is spread over several deltas of a message. */
export interface DeltaRedactor {
  /** Returns the lines to read instead of this one: none while all of its text may belong to a credential. */
  push(line: JsonLine): readonly JsonLine[];
  /** Returns everything that was held back, to be read before the next line. */
  flush(): readonly JsonLine[];
  /** Returns what was held back at the end of the stream: nothing if the stream was cut off, since the text continues in the next one. */
  end(): readonly JsonLine[];
}

/**
 * Holds back only the end of a text that could be the start of a credential, until the next delta decides it. Keeps nothing between
 * streams: if a stream joins in the middle of a message, the text can begin with the rest of a credential. Text dropped at a cut is sent
 * again with the whole message (docs/contract/resuming.md#resubscribing). A custom finder can find more than these values.
 */
export function createDeltaRedactor(secrets: readonly string[], createFinder = () => createValueFinder(secrets)): DeltaRedactor {
  const messages = new Map<string, GrowingMessage>();
  let isRunning = false;
  let hasAnswer = false;

  function flush(): readonly JsonLine[] {
    const lines = [...messages.values()].flatMap((message) => restOf(message, fields));
    messages.clear();
    return lines;
  }

  function messageOf(id: string, last: JsonRecord): GrowingMessage {
    const begin = isStartLine(last) ? createFinder : () => createRestFinder(secrets, createFinder());
    const message = messages.get(id) ?? { last, content: begin(), thinking: begin() };
    message.last = last;
    messages.delete(id);
    messages.set(id, message);
    const [oldest] = messages.keys();
    if (messages.size > maxMessages && oldest !== undefined) messages.delete(oldest);
    return message;
  }

  function pushSpecial(line: JsonLine, id: string, { state }: JsonRecord): readonly JsonLine[] {
    if (id === '__cutoff__') isRunning = isJsonObject(state) && state.isStreaming === true;
    if (!settlingIds.includes(id)) return [line];
    if (id === '__state__' && isRunning) forgetSnapshots();
    return [...flush(), line];
  }

  /** A thread that is read while it is being answered ends in the middle of a text. */
  function forgetSnapshots(): void {
    for (const [id, { last }] of messages) if (last.isDelta !== true) messages.delete(id);
  }

  /** The text so far, which deltas continue. */
  function pushSnapshot(line: JsonLine, id: string, value: JsonRecord): readonly JsonLine[] {
    const message = messageOf(id, value);
    const shown: Record<string, string> = {};
    for (const field of fields) {
      const text = value[field];
      if (typeof text !== 'string' || (field === 'thinking' && text === '')) continue;
      message[field] = createFinder();
      shown[field] = message[field].push(text);
    }
    return isShownWhole(value, shown) ? [line] : [lineOf({ ...value, ...shown })];
  }

  /** A final text replaces all deltas. Fields it omits keep their streamed values. */
  function pushFinal(line: JsonLine, id: string, value: JsonRecord): readonly JsonLine[] {
    hasAnswer ||= isAnswer(value);
    const message = messages.get(id);
    if (message === undefined) return [line];
    messages.delete(id);
    const isSilent = fields.every((field) => typeof value[field] !== 'string');
    return [...restOf(message, isSilent ? fields : value.thinking ? [] : ['thinking']), line];
  }

  function pushDelta(line: JsonLine, id: string, value: JsonRecord): readonly JsonLine[] {
    const message = messageOf(id, value);
    const isLast = value.isInProcess === false;
    const shown: Record<string, string> = {};
    for (const field of fields) {
      const text = value[field];
      if (typeof text === 'string') shown[field] = message[field].push(text) + (isLast ? message[field].end() : '');
    }
    if (isShownWhole(value, shown)) return [line];
    // A delta without text would start the message again.
    const isEmpty = !isLast && !shown.content && !shown.thinking && value.toolCall === undefined;
    return isEmpty ? [] : [lineOf({ ...value, ...shown })];
  }

  return {
    flush,
    push(line) {
      const { value } = line;
      if (secrets.length === 0 || !isJsonObject(value)) return [line];
      if (readErrorLine(value) !== undefined) return [...flush(), line];
      const { id } = value;
      if (typeof id !== 'string') return [line];
      if (id.startsWith('__')) return pushSpecial(line, id, value);
      if (value.isDelta === true) return pushDelta(line, id, value);
      return (value.isInProcess === true ? pushSnapshot : pushFinal)(line, id, value);
    },
    end() {
      if (hasAnswer) return flush();
      messages.clear();
      return [];
    },
  };
}

type JsonRecord = Readonly<Record<string, unknown>>;

interface GrowingMessage {
  /** Its latest line, as which the rest is shown. */
  last: JsonRecord;
  content: ValueFinder;
  thinking: ValueFinder;
}

type Field = (typeof fields)[number];

const fields = ['content', 'thinking'] as const;
const maxMessages = 64;

/** No text continues after these. A suspended run does continue. */
const settlingIds = ['__cutoff__', '__state__', '__aborted__'];

/** A delta with what these fields held back. */
function restOf({ last, ...message }: GrowingMessage, held: readonly Field[]): readonly JsonLine[] {
  const rests = held.map((field) => [field, message[field].end()] as const);
  if (rests.every(([, rest]) => rest === '')) return [];
  const silent = Object.fromEntries(fields.filter((field) => field in last).map((field) => [field, '']));
  const said = rests.filter(([, rest]) => rest !== '');
  return [lineOf({ ...last, isDelta: true, ...silent, ...Object.fromEntries(said) })];
}

function isShownWhole(value: JsonRecord, shown: Readonly<Record<string, string>>): boolean {
  return Object.entries(shown).every(([field, text]) => value[field] === text);
}

/** The message begins here, and not before this stream. */
function isStartLine({ isInProcess, content, thinking, toolCall }: JsonRecord): boolean {
  return isInProcess === true && !content && !thinking && toolCall === undefined;
}

/** The finished final message ends a stream as well as `__state__` does (docs/contract/resuming.md#how-a-stream-ends). */
function isAnswer({ graphPath }: JsonRecord): boolean {
  return Array.isArray(graphPath) && graphPath[0] === 'final' && graphPath.length <= 2;
}

function lineOf(value: JsonRecord): JsonLine {
  return { line: jsonText(value), value };
}
