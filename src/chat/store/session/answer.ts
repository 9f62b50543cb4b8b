import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ChatStatus } from '../ChatStore.js';
import { foldFrames } from '../fold/foldFrame.js';
import { acceptGaps, expectGap, reopenTurn } from '../fold/questions.js';
import { currentTurn } from '../fold/runningTurn.js';
import type { Thread } from '../fold/Thread.js';
import { type Activity, type ChatCore, statusOf } from './ChatCore.js';
import { asChatError, interrupted, isTransient, notSent } from './connectionLoss.js';
import { fail, finish } from './finish.js';
import { receive, type StreamEnd } from './receive.js';
import { readPatiently, resume } from './resume.js';

/** Follows the answer to a question to its end, resuming after cuts. */
export async function answer(core: ChatCore, activity: Activity, request: ChatRequest, options: AnswerOptions = {}): Promise<void> {
  activity.request = request;
  activity.hasCutoff ||= options.isCut === true;
  try {
    if ((await streamToEnd(core, activity, request, options)) !== 'ended') return;
    await heal(core, activity);
    if (activity.signal.aborted) return;
    finish(core, activity, statusAfter[core.cell.state.thread.end]);
    if (isOvertaken(core.cell.state.thread, request)) core.cell.set({ isBusyElsewhere: true });
  } catch (thrown) {
    if (activity.signal.aborted) return;
    const error = asChatError(thrown);
    if (error.kind === 'thread-busy' && options.onBusy !== undefined) await options.onBusy();
    else fail(core, activity, error);
  }
}

export interface AnswerOptions {
  /** True if the stream is known to be broken: the thread is read before anything is sent. */
  readonly isCut?: boolean;
  /** True if the service is known to be answering: a temporary refusal of its stream counts as another cut. */
  readonly isUnderWay?: boolean;
  /** True if a question that the service does not hold, or holds without an answer, is asked again. */
  readonly asksAgain?: boolean;
  /** Called if the service is answering another question. Without it, this question fails. */
  readonly onBusy?: () => Promise<void>;
}

async function streamToEnd(core: ChatCore, activity: Activity, request: ChatRequest, options: AnswerOptions): Promise<StreamEnd> {
  const { isCut = false, asksAgain = false } = options;
  const end = isCut ? 'cut' : await begin(core, activity, request, options);
  // After a stop, only the abort matters and no more of the answer is needed.
  if (end !== 'cut' || activity.isStopping) return end;
  const resumed = await resume(core, activity, request, { isAtOnce: isCut || activity.isReconnecting });
  if (resumed === 'ended' || resumed === 'left') return resumed;
  if (!asksAgain) throw resumed === 'missing' ? notSent() : interrupted();
  core.cell.set({ status: 'submitting', thread: reopenTurn(core.cell.state.thread, request.messageId ?? '', { keepsAnswer: false }) });
  return streamToEnd(core, activity, request, {});
}

async function begin(core: ChatCore, activity: Activity, request: ChatRequest, { isUnderWay }: AnswerOptions): Promise<StreamEnd> {
  try {
    return await receive(core, activity, request);
  } catch (thrown) {
    if (isUnderWay === true && isTransient(asChatError(thrown))) return 'cut';
    throw thrown;
  }
}

/** Reads from the thread what was lost in a gap and not sent again by the end of the stream. */
async function heal(core: ChatCore, activity: Activity): Promise<void> {
  const { thread } = core.cell.state;
  if (thread.chatId === undefined || !hasGap(thread)) return;
  core.cell.set({ status: statusOf(activity, 'resuming') });
  const reading = await readPatiently(core, activity, thread.chatId);
  if (activity.signal.aborted) return;
  if (reading?.isStreaming === false) core.cell.set({ thread: foldFrames(expectGap(thread), reading.frames) });
  // A gap that cannot be closed is shown as it is; the rest of the answer is valid.
  core.cell.set({ thread: { ...acceptGaps(core.cell.state.thread), end: thread.end, outcomes: thread.outcomes } });
}

/** A stream that was resumed, and ended without `__state__`, may have lost whole messages. */
export function hasGap({ messages, wire }: Thread): boolean {
  return wire.isResumed || messages.some(({ isCatchingUp }) => isCatchingUp);
}

/** True if another question is being answered in this thread by now, so that what is shown is not its end. */
function isOvertaken(thread: Thread, { messageId }: ChatRequest): boolean {
  const [question] = currentTurn(thread);
  return thread.isStreaming === true && question?.role === 'user' && question.id !== messageId;
}

const statusAfter: Readonly<Record<Thread['end'], ChatStatus>> = {
  open: 'idle',
  complete: 'idle',
  aborted: 'idle',
  suspended: 'idle',
  failed: 'error',
};
