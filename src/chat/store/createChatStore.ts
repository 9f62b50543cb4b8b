import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { isSameBranch, readBranch } from './ChatBranch.js';
import type { ChatEnvironment, ChatStore, ChatStoreOptions, SendOptions } from './ChatStore.js';
import { emptyThread } from './fold/emptyThread.js';
import { createStoppedTurns, type StoppedTurns } from './memory/stoppedTurns.js';
import { browserEnvironment } from './session/browserEnvironment.js';
import type { ChatCore } from './session/ChatCore.js';
import { createDraftRequests } from './session/createDraftRequests.js';
import { createQuestionFacts } from './session/createQuestionFacts.js';
import { createStateCell, restingState } from './session/createStateCell.js';
import { loadThread, watch } from './session/load.js';
import { createPresence } from './session/presence.js';
import { createQueue } from './session/queue.js';
import { restoreVersions } from './session/restoreVersions.js';
import { retry, send } from './session/send.js';
import { stop, stopElsewhere } from './session/work.js';

/**
 * Creates the store of a conversation, without React. It sends, resumes and stops as the chat protocol requires. It makes no request by
 * itself: `attach` loads the thread of `chatId`, `send` starts a new one.
 */
export function createChatStore(options: ChatStoreOptions): ChatStore {
  const { client, chatId, branch, stoppedTurns = stoppedInPage(client), environment: replaced } = options;
  const environment: ChatEnvironment = { ...browserEnvironment, ...replaced };
  const cell = createStateCell(
    { ...restingState, thread: { ...emptyThread, chatId }, isLoading: chatId !== undefined, branch: readBranch(branch) },
    environment,
  );
  const facts = createQuestionFacts(cell, options.context);
  const core: ChatCore = {
    client,
    environment,
    options,
    cell,
    facts,
    stoppedTurns,
    activity: undefined,
    background: undefined,
    refreshedAtMs: Number.NEGATIVE_INFINITY,
    interrupted: undefined,
    requests: new Map(),
  };
  let isUntouched = true;
  const presence = createPresence(core, () => {
    if (isUntouched && chatId !== undefined) void loadThread(core, chatId);
  });

  function ask(input: string, options?: SendOptions): boolean {
    const isTaken = send(core, input, options);
    if (!isTaken) return false;
    isUntouched = false;
    presence.wake();
    return true;
  }

  const queue = createQueue(core, ask);
  const draft = createDraftRequests();

  function restore(): void {
    void queue.restore();
    void restoreVersions(core);
  }

  return {
    client,
    getSnapshot: cell.getSnapshot,
    subscribe: cell.subscribe,
    send: ask,
    enqueue: queue.add,
    editQueued: queue.edit,
    moveQueued: queue.move,
    removeQueued: queue.remove,
    sendQueued: queue.send,
    pauseQueue: queue.pause,
    setDraft(given, { focus = false } = {}) {
      const { text, context = [], suggestions = [] } = typeof given === 'string' ? { text: given } : given;
      facts.add(context);
      if (context.length > 0 || suggestions.length > 0) cell.set({ suggestions });
      draft.set({ text, focus });
    },
    setContext: facts.setSource,
    includeContext: facts.include,
    watchDraft: draft.watch,
    stop: () => stop(core),
    retry: (turnId) => retry(core, turnId),
    watch: () => void watch(core),
    stopElsewhere: () => stopElsewhere(core),
    newThread() {
      isUntouched = false;
      core.activity?.leave();
      core.background?.leave();
      core.interrupted = undefined;
      core.requests.clear();
      const shown = queue.change(undefined);
      cell.set({ ...shown, thread: emptyThread, status: 'idle', error: undefined, isLoading: false, isBusyElsewhere: false });
      restore();
    },
    load(id) {
      isUntouched = false;
      presence.wake();
      cell.set(queue.change(id));
      restore();
      return loadThread(core, id);
    },
    attach() {
      presence.attach();
      restore();
    },
    detach: presence.detach,
    setBranch(choice) {
      const next = readBranch(choice);
      if (!isSameBranch(next, cell.state.branch)) cell.set({ branch: next });
    },
  };
}

/** Shared by all stores of a page, since any of them may show the thread next. */
function stoppedInPage(client: ServiceClient): StoppedTurns {
  const known = stoppedTurnsOfClients.get(client) ?? createStoppedTurns(undefined);
  stoppedTurnsOfClients.set(client, known);
  return known;
}

const stoppedTurnsOfClients = new WeakMap<ServiceClient, StoppedTurns>();
