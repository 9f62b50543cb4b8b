import { isServiceError } from '../../../client/errors/ServiceError.js';
import type { ChatMessage, Thread } from '../fold/Thread.js';
import { beginBackground, type ChatCore, pause } from './ChatCore.js';
import { asChatError, isTransient } from './connectionLoss.js';
import { foldReading, followReading } from './follow.js';
import { lastQuestionId, readThread, type ThreadReading } from './readThread.js';

/**
 * Reads the thread again silently in the background and follows a run that it finds: another tab or user may have asked in the meantime.
 * Gives way to any other activity; a failure changes nothing.
 */
export async function refresh(core: ChatCore): Promise<void> {
  const { thread, isLoading } = core.cell.state;
  const { chatId } = thread;
  if (chatId === undefined || isLoading) return;
  if (core.activity !== undefined || core.background?.kind === 'refresh') return;
  const background = beginBackground(core, 'refresh');
  const gapMs = core.refreshedAtMs + leastGapMs - core.environment.now();
  if (gapMs > 0) await pause(core, background, gapMs);
  if (background.signal.aborted) return;
  core.refreshedAtMs = core.environment.now();
  const reading = await readThread(core, background, chatId, { leavesIfStreaming: false }).catch(asChatError);
  if (background.signal.aborted) return;
  background.leave();
  if (isServiceError(reading)) void awaitFreeThread(core);
  else if (!reading.isStreaming) show(core, reading);
  else if (!wasStoppedHere(core.cell.state.thread, reading)) followReading(core, chatId, reading);
}

/** Checks until the answer that keeps this thread busy has ended; then the refused question can be sent. */
export async function awaitFreeThread(core: ChatCore): Promise<void> {
  const { thread, isBusyElsewhere } = core.cell.state;
  const { chatId } = thread;
  if (!isBusyElsewhere || chatId === undefined || core.activity !== undefined || core.background !== undefined) return;
  const background = beginBackground(core, 'wait');
  for (let looks = 0, delayMs = firstLookMs; looks < maxLooks; looks += 1, delayMs = Math.min(delayMs * 1.5, lastLookMs)) {
    await pause(core, background, delayMs);
    if (background.signal.aborted) return;
    const reading = await readThread(core, background, chatId, { leavesIfStreaming: true }).catch(asChatError);
    if (background.signal.aborted) return;
    if (isServiceError(reading)) {
      if (!isTransient(reading)) break;
    } else if (!reading.isStreaming) {
      background.leave();
      return show(core, reading);
    }
  }
  background.leave();
}

function show({ cell }: ChatCore, reading: ThreadReading): void {
  const { thread } = cell.state;
  cell.set({ thread: keepUnchanged(thread, foldReading(thread, reading)), isBusyElsewhere: false });
}

/** After a stop nothing resumes by itself, even if the service has not received the stop. */
function wasStoppedHere({ outcomes }: Thread, reading: ThreadReading): boolean {
  return outcomes.get(lastQuestionId(reading.frames) ?? '')?.state === 'stopped';
}

/** Keeps messages with the same content as the same objects, so that they are not rendered again. */
function keepUnchanged(before: Thread, after: Thread): Thread {
  const known = new Map(before.messages.map((message) => [message.id, message]));
  const messages = after.messages.map((message) => {
    const same = known.get(message.id);
    return same !== undefined && isSameMessage(same, message) ? same : message;
  });
  const isUnchanged = messages.length === before.messages.length && messages.every((message, index) => message === before.messages[index]);
  return { ...after, messages: isUnchanged ? before.messages : messages };
}

function isSameMessage(before: ChatMessage, after: ChatMessage): boolean {
  return (Object.keys(after) as (keyof ChatMessage)[]).every((field) => before[field] === after[field]);
}

/** Prevents a read on every switch of tabs. */
const leastGapMs = 5_000;
const firstLookMs = 1_000;
const lastLookMs = 5_000;
/** About twenty minutes. */
const maxLooks = 240;
