import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ChatStatus } from '../ChatStore.js';
import { endTurn } from '../fold/questions.js';
import type { Activity, ChatCore } from './ChatCore.js';
import { pendingRequests } from './pendingRequests.js';

/** Ends an activity. */
export function finish(core: ChatCore, activity: Activity, status: ChatStatus, error?: ServiceError): void {
  forgetPending(core, activity.request);
  activity.leave();
  core.cell.set({ status, error });
}

/** Another store of this page may be answering another question of the same thread. */
function forgetPending({ client, cell }: ChatCore, request: ChatRequest | undefined): void {
  const { chatId } = cell.state.thread;
  const pending = pendingRequests(client);
  if (chatId !== undefined && pending.get(chatId)?.messageId === request?.messageId) pending.delete(chatId);
}

/** Ends an activity and its turn with an error. */
export function fail(core: ChatCore, activity: Activity, error: ServiceError): void {
  const isBusy = error.kind === 'thread-busy';
  const state = error.kind === 'interrupted' ? 'interrupted' : 'failed';
  core.cell.set({ thread: endTurn(core.cell.state.thread, { state, error }), isBusyElsewhere: isBusy || core.cell.state.isBusyElsewhere });
  finish(core, activity, isBusy ? 'idle' : 'error');
}
