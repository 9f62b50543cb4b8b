import type { ChatFrame, CutoffFrame, ErrorFrame, StateFrame, SuspendedFrame, UsageFrame } from '../../../client/chat-stream/ChatFrame.js';
import { decodeFrame } from '../../../client/chat-stream/decodeFrame.js';
import { freshWire } from './emptyThread.js';
import { foldMessage } from './foldMessage.js';
import { isChatFrame } from './isChatFrame.js';
import { restoreState } from './restoreState.js';
import { currentTurn, endOfRunning, withOutcome } from './runningTurn.js';
import type { ChatMessage, Thread, TurnOutcome } from './Thread.js';
import { ThreadDraft } from './threadDraft.js';

/**
 * Returns the thread after one more line of the stream. Pure and total: accepts a decoded frame or any JSON value and never throws. Only
 * the affected message becomes a new object; a frame that changes nothing returns the same thread.
 */
export function foldFrame(thread: Thread, value: unknown): Thread {
  return foldFrames(thread, [value]);
}

/** Folds a batch of frames or JSON values. The list of messages is copied only once. */
export function foldFrames(thread: Thread, values: Iterable<unknown>): Thread {
  const draft = new ThreadDraft(thread);
  for (const value of values) foldInto(draft, isChatFrame(value) ? value : decodeFrame(value));
  return draft.finish();
}

function foldInto(draft: ThreadDraft, frame: ChatFrame): void {
  switch (frame.kind) {
    case 'message':
      foldMessage(draft, frame);
      break;
    case 'cutoff':
      foldCutoff(draft, frame);
      break;
    case 'state':
      foldState(draft, frame);
      break;
    case 'aborted':
      endEarly(draft, 'aborted', { state: 'stopped' });
      break;
    case 'suspended':
      foldSuspended(draft, frame);
      break;
    case 'error':
      foldError(draft, frame);
      break;
    case 'usage':
      foldUsage(draft, frame);
      break;
    case 'unknown':
      break;
    default:
      frame satisfies never;
  }
}

/** Starts a stream. For each message in progress, its next line shows whether the stream replays or continues it. */
function foldCutoff(draft: ThreadDraft, { chatId, isStreaming, suspendedMessageId }: CutoffFrame): void {
  const isOpen = draft.end === 'open';
  const running = isOpen || draft.wire.lastLine !== undefined ? currentTurn(draft) : [];
  const wasSeen = isOpen && running.some(({ origin }) => origin === 'streamed');
  draft.chatId = chatId ?? draft.chatId;
  draft.isStreaming = isStreaming;
  draft.error = undefined;
  draft.end = 'open';
  draft.suspendedMessageId = undefined;
  draft.wire = {
    ...freshWire,
    isResumed: draft.wire.isResumed || wasSeen,
    awaited: new Set(running.map(({ id }) => id)),
    floorId: draft.messages[endOfRunning(draft) - running.length - 1]?.id,
  };
  for (const message of running) {
    if (isOpen && isUnfinished(message)) edit(draft, message, { isCatchingUp: true });
  }
  if (suspendedMessageId !== undefined) suspend(draft, suspendedMessageId);
}

function foldState(draft: ThreadDraft, { messages }: StateFrame): void {
  restoreState(draft, messages);
  if (draft.end === 'open') draft.end = 'complete';
  closeMessages(draft);
}

function foldSuspended(draft: ThreadDraft, { messageId }: SuspendedFrame): void {
  closeMessages(draft);
  suspend(draft, messageId);
}

/** The service may name the question; otherwise it is the running one. */
function suspend(draft: ThreadDraft, messageId: string | undefined): void {
  const id = messageId ?? currentTurn(draft)[0]?.id;
  draft.end = 'suspended';
  draft.suspendedMessageId = id;
  if (id !== undefined) draft.outcomes = withOutcome(draft.outcomes, id, { state: 'suspended' });
}

function foldError(draft: ThreadDraft, { error }: ErrorFrame): void {
  draft.error = error;
  endEarly(draft, 'failed', { state: 'failed', error });
}

function foldUsage(draft: ThreadDraft, { usage }: UsageFrame): void {
  draft.usage = usage;
}

function endEarly(draft: ThreadDraft, end: Thread['end'], outcome: TurnOutcome): void {
  const id = currentTurn(draft)[0]?.id;
  if (id !== undefined) draft.outcomes = withOutcome(draft.outcomes, id, outcome);
  draft.end = end;
  closeMessages(draft);
}

function closeMessages(draft: ThreadDraft): void {
  for (const message of currentTurn(draft)) {
    if (message.isInProcess) edit(draft, message, { isInProcess: false });
  }
  draft.wire = freshWire;
}

function isUnfinished(message: ChatMessage): boolean {
  return message.role === 'assistant' && !message.isWhole;
}

function edit(draft: ThreadDraft, { id }: ChatMessage, change: Partial<ChatMessage>): void {
  const position = draft.positionOf(id);
  if (position !== undefined) Object.assign(draft.edit(position) ?? {}, change);
}
