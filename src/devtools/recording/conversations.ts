import type { Transcript, TranscriptRequest } from '../../chat/store/transcript/transcript.js';
import type { RecordingSnapshot } from './createExchangeLog.js';
import type { Exchange, RecordedLine } from './Exchange.js';

/** All that was recorded of one thread: reads, questions and what was resumed, in the order of arrival. */
export interface Conversation {
  readonly id: string;
  /** The first question that was asked while recording. */
  readonly firstQuestion: string | undefined;
  readonly exchanges: readonly Exchange[];
  /** What asked the service to stop. */
  readonly stops: readonly Exchange[];
  readonly lines: readonly RecordedLine[];
}

/** The newest last. A stream that no line has named yet is one of its own. */
export function listConversations({ exchanges, lines }: RecordingSnapshot): readonly Conversation[] {
  const streams = exchanges.filter(({ operation }) => operation === 'streamChat');
  const stops = exchanges.filter(({ operation, status }) => operation === 'abortChat' && status !== refused);
  const linesByStream = groupBy(lines, ({ exchangeId }) => exchangeId);
  return [...groupBy(streams, conversationId)].map(([id, members]) => ({
    id,
    firstQuestion: members.find(({ input }) => input !== undefined)?.input,
    exchanges: members,
    stops: stops.filter(({ chatId }) => chatId === id),
    lines: members.flatMap(({ id: exchangeId }) => linesByStream.get(exchangeId) ?? []).sort((a, b) => a.number - b.number),
  }));
}

/**
 * The lines that made the thread, as they can be folded, saved and replayed; the first of each answer tells what was asked
 * for. Left out are the last line of a connection that broke inside it, and reads that did not come to their end: they were left
 * at their first word because the answer was still being written, or were cut, and the chat took nothing of them.
 */
export function foldedLines(conversation: Conversation): readonly RecordedLine[] {
  const { exchanges, lines } = conversation;
  const unfinished = new Set(exchanges.filter(isUnfinishedRead).map(({ id }) => id));
  const requests = requestsOf(exchanges);
  const whole = lines.filter(({ exchangeId, isBroken }) => !isBroken && !unfinished.has(exchangeId));
  return conversation.stops
    .reduce<readonly RecordedLine[]>((known, stop) => withStop(known, stop, exchanges), whole)
    .map((line) => {
      const request = requests.get(line.exchangeId);
      requests.delete(line.exchangeId);
      return request === undefined ? line : { ...line, request };
    });
}

function isUnfinishedRead({ state, input }: Exchange): boolean {
  return input === undefined && (state === 'left' || state === 'cut');
}

/** Lines with times since the first. */
export function transcriptOf(conversation: Conversation): Transcript {
  const lines = foldedLines(conversation);
  const startMs = lines[0]?.atMs ?? 0;
  return lines.map(({ atMs, line, request }) => ({ atMs: Math.max(0, Math.round(atMs - startMs)), line, request }));
}

/**
 * Whoever stops does not wait for the line that says so. It is put where the service would have sent it: behind all that came
 * of the answer.
 */
function withStop(lines: readonly RecordedLine[], stop: Exchange, exchanges: readonly Exchange[]): readonly RecordedLine[] {
  const stopped = exchanges.findLast(({ id }) => id < stop.id);
  if (stopped === undefined || wasOver(stopped, stop.startedAtMs)) return lines;
  const nextId = exchanges.find(({ id, input }) => id > stop.id && input !== undefined)?.id ?? Number.POSITIVE_INFINITY;
  const isBefore = ({ exchangeId }: RecordedLine) => exchangeId < nextId;
  const last = lines.findLast(isBefore);
  if (last === undefined) return lines;
  const { number, atMs } = last;
  const line = {
    exchangeId: last.exchangeId,
    number: number + 0.5,
    atMs: Math.max(atMs, stop.startedAtMs),
    line: abortedLine,
    isBroken: false,
  };
  return [...lines.filter(isBefore), line, ...lines.filter((each) => !isBefore(each))];
}

/** An answer says itself how it ended; a reading may have been the end of one that was cut. */
function wasOver({ state, input, startedAtMs, durationMs = 0 }: Exchange, atMs: number): boolean {
  return state === 'done' && (input !== undefined || startedAtMs + durationMs < atMs);
}

const abortedLine = '{"id":"__aborted__"}';
const refused = 403;

function requestsOf(exchanges: readonly Exchange[]): Map<number, TranscriptRequest> {
  const asked = new Set<string>();
  return new Map(
    exchanges.map(({ id, input, messageId }) => {
      if (input === undefined || messageId === undefined) return [id, {}];
      const isRepeat = asked.has(messageId);
      asked.add(messageId);
      return [id, { messageId, input, isRepeat }];
    }),
  );
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function conversationId({ id, chatId }: Exchange): string {
  return chatId ?? `stream ${id}`;
}
