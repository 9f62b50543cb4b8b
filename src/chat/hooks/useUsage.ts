'use client';
import type { ChatUsage } from '../../client/chat-stream/ChatFrame.js';
import { useChatSelector } from './useChatSelector.js';

/**
 * Returns the usage that the service last reported for the thread, for parts inside `ChatRoot`. `undefined` if it has reported none, and
 * while an answer is being written.
 */
export function useUsage(): ChatUsage | undefined {
  return useChatSelector(({ thread }) => thread.usage);
}
