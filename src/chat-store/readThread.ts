import type { ChatFrame, CutoffFrame } from '../client/chat-stream/ChatFrame.js';
import { streamChat } from '../client/chat-stream/streamChat.js';
import type { Activity, ChatCore } from './ChatCore.js';
import { asServiceError } from './connectionLoss.js';

/** What the service says of a thread when nothing is asked. */
export interface ThreadReading {
  readonly isStreaming: boolean;
  readonly frames: readonly ChatFrame[];
}

/**
 * Reads a thread, its frames not yet folded. With `leavesIfStreaming` it stops at the word that a run goes on: what
 * follows is better had from the stream itself. Throws `ServiceError`.
 */
export async function readThread(
  { client, options }: ChatCore,
  { signal }: Pick<Activity, 'signal'>,
  chatId: string,
  { leavesIfStreaming }: { readonly leavesIfStreaming: boolean },
): Promise<ThreadReading> {
  const frames: ChatFrame[] = [];
  try {
    for await (const frame of streamChat(client, { chatId }, { signal, onLine: options.onLine })) {
      if (frame.kind === 'error') throw frame.error;
      frames.push(frame);
      if (leavesIfStreaming && frame.kind === 'cutoff' && frame.isStreaming === true) break;
    }
  } catch (error) {
    throw asServiceError(error);
  }
  return { isStreaming: frames.find(isCutoff)?.isStreaming === true, frames };
}

function isCutoff(frame: ChatFrame): frame is CutoffFrame {
  return frame.kind === 'cutoff';
}
