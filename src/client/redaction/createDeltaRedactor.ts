import { jsonText } from '../chat-stream/jsonText.js';
import type { JsonLine } from '../chat-stream/ndjson.js';
import { isJsonObject } from '../http/isJsonObject.js';
import { createValueFinder, type ValueFinder } from './createValueFinder.js';

/** Cuts credentials out of the lines of one chat stream where one is spread over several deltas of a message. */
export interface DeltaRedactor {
  /** The lines to read in place of this one: none while all of its text may belong to a credential. */
  push(line: JsonLine): readonly JsonLine[];
  /** What was held back, at the end of the stream. */
  flush(): readonly JsonLine[];
}

/**
 * Holds nothing back but the rest of a text that has begun like a credential, until the next delta shows what it is. A stream that
 * breaks off then never shows it; the service sends the whole text again. A finder of another kind finds more than the plain values.
 */
export function createDeltaRedactor(secrets: readonly string[], createFinder = () => createValueFinder(secrets)): DeltaRedactor {
  const messages = new Map<string, GrowingMessage>();

  function flush(): readonly JsonLine[] {
    const lines = [...messages.values()].flatMap(({ last, ...message }) => {
      const rests = fields.map((field) => [field, message[field].end()] as const);
      if (rests.every(([, rest]) => rest === '')) return [];
      const said = rests.filter(([field, rest]) => rest !== '' || field in last);
      return [lineOf({ ...last, ...Object.fromEntries(said) })];
    });
    messages.clear();
    return lines;
  }

  function messageOf(id: string, last: JsonRecord): GrowingMessage {
    const message = messages.get(id) ?? { last, content: createFinder(), thinking: createFinder() };
    message.last = last;
    messages.delete(id);
    messages.set(id, message);
    const [oldest] = messages.keys();
    if (messages.size > mostMessages && oldest !== undefined) messages.delete(oldest);
    return message;
  }

  return {
    flush,
    push(line) {
      const { value } = line;
      if (secrets.length === 0) return [line];
      if (!isJsonObject(value) || typeof value.id !== 'string' || value.id.startsWith('__')) return [...flush(), line];
      const { id, content, thinking } = value;
      if (value.isDelta !== true) {
        // A whole text takes the place of all deltas.
        if (typeof content === 'string' || typeof thinking === 'string') messages.delete(id);
        return [line];
      }
      const message = messageOf(id, value);
      const isLast = value.isInProcess === false;
      const shown = {
        ...(typeof content === 'string' && { content: message.content.push(content) + (isLast ? message.content.end() : '') }),
        ...(typeof thinking === 'string' && { thinking: message.thinking.push(thinking) + (isLast ? message.thinking.end() : '') }),
      };
      if (shown.content === content && shown.thinking === thinking) return [line];
      // A delta without text would begin the message anew.
      return !isLast && !shown.content && !shown.thinking ? [] : [lineOf({ ...value, ...shown })];
    },
  };
}

type JsonRecord = Readonly<Record<string, unknown>>;

interface GrowingMessage {
  /** Its latest line, as which the rest is shown. */
  last: JsonRecord;
  readonly content: ValueFinder;
  readonly thinking: ValueFinder;
}

const fields = ['content', 'thinking'] as const;
const mostMessages = 64;

function lineOf(value: JsonRecord): JsonLine {
  return { line: jsonText(value), value };
}
