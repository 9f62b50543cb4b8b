import type { ChatSnapshot } from '../../chat-store/ChatStore.js';

/** Why a question cannot be sent now, besides an answer being written; `undefined` where it can. */
export function cannotSendReason({ isOffline, isBusyElsewhere, error }: ChatSnapshot): CannotSend | undefined {
  if (isOffline) return 'offline';
  if (isBusyElsewhere) return 'busy';
  return error?.kind === 'permission' ? 'denied' : undefined;
}

export type CannotSend = 'offline' | 'busy' | 'denied';

/** Whether an answer is on its way, so that Stop stands in Send's place. */
export function isRunning({ status }: ChatSnapshot): boolean {
  return status === 'submitting' || status === 'streaming' || status === 'resuming' || status === 'stopping';
}
