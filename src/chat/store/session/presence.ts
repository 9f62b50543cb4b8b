import { reopenTurn } from '../fold/questions.js';
import { type Activity, beginActivity, type ChatCore, leaveForNow } from './ChatCore.js';
import { isTransient } from './connectionLoss.js';
import { loadThread, watch } from './load.js';
import { followTabs } from './tabs.js';
import { answer, awaitFreeThread, refresh } from './work.js';

/** Counts who uses the store. It listens to the page and holds connections only while attached. */
export interface Presence {
  /** Adds one user of the store. */
  attach(): void;
  /** Removes one. The last one closes the connection. */
  detach(): void;
  /** Like `attach`, for a call on the store; needs no `detach`. */
  wake(): void;
}

/** Creates the presence. `onFirstAttach` loads the thread the store was created for. */
export function createPresence(core: ChatCore, onFirstAttach: () => void): Presence {
  const { environment, cell } = core;
  let stopListening: (() => void) | undefined;
  let leaving: unknown;
  let isFirst = true;
  let holders = 0;

  function wake() {
    environment.clearTimeout(leaving);
    leaving = undefined;
    if (core.activity !== undefined) core.activity.isLeavingAtCutoff = false;
    const isBack = stopListening === undefined && !isFirst;
    stopListening ??= listen(core);
    if (cell.state.isOffline === environment.isOnline()) cell.set({ isOffline: !environment.isOnline() });
    continueInterrupted(core);
    if (isFirst) onFirstAttach();
    else if (isBack) void refresh(core);
    isFirst = false;
  }

  return {
    wake,
    attach() {
      holders += 1;
      wake();
    },
    /** Delayed, because React may unmount and remount a component in one go, and an element may only be moved. */
    detach() {
      holders = Math.max(0, holders - 1);
      if (holders > 0) return;
      leaving ??= environment.setTimeout(() => {
        leaving = undefined;
        stopListening?.();
        stopListening = undefined;
        leave(core);
      }, 0);
    },
  };
}

/** Listens to the page, to other tabs, and to the store for the thread becoming busy. */
function listen(core: ChatCore): () => void {
  const { environment, cell } = core;
  const unlisteners = [
    environment.onWake(() => onWake(core)),
    environment.onFocus(() => {
      if (environment.isOnline()) tryAgain(core);
    }),
    cell.subscribe(() => void awaitFreeThread(core)),
    followTabs(core),
  ];
  return () => {
    for (const unlisten of unlisteners) unlisten();
  };
}

/** Closes the connection; the run continues at the service. Waits for a request that the service has not accepted yet. */
function leave(core: ChatCore): void {
  const { activity } = core;
  core.background?.leave();
  // A pending stop ends the run by itself, so there is nothing to resume.
  if (activity === undefined || activity.isStopping) return;
  if (activity.kind === 'answer' && !activity.hasCutoff) activity.isLeavingAtCutoff = true;
  else leaveForNow(core, activity);
}

function continueInterrupted(core: ChatCore): void {
  const { interrupted, cell } = core;
  const { thread } = cell.state;
  core.interrupted = undefined;
  if (interrupted === undefined || core.activity !== undefined) return;
  if (interrupted.request !== undefined) {
    cell.set({ thread: reopenTurn(thread, interrupted.request.messageId ?? '', { keepsAnswer: true }) });
    void answer(core, beginActivity(core, 'answer', interrupted.request), interrupted.request, { isCut: true });
  } else if (thread.chatId !== undefined) {
    if (interrupted.kind === 'load') void loadThread(core, thread.chatId);
    else void watch(core);
  }
}

function onWake(core: ChatCore): void {
  const { environment, cell, activity } = core;
  const wasOffline = cell.state.isOffline;
  const isOffline = !environment.isOnline();
  if (isOffline !== wasOffline) cell.set({ isOffline });
  if (isOffline) return;
  if (activity === undefined) {
    tryAgain(core);
    return;
  }
  activity.wake?.();
  if (activity.reconnect === undefined || !isDoubtful(core, activity, wasOffline)) return;
  activity.isReconnecting = true;
  activity.reconnect();
}

/** A connection from before a sleep may be dead without having reported it. */
function isDoubtful({ environment, cell }: ChatCore, { hasCutoff, lastFrameAt }: Activity, wasOffline: boolean): boolean {
  const silentMs = environment.now() - lastFrameAt;
  const canGoOn = hasCutoff || cell.state.thread.chatId !== undefined;
  return canGoOn ? wasOffline || silentMs > silenceMs : silentMs > unnamedSilenceMs;
}

/** Retries what failed for lack of a connection, and shows what was asked elsewhere. */
function tryAgain(core: ChatCore): void {
  if (core.activity !== undefined) return;
  const { thread, error } = core.cell.state;
  if (core.interrupted !== undefined) continueInterrupted(core);
  else if (error !== undefined && isTransient(error) && thread.messages.length === 0 && thread.chatId !== undefined) {
    void loadThread(core, thread.chatId);
  } else {
    void refresh(core);
  }
}

const silenceMs = 15_000;
/** A thread without an id cannot be resumed, so the service gets more time to name it. */
const unnamedSilenceMs = 60_000;
