import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { expectGap } from '../fold/questions.js';
import { currentTurn } from '../fold/runningTurn.js';
import type { Thread } from '../fold/Thread.js';
import { type Adoption, adopt } from './adopt.js';
import { type Activity, type ChatCore, pause } from './ChatCore.js';
import { asChatError, interrupted, isTransient, notSent } from './connectionLoss.js';
import { readThread, type ThreadReading } from './readThread.js';
import { receive, type StreamEnd } from './receive.js';

/**
 * Resumes the answer to a question after a cut (docs/contract/resuming.md#after-a-cut): reads the thread, then joins its run, takes over
 * the answer, or finds that there is none. Throws `interrupted` after the last try, and the service's refusals.
 */
export async function resume(core: ChatCore, activity: Activity, request: ChatRequest, { isAtOnce = false } = {}): Promise<ResumeEnd> {
  const { chatId } = core.cell.state.thread;
  // Without its id the thread cannot be read, and asking again could start a second one.
  if (chatId === undefined) throw notSent(activity.lastLoss);
  core.cell.set({ status: 'resuming', thread: expectGap(core.cell.state.thread) });

  let bestLength = lengthOf(core.cell.state.thread);
  let lastError: ServiceError | undefined;
  let skipsPause = isAtOnce;
  for (let tries = 0; tries < maxTries; tries += 1) {
    if (!skipsPause) await pause(core, activity, delayBefore(core, tries, lastError));
    activity.isReconnecting = false;
    if (activity.signal.aborted || activity.isStopping) return 'left';
    try {
      const end = await tryOnce(core, activity, { ...request, chatId });
      if (end !== 'cut') return end;
      if (activity.isStopping) return 'left';
      lastError = undefined;
    } catch (thrown) {
      if (activity.signal.aborted || activity.isStopping) return 'left';
      lastError = asChatError(thrown);
      if (!isTransient(lastError)) throw lastError;
    }
    skipsPause = activity.isReconnecting;
    // A stream that delivered something new and then broke counts as a new cut.
    const length = lengthOf(core.cell.state.thread);
    if (length > bestLength) tries = -1;
    bestLength = Math.max(bestLength, length);
    core.cell.set({ status: 'resuming', thread: expectGap(core.cell.state.thread) });
  }
  core.interrupted = { kind: 'answer', request };
  throw interrupted(lastError);
}

/** Reads a thread with the retries of a resumption. Returns `undefined` if that failed or the store has left. */
export async function readPatiently(core: ChatCore, activity: Activity, chatId: string): Promise<ThreadReading | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      return await readThread(core, activity, chatId, { leavesIfStreaming: true });
    } catch (thrown) {
      const error = asChatError(thrown);
      if (!isTransient(error)) return undefined;
      if (!activity.isReconnecting) await pause(core, activity, delayBefore(core, tries, error));
      activity.isReconnecting = false;
    }
    if (activity.signal.aborted || activity.isStopping) return undefined;
  }
  return undefined;
}

export type ResumeEnd = Exclude<StreamEnd, 'cut'> | Adoption;

async function tryOnce(
  core: ChatCore,
  activity: Activity,
  request: ChatRequest & { readonly chatId: string },
): Promise<StreamEnd | Adoption> {
  const reading = await readThread(core, activity, request.chatId, { leavesIfStreaming: true });
  if (activity.signal.aborted || activity.isStopping) return 'left';
  if (!reading.isStreaming) return adopt(core, request, reading);
  try {
    return await receive(core, activity, request);
  } catch (thrown) {
    const error = asChatError(thrown);
    if (error.kind !== 'thread-busy') throw error;
    // Another question is being answered, so ours has ended or never started.
    const now = await readThread(core, activity, request.chatId, { leavesIfStreaming: false });
    if (activity.signal.aborted || activity.isStopping) return 'left';
    core.cell.set({ isBusyElsewhere: true });
    return adopt(core, request, now);
  }
}

function delayBefore({ environment }: ChatCore, tries: number, error: ServiceError | undefined): number {
  const backoff = Math.min(firstDelayMs * 2 ** tries, lastDelayMs);
  const jittered = backoff * (1 - environment.random() / 4);
  return Math.max(jittered, Math.min(error?.retryAfterMs ?? 0, longestWaitMs));
}

/** The length of the known part of the running turn. */
function lengthOf(thread: Thread): number {
  return currentTurn(thread).reduce(
    (length, { content, thinking, toolCall }) => length + 1 + content.length + thinking.length + (toolCall?.result?.length ?? 0),
    0,
  );
}

const maxTries = 5;
const firstDelayMs = 500;
const lastDelayMs = 8_000;
const longestWaitMs = 60_000;
