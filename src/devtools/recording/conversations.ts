import type { Transcript, TranscriptRequest } from '../../chat/store/transcript/transcript.js';
import type { RecordingSnapshot } from './createExchangeLog.js';
import type { Exchange, RecordedLine } from './Exchange.js';

/** The recording of one thread: reads, questions and resumed streams, in order of arrival. */
export interface Conversation {
  readonly id: string;
  /** The first question asked while recording. */
  readonly firstQuestion: string | undefined;
  readonly exchanges: readonly Exchange[];
  /** The requests that stopped a run. */
  readonly stops: readonly Exchange[];
  readonly lines: readonly RecordedLine[];
}

/** Returns the conversations, the newest last. A stream that no line has named yet is a separate conversation. */
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
 * Returns the lines that made the thread, for folding, saving and replaying; the first line of each answer contains its request. Leaves out
 * the last line of a connection that broke inside it, and incomplete reads: they ended early because the answer was still being written, or
 * were cut, and the chat used nothing of them.
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

/** Returns the lines with times since the first. */
export function transcriptOf(conversation: Conversation): Transcript {
  const lines = foldedLines(conversation);
  const startMs = lines[0]?.atMs ?? 0;
  return lines.map(({ atMs, line, request }) => ({ atMs: Math.max(0, Math.round(atMs - startMs)), line, request }));
}

/**
 * A page that stops a run does not wait for the line that reports it. The line is inserted where the service would have sent it: after
 * everything that arrived of the answer.
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

/** An answer contains its own end; a read may contain the end of an answer that was cut. */
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
