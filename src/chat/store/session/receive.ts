import type { ChatFrame, CutoffFrame } from '../../../client/chat-stream/ChatFrame.js';
import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import { streamChatChunks } from '../../../client/chat-stream/streamChat.js';
import { ServiceError } from '../../../client/errors/ServiceError.js';
import { foldFrames } from '../fold/foldFrame.js';
import { readInput } from '../fold/questionContext.js';
import { currentTurn } from '../fold/runningTurn.js';
import { type Activity, type ChatCore, leaveForNow, openConnection } from './ChatCore.js';
import { asChatError, isConnectionLoss } from './connectionLoss.js';
import { pendingRequests } from './pendingRequests.js';

/** How a stream ended: complete, too early, or ignored because the store has left. */
export type StreamEnd = 'ended' | 'cut' | 'left';

/** Folds a whole stream into the thread. Throws the service's refusal, and `thread-busy` on whichever channel it arrives. */
export async function receive(core: ChatCore, activity: Activity, request: ChatRequest): Promise<StreamEnd> {
  const { signal, close } = openConnection(core, activity);
  try {
    for await (const frames of streamChatChunks(core.client, request, { signal, onLine: core.options.onLine })) {
      for (const frame of frames) {
        if (activity.signal.aborted) return 'left';
        if (frame.kind === 'error' && frame.error.kind === 'thread-busy') throw frame.error;
        takeFrame(core, activity, request, frame);
      }
    }
  } catch (thrown) {
    const error = asChatError(thrown);
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
  core.cell.take(frame, foldFrames);
  if (frame.kind === 'aborted') rememberStop(core);
  const { status } = core.cell;
  if (status === 'submitting' || status === 'resuming') core.cell.set({ status: 'streaming' });
  if (frame.kind === 'cutoff' && activity.isLeavingAtCutoff) leaveForNow(core, activity);
}

/** Remembers a stop wherever it came from, since the thread may not contain it when it is refetched. */
function rememberStop({ cell, stoppedTurns }: ChatCore): void {
  const { thread } = cell.state;
  const turnId = currentTurn(thread)[0]?.id;
  if (thread.chatId !== undefined && turnId !== undefined) stoppedTurns.remember({ chatId: thread.chatId, turnId, isConfirmed: true });
}

/** Prevents an answer of another thread from being folded into this one. */
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
  if (cell.state.thread.chatId === undefined) options.onThread?.(chatId, readInput(request.input ?? '').content);
}
