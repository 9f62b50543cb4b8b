import { abortChat } from '../../../client/chat-stream/abortChat.js';
import { ServiceError } from '../../../client/errors/ServiceError.js';
import { foldFrames } from '../fold/foldFrame.js';
import { endTurn, expectGap } from '../fold/questions.js';
import { currentTurn } from '../fold/runningTurn.js';
import type { Thread } from '../fold/Thread.js';
import { hasGap } from './answer.js';
import { beginWatch } from './beginReading.js';
import type { Activity, ChatCore } from './ChatCore.js';
import { asChatError } from './connectionLoss.js';
import { finish } from './finish.js';
import { readAndFollow } from './follow.js';
import { markStopped } from './markStopped.js';
import { readThread } from './readThread.js';

/** Stops the run and keeps what was shown (docs/contract/chat.md#stop). */
export async function stop(core: ChatCore): Promise<void> {
  const { activity } = core;
  const { thread, status, isLoading } = core.cell.state;
  if (activity === undefined || isLoading || activity.isStopping) return;
  const { chatId } = thread;
  if (chatId === undefined) return end(core, activity);

  activity.isStopping = true;
  core.cell.set({ status: 'stopping', error: undefined });
  activity.wake?.();
  // The service may have received the question anyway: only the abort prevents an answer.
  if (activity.kind === 'answer' && !activity.hasCutoff) activity.reconnect?.();
  const turnId = stoppedTurnId(thread, activity);
  const last = currentTurn(thread)[0]?.id;
  const { isConfirmed, refusal } = await abort(core, chatId);
  const isKept = refusal?.kind === 'permission' && core.activity === activity && activity.reconnect !== undefined;
  const stopped = turnId === undefined || isKept ? [] : [{ chatId, turnId, isConfirmed }];
  for (const turn of stopped) core.stoppedTurns.remember(turn);
  if (refusal === undefined && core.activity === activity) await closeGap(core, activity, chatId);
  if (core.cell.state.thread.chatId !== chatId) return;
  if (core.activity !== activity) {
    // The stream has ended with its answer or, at older services, with the abort but without reporting it.
    if (isConfirmed) core.cell.set({ thread: markStopped(core.cell.state.thread, stopped) });
    else if (refusal !== undefined && currentTurn(core.cell.state.thread)[0]?.id === last) core.cell.set({ error: refusal });
  } else if (isKept) {
    activity.isStopping = false;
    core.cell.set({ status: status === 'stopping' ? 'streaming' : status, error: refusal });
  } else {
    if (turnId === undefined) rememberGuess(core, chatId);
    end(core, activity, refusal);
  }
}

/** While a thread is only being read, it is not known which of its questions is being answered. */
function stoppedTurnId(thread: Thread, { request, hasCutoff }: Activity): string | undefined {
  return request?.messageId ?? (hasCutoff ? currentTurn(thread)[0]?.id : undefined);
}

/** Stops a run of this thread by another tab or user, then shows the result. */
export async function stopElsewhere(core: ChatCore): Promise<void> {
  const { chatId } = core.cell.state.thread;
  if (core.activity !== undefined) return stop(core);
  if (chatId === undefined) return;
  const { isConfirmed, refusal } = await abort(core, chatId);
  if (core.activity !== undefined || core.cell.state.thread.chatId !== chatId) return;
  if (refusal !== undefined) return core.cell.set({ error: refusal });
  const activity = beginWatch(core);
  if (activity !== undefined) await readAndFollow(core, activity, chatId, { wasStopped: isConfirmed });
}

/** A stream that was joined in the middle may lack its beginning, which the thread contains. */
async function closeGap(core: ChatCore, activity: Activity, chatId: string): Promise<void> {
  if (!hasGap(core.cell.state.thread)) return;
  const timer = core.environment.setTimeout(() => activity.reconnect?.(), patienceMs);
  const reading = await readThread(core, activity, chatId, { leavesIfStreaming: true }).catch(() => undefined);
  core.environment.clearTimeout(timer);
  if (activity.signal.aborted || reading?.isStreaming !== false) return;
  core.cell.set({ thread: { ...foldFrames(expectGap(core.cell.state.thread), reading.frames), end: 'open' } });
}

function end(core: ChatCore, activity: Activity, error?: ServiceError): void {
  const { thread } = core.cell.state;
  if (thread.end === 'open') core.cell.set({ thread: endTurn(thread, { state: 'stopped' }) });
  finish(core, activity, 'idle', error);
}

/** It is not certain that this turn was stopped, so an answer found in the thread takes precedence. */
function rememberGuess({ cell, stoppedTurns }: ChatCore, chatId: string): void {
  const turnId = currentTurn(cell.state.thread)[0]?.id;
  if (turnId !== undefined) stoppedTurns.remember({ chatId, turnId, isConfirmed: false });
}

/** Returns true if the run was stopped, or the reason it was not. A run that had already ended is not an error. */
async function abort({ client, environment }: ChatCore, chatId: string): Promise<AbortOutcome> {
  const patience = new AbortController();
  const timer = environment.setTimeout(() => patience.abort(), patienceMs);
  try {
    return { isConfirmed: (await abortChat(client, { chatId }, { signal: patience.signal })) === 'stopped', refusal: undefined };
  } catch (error) {
    return { isConfirmed: false, refusal: patience.signal.aborted ? unanswered() : asChatError(error) };
  } finally {
    environment.clearTimeout(timer);
  }
}

interface AbortOutcome {
  readonly isConfirmed: boolean;
  readonly refusal: ServiceError | undefined;
}

function unanswered(): ServiceError {
  return new ServiceError('network', 'The service did not confirm the stop. The answer may still be running.', { operation: 'abortChat' });
}

/** The time after which a service that does not respond is given up. */
const patienceMs = 10_000;
