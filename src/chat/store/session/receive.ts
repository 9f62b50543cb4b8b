import type { ChatFrame, CutoffFrame } from '../../../client/chat-stream/ChatFrame.js';
import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import { streamChat } from '../../../client/chat-stream/streamChat.js';
import { ServiceError } from '../../../client/http/ServiceError.js';
import { currentTurn } from '../fold/runningTurn.js';
import { type Activity, type ChatCore, leaveForNow, openConnection } from './ChatCore.js';
import { asServiceError, isConnectionLoss } from './connectionLoss.js';
import { pendingRequests } from './pendingRequests.js';

/** The end of a stream: complete, too early, or ignored because the store has left. */
export type StreamEnd = 'ended' | 'cut' | 'left';

/** Folds a whole stream into the thread. Throws what the service refused, and `thread-busy` in whichever channel it comes. */
export async function receive(core: ChatCore, activity: Activity, request: ChatRequest): Promise<StreamEnd> {
  const { signal, close } = openConnection(core, activity);
  try {
    for await (const frame of streamChat(core.client, request, { signal, onLine: core.options.onLine })) {
      if (activity.signal.aborted) return 'left';
      if (frame.kind === 'error' && frame.error.kind === 'thread-busy') throw frame.error;
      takeFrame(core, activity, request, frame);
    }
  } catch (thrown) {
    const error = asServiceError(thrown);
    if (!activity.signal.aborted && !isConnectionLoss(error)) throw error;
    activity.lastLoss = error;
  } finally {
    close();
  }
  if (activity.signal.aborted) return 'left';
  return core.cell.state.thread.end === 'open' ? 'cut' : 'ended';
}

function takeFrame(core: ChatCore, activity: Activity, request: ChatRequest, frame: ChatFrame): void {
  activity.lastFrameAt = core.environment.now();
  if (frame.kind === 'cutoff') noteThread(core, activity, request, frame);
  core.cell.take(frame);
  if (frame.kind === 'aborted') rememberStop(core);
  const { status } = core.cell;
  if (status === 'submitting' || status === 'resuming') core.cell.set({ status: 'streaming' });
  if (frame.kind === 'cutoff' && activity.isLeavingAtCutoff) leaveForNow(core, activity);
}

/** Wherever the run was stopped: when the thread is read again, it may not say so any more. */
function rememberStop({ cell, stoppedTurns }: ChatCore): void {
  const { thread } = cell.state;
  const turnId = currentTurn(thread)[0]?.id;
  if (thread.chatId !== undefined && turnId !== undefined) stoppedTurns.remember({ chatId: thread.chatId, turnId, isConfirmed: true });
}

/** An answer of another thread must never be folded into this one. */
export function checkThread(chatId: string | undefined, expected: string | undefined): void {
  if (chatId === undefined || expected === undefined || chatId === expected) return;
  throw new ServiceError('protocol', 'The service returned a different thread from the one requested.', {
    operation: 'streamChat',
  });
}

function noteThread({ cell, client, options }: ChatCore, activity: Activity, request: ChatRequest, { chatId }: CutoffFrame): void {
  activity.hasCutoff = true;
  if (chatId === undefined) return;
  checkThread(chatId, request.chatId ?? cell.state.thread.chatId);
  pendingRequests(client).set(chatId, { ...request, chatId });
  if (cell.state.thread.chatId === undefined) options.onThread?.(chatId, request.input ?? '');
}
