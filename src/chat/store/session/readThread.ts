import type { ChatFrame, CutoffFrame, MessageFrame } from '../../../client/chat-stream/ChatFrame.js';
import { streamChatChunks } from '../../../client/chat-stream/streamChat.js';
import type { StoppedTurn } from '../memory/stoppedTurns.js';
import { type Activity, type ChatCore, openConnection } from './ChatCore.js';
import { asChatError, interrupted } from './connectionLoss.js';
import { checkThread } from './receive.js';

/** A thread read without asking a question. */
export interface ThreadReading {
  readonly isStreaming: boolean;
  readonly frames: readonly ChatFrame[];
  /** The turns remembered as stopped here, because the service may not report them. */
  readonly stopped: readonly StoppedTurn[];
}

/**
 * Reads a thread without folding its frames. With `leavesIfStreaming` it stops as soon as the service reports a run, since the stream
 * itself provides the rest. Throws `ServiceError`, also if the response is incomplete.
 */
export async function readThread(
  core: ChatCore,
  activity: Activity,
  chatId: string,
  { leavesIfStreaming }: { readonly leavesIfStreaming: boolean },
): Promise<ThreadReading> {
  const frames: ChatFrame[] = [];
  const { signal, close } = openConnection(core, activity);
  try {
    for await (const chunk of streamChatChunks(core.client, { chatId }, { signal, onLine: core.options.onLine })) {
      activity.lastFrameAt = core.environment.now();
      for (const frame of chunk) {
        if (frame.kind === 'error') throw frame.error;
        if (frame.kind === 'cutoff') checkThread(frame.chatId, chatId);
        frames.push(frame);
        if (leavesIfStreaming && frame.kind === 'cutoff' && frame.isStreaming === true) {
          return { isStreaming: true, frames, stopped: [] };
        }
      }
    }
  } catch (error) {
    throw asChatError(error);
  } finally {
    close();
  }
  if (!frames.some(isEnd)) throw interrupted();
  const isStreaming = frames.find(isCutoff)?.isStreaming === true;
  const turnId = lastQuestionId(frames);
  // The service reports this only for the last answer.
  if (!isStreaming && turnId !== undefined && frames.some(({ kind }) => kind === 'aborted')) {
    core.stoppedTurns.remember({ chatId, turnId, isConfirmed: true });
  }
  return { isStreaming, frames, stopped: await core.stoppedTurns.of(chatId) };
}

/** Returns the id of the last question of the thread at the service. */
export function lastQuestionId(frames: readonly ChatFrame[]): string | undefined {
  return frames.findLast((frame): frame is MessageFrame => frame.kind === 'message' && frame.role === 'user')?.id;
}

function isCutoff(frame: ChatFrame): frame is CutoffFrame {
  return frame.kind === 'cutoff';
}

/** The answers of earlier turns do not count as the end, since the last answer may be missing. */
function isEnd({ kind }: ChatFrame): boolean {
  return kind === 'state' || kind === 'aborted' || kind === 'suspended';
}
