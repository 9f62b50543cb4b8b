'use client';
import type { ChatUsage } from '../../client/chat-stream/ChatFrame.js';
import { useChatSelector } from './useChatSelector.js';

/**
 * Returns what the service last reported as used for the thread, in parts inside `ChatRoot`. `undefined` if it has reported nothing, and
 * while the next answer is being written.
 */
export function useUsage(): ChatUsage | undefined {
  return useChatSelector(({ thread }) => thread.usage);
}
