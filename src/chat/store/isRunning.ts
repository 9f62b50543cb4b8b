import type { ChatSnapshot } from './ChatStore.js';

/** True if an answer is in progress, so that Stop replaces Send. */
export function isRunning({ status }: Pick<ChatSnapshot, 'status'>): boolean {
  return status === 'submitting' || status === 'streaming' || status === 'resuming' || status === 'stopping';
}
