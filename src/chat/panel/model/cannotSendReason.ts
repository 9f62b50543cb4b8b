import type { ChatSnapshot } from '../../store/ChatStore.js';

/** Returns why a question cannot be sent now, other than an answer in progress; `undefined` if it can. */
export function cannotSendReason({ isOffline, isBusyElsewhere, error }: ChatSnapshot): CannotSend | undefined {
  if (isOffline) return 'offline';
  if (isBusyElsewhere) return 'busy';
  return error?.kind === 'permission' && error.reason !== 'quota' ? 'denied' : undefined;
}

export type CannotSend = 'offline' | 'busy' | 'denied';
