import type { Transcript, TranscriptRequest } from '../../chat-store/transcript.js';
import type { RecordingSnapshot } from './createExchangeLog.js';
import type { Exchange, RecordedLine } from './Exchange.js';

/** All that was recorded of one thread: reads, questions and what was resumed, in the order of arrival. */
export interface Conversation {
  readonly id: string;
  /** The first question that was asked while recording. */
  readonly firstQuestion: string | undefined;
  readonly exchanges: readonly Exchange[];
  readonly lines: readonly RecordedLine[];
}

/** The newest last. A stream that no line has named yet is one of its own. */
export function listConversations({ exchanges, lines }: RecordingSnapshot): readonly Conversation[] {
  const streams = exchanges.filter(({ operation }) => operation === 'streamChat');
  const linesByStream = groupBy(lines, ({ exchangeId }) => exchangeId);
  return [...groupBy(streams, conversationId)].map(([id, members]) => ({
    id,
    firstQuestion: members.find(({ input }) => input !== undefined)?.input,
    exchanges: members,
    lines: members.flatMap(({ id: exchangeId }) => linesByStream.get(exchangeId) ?? []).sort((a, b) => a.number - b.number),
  }));
}

/**
 * The lines that made the thread, as they can be folded, saved and replayed; the first of each answer tells what was asked
 * for. Left out are the last line of a connection that broke inside it, and reads that were left at their first word
 * because the answer was still being written.
 */
export function foldedLines({ exchanges, lines }: Conversation): readonly RecordedLine[] {
  const looks = new Set(exchanges.filter(({ state, input }) => state === 'left' && input === undefined).map(({ id }) => id));
  const requests = requestsOf(exchanges);
  return lines
    .filter(({ exchangeId, isBroken }) => !isBroken && !looks.has(exchangeId))
    .map((line) => {
      const request = requests.get(line.exchangeId);
      requests.delete(line.exchangeId);
      return request === undefined ? line : { ...line, request };
    });
}

/** Lines with times since the first. */
export function transcriptOf(conversation: Conversation): Transcript {
  const lines = foldedLines(conversation);
  const startMs = lines[0]?.atMs ?? 0;
  return lines.map(({ atMs, line, request }) => ({ atMs: Math.max(0, Math.round(atMs - startMs)), line, request }));
}

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
