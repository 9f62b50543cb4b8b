import type { ChatFrame } from '../../../client/chat-stream/ChatFrame.js';
import { type ChatRequest, isMessageId } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { foldFrames } from '../fold/foldFrame.js';
import { isFinal } from '../fold/graphPath.js';
import { writeInput } from '../fold/questionContext.js';
import { endTurn, expectGap } from '../fold/questions.js';
import { restoreState } from '../fold/restoreState.js';
import { currentTurn } from '../fold/runningTurn.js';
import type { ChatTurn, Thread } from '../fold/Thread.js';
import { ThreadDraft } from '../fold/threadDraft.js';
import { threadTurns } from '../fold/threadTurns.js';
import { answer } from './answer.js';
import { type Activity, beginActivity, type ChatCore, pause, statusOf } from './ChatCore.js';
import { asChatError, interrupted, isTransient } from './connectionLoss.js';
import { finish } from './finish.js';
import { markStopped } from './markStopped.js';
import { onBranch } from './onBranch.js';
import { pendingRequests } from './pendingRequests.js';
import { lastQuestionId, readThread, type ThreadReading } from './readThread.js';

export interface ReadOptions {
  /** True if the run of the last question was just stopped from here. */
  readonly wasStopped?: boolean;
}

/** Reads the thread of an activity, and follows its answer if one is in progress. */
export async function readAndFollow(core: ChatCore, activity: Activity, chatId: string, options: ReadOptions = {}): Promise<void> {
  try {
    const reading = await readThread(core, activity, chatId, { leavesIfStreaming: false });
    if (activity.signal.aborted) return;
    const turnId = options.wasStopped === true && !reading.isStreaming ? lastQuestionId(reading.frames) : undefined;
    const stop = turnId === undefined ? [] : [{ chatId, turnId, isConfirmed: true }];
    for (const turn of stop) core.stoppedTurns.remember(turn);
    const stopped = [...reading.stopped, ...stop];
    core.cell.set({ thread: foldReading(core.cell.state.thread, { ...reading, stopped }), isLoading: false });
    if (!reading.isStreaming) {
      pendingRequests(core.client).delete(chatId);
      return finish(core, activity, 'idle');
    }
    void follow(core, activity, chatId);
  } catch (error) {
    if (activity.signal.aborted) return;
    if (activity.isReconnecting) {
      activity.isReconnecting = false;
      return readAndFollow(core, activity, chatId, options);
    }
    core.cell.set({ isLoading: false });
    const { thread } = core.cell.state;
    if (thread.end === 'open' && thread.messages.length > 0) giveUp(core, activity, asChatError(error));
    else finish(core, activity, 'error', asChatError(error));
  }
}

/** Stops following a run that is shown until the store is attached or the page comes back. */
function giveUp(core: ChatCore, activity: Activity, error: ServiceError): void {
  core.interrupted = { kind: 'watch', request: undefined };
  core.cell.set({ thread: endTurn(core.cell.state.thread, { state: 'interrupted', error: interrupted(error) }) });
  finish(core, activity, 'error');
}

/** Follows a run found by reading the thread. What is shown stays. */
export function followReading(core: ChatCore, chatId: string, reading: ThreadReading): void {
  const activity = beginActivity(core, 'watch');
  core.cell.set({ thread: foldReading(core.cell.state.thread, reading), error: undefined, isBusyElsewhere: false });
  void follow(core, activity, chatId);
}

/** Joins the stream if the question's id is known; otherwise reads the thread repeatedly. */
async function follow(core: ChatCore, activity: Activity, chatId: string): Promise<void> {
  activity.hasCutoff = true;
  core.cell.set({ status: statusOf(activity, 'streaming'), thread: expectGap(core.cell.state.thread) });
  // The stop ends the run that was found.
  if (activity.isStopping) return;
  const request = findRequest(core, chatId);
  if (request !== undefined) {
    await answer(core, activity, request, { isUnderWay: true, onBusy: () => poll(core, activity, chatId) });
  } else {
    await poll(core, activity, chatId);
  }
}

async function poll(core: ChatCore, activity: Activity, chatId: string): Promise<void> {
  for (let delayMs = firstPollMs, failures = 0; ; delayMs = Math.min(delayMs * 1.5, lastPollMs)) {
    if (!activity.isReconnecting) await pause(core, activity, delayMs);
    activity.isReconnecting = false;
    if (activity.signal.aborted || activity.isStopping) return;
    try {
      const reading = await readThread(core, activity, chatId, { leavesIfStreaming: false });
      if (activity.signal.aborted) return;
      failures = 0;
      core.cell.set({ thread: foldReading(core.cell.state.thread, reading) });
      if (!reading.isStreaming && !activity.isStopping) return finish(core, activity, 'idle');
    } catch (thrown) {
      if (activity.signal.aborted) return;
      const error = asChatError(thrown);
      failures += 1;
      if (isTransient(error) && failures < maxFailures) continue;
      return giveUp(core, activity, error);
    }
  }
}

/** Returns the question being answered: one asked in this page, or one in the thread with an id made by a client. */
function findRequest(core: ChatCore, chatId: string): ChatRequest | undefined {
  const pending = pendingRequests(core.client).get(chatId);
  if (pending !== undefined) return pending;
  const question = currentTurn(core.cell.state.thread)[0];
  if (question?.role !== 'user' || !isMessageId(question.id)) return undefined;
  return { chatId, input: writeInput(question), messageId: question.id, ...onBranch(core.cell.state.branch) };
}

/** Folds a thread as read. If it is being answered, its last turn stays open; otherwise a question without an answer is interrupted. */
export function foldReading(thread: Thread, { isStreaming, frames, stopped }: ThreadReading): Thread {
  if (isStreaming) {
    const lines = foldFrames(
      thread,
      frames.filter(({ kind }) => kind !== 'state'),
    );
    const serialized = frames.flatMap((frame: ChatFrame) => (frame.kind === 'state' ? frame.messages : []));
    const draft = new ThreadDraft(lines);
    restoreState(draft, serialized, { isRunning: true });
    draft.end = 'open';
    return markStopped(draft.finish(), stopped);
  }
  const read = markStopped(foldFrames(thread, frames), stopped);
  const last = threadTurns(read).findLast(({ id }) => id === currentTurn(read)[0]?.id);
  if (last === undefined || (read.outcomes.has(last.id) && !isAnsweredSince(read, last))) return read;
  const wasEnded = thread.end !== 'open' && thread.messages.some(({ id }) => id === last.id);
  const isUnanswered = last.question !== undefined && last.answer === undefined && !wasEnded;
  return endTurn(read, isUnanswered ? { state: 'interrupted', error: interrupted() } : undefined);
}

/** True if a turn that broke off here has been answered elsewhere. */
function isAnsweredSince({ outcomes, suspendedMessageId }: Thread, { id, answer: message }: ChatTurn): boolean {
  const state = outcomes.get(id)?.state;
  const mayGoOn = state === 'interrupted' || (state === 'suspended' && suspendedMessageId !== id);
  return mayGoOn && message !== undefined && isFinal(message);
}

const firstPollMs = 1_000;
const lastPollMs = 15_000;
const maxFailures = 5;
