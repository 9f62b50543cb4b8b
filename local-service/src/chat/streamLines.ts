import type { ServiceFaults } from '../LocalService.js';
import { abortedLine, stateLine } from './closingLines.js';
import type { Run } from './createRun.js';
import { type ChatThread, openRun } from './threads.js';
import type { WireLine } from './WireLine.js';

/** A new run from its start. */
export async function* newRunLines(thread: ChatThread, run: Run, signal: AbortSignal): WireLines {
  yield cutoffLine(thread, {});
  yield* run.log.read(0, signal);
}

/** A run that is resumed after a cut, in one of three styles (docs/contract/resuming.md#resubscribing). */
export function resubscribedLines(thread: ChatThread, run: Run, style: ResubscribeStyle): (signal: AbortSignal) => WireLines {
  const from = style === 'replay' ? 0 : run.log.length;
  const snapshot = style === 'snapshot' ? run.messages : [];
  return async function* (signal) {
    yield cutoffLine(thread, {});
    yield* snapshot;
    yield* run.log.read(from, signal);
  };
}

/** The present thread: its messages, each as one full line, the serialized state, and whether its last run was aborted. */
export function threadLines(thread: ChatThread, { newerSentinels = true }: ServiceFaults): readonly WireLine[] {
  const run = openRun(thread);
  const suspended = run?.status === 'suspended' && newerSentinels ? { messageId: run.messageId } : undefined;
  const { messages, lastSort } = thread.conversation;
  const wasAborted = [...thread.runs.values()].at(-1)?.status === 'aborted';
  return [
    cutoffLine(thread, { isStreaming: run?.status === 'running', suspended }),
    ...messages.values(),
    stateLine(thread.conversation, lastSort + 1),
    ...(wasAborted && newerSentinels ? [abortedLine(lastSort + 2)] : []),
  ];
}

/** Sends all lines of a message under the number of its first one, as some builds do. */
export async function* withSortPerMessage(lines: AsyncIterable<WireLine>, thread: ChatThread): WireLines {
  for await (const line of lines) {
    const message = 'id' in line ? thread.conversation.messages.get(line.id) : undefined;
    yield message === undefined ? line : { ...line, sort: message.sort };
  }
}

/** Nobody hears that a message is complete, or a run over, before that is kept. */
export async function* withSaves(lines: AsyncIterable<WireLine>, save: () => Promise<void>): WireLines {
  for await (const line of lines) {
    if (!('isInProcess' in line) || !line.isInProcess) await save();
    yield line;
  }
}

export async function* withDuplicates(lines: AsyncIterable<WireLine>): WireLines {
  for await (const line of lines) {
    yield line;
    yield line;
  }
}

function cutoffLine(
  thread: ChatThread,
  { isStreaming = true, suspended }: { isStreaming?: boolean; suspended?: { messageId: string } | undefined },
): WireLine {
  return { id: '__cutoff__', sort: 0, state: { chatId: thread.id, isStreaming, ...(suspended && { suspended }) } };
}

export type WireLines = AsyncGenerator<WireLine, void>;
export type ResubscribeStyle = NonNullable<ServiceFaults['resubscribe']>;
