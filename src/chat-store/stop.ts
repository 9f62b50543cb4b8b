import { abortChat } from '../client/chat-stream/abortChat.js';
import { ServiceError } from '../client/http/ServiceError.js';
import { finish, hasGap } from './answer.js';
import type { Activity, ChatCore } from './ChatCore.js';
import { asServiceError } from './connectionLoss.js';
import { foldFrames } from './foldFrame.js';
import { watch } from './load.js';
import { endTurn, expectGap } from './questions.js';
import { readThread } from './readThread.js';

/** Stops the run and keeps what was shown (chat protocol, rule 6). */
export async function stop(core: ChatCore): Promise<void> {
  const { activity } = core;
  const { thread, status, isLoading } = core.cell.state;
  if (activity === undefined || isLoading || activity.isStopping) return;
  if (!activity.hasCutoff || thread.chatId === undefined) return end(core, activity);

  activity.isStopping = true;
  core.cell.set({ status: 'stopping', error: undefined });
  activity.wake?.();
  const refusal = await abort(core, thread.chatId);
  if (refusal === undefined && core.activity === activity) await closeGap(core, activity, thread.chatId);
  if (core.cell.state.thread.chatId !== thread.chatId) return;
  if (core.activity !== activity) {
    // The answer was complete before the abort arrived.
    if (refusal !== undefined) core.cell.set({ error: refusal });
  } else if (refusal?.kind === 'permission' && activity.reconnect !== undefined) {
    activity.isStopping = false;
    core.cell.set({ status: status === 'stopping' ? 'streaming' : status, error: refusal });
  } else {
    end(core, activity, refusal);
  }
}

/** Stops the run of another tab or person with this thread, then shows what came of it. */
export async function stopElsewhere(core: ChatCore): Promise<void> {
  const { chatId } = core.cell.state.thread;
  if (core.activity !== undefined) return stop(core);
  if (chatId === undefined) return;
  const refusal = await abort(core, chatId);
  if (core.activity !== undefined || core.cell.state.thread.chatId !== chatId) return;
  if (refusal !== undefined) return core.cell.set({ error: refusal });
  await watch(core);
}

/** What is kept of a stream that was taken up in its middle may lack its beginning; the thread has it. */
async function closeGap(core: ChatCore, activity: Activity, chatId: string): Promise<void> {
  if (!hasGap(core.cell.state.thread)) return;
  const reading = await readThread(core, activity, chatId, { leavesIfStreaming: true }).catch(() => undefined);
  if (activity.signal.aborted || reading?.isStreaming !== false) return;
  core.cell.set({ thread: { ...foldFrames(expectGap(core.cell.state.thread), reading.frames), end: 'open' } });
}

function end(core: ChatCore, activity: Activity, error?: ServiceError): void {
  const { thread } = core.cell.state;
  if (thread.end === 'open') core.cell.set({ thread: endTurn(thread, { state: 'stopped' }) });
  finish(core, activity, 'idle', error);
}

/** Gives why it could not be stopped; a run that was already over is as good as stopped. */
async function abort({ client, environment }: ChatCore, chatId: string): Promise<ServiceError | undefined> {
  const patience = new AbortController();
  const timer = environment.setTimeout(() => patience.abort(), patienceMs);
  try {
    await abortChat(client, { chatId }, { signal: patience.signal });
    return undefined;
  } catch (error) {
    return patience.signal.aborted ? unanswered() : asServiceError(error);
  } finally {
    environment.clearTimeout(timer);
  }
}

function unanswered(): ServiceError {
  return new ServiceError('network', 'The service did not say that it stopped. The answer may go on there.', { operation: 'abortChat' });
}

/** Nobody is left waiting for a service that does not answer. */
const patienceMs = 10_000;
