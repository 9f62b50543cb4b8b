import { ServiceError, type ServiceErrorDetails } from '../../../client/errors/ServiceError.js';
import type { ChatStore, OwnContext } from '../../store/ChatStore.js';
import { factsOf, readContext } from '../../store/fold/questionContext.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import type { PanelContextValue } from '../context/PanelContext.js';
import type { ThreadFormat } from '../share/useThreadExport.js';
import type { ChatHandle } from './ChatHandle.js';
import { revealTurn } from './revealTurn.js';

interface HandleParts extends Pick<PanelContextValue, 'composer' | 'section' | 'scroll' | 'returnFocus'> {
  readonly store: ChatStore;
  /** True if users cannot ask. */
  readonly isReadOnly: () => boolean;
  readonly exported: (format: ThreadFormat) => Promise<string>;
}

export function createHandleMethods({ store, composer, section, scroll, returnFocus, isReadOnly, exported }: HandleParts): ChatHandle {
  const requireAsking = (method: keyof ChatHandle) => {
    if (isReadOnly()) throw refusal('This chat is read-only.', method, { reason: 'not-configured' });
  };
  return {
    async ask(question) {
      requireAsking('ask');
      const { text, context } = typeof question === 'string' ? { text: question, context: undefined } : question;
      if (typeof text !== 'string' || text.trim() === '') throw refusal('A question must have a text.', 'ask', { field: 'text' });
      return askIn(store, text, context);
    },
    async fill(draft) {
      requireAsking('fill');
      store.setDraft(draft, { focus: true });
    },
    async focus() {
      if (composer.current === undefined) returnFocus();
      else composer.current.focus();
    },
    stop: () => store.stop(),
    newThread: async () => store.newThread(),
    async openThread(chatId) {
      await store.load(chatId);
      const { error, chatId: shown } = store.getSnapshot();
      if (shown !== chatId) throw left('openThread');
      if (error !== undefined) throw error;
    },
    async scrollToTurn(turnId) {
      const { turns, replaced } = store.getSnapshot();
      const box = section.current;
      const id = latestVersion(turnId, replaced);
      if (box === null || !turns.some((turn) => turn.id === id) || !revealTurn(box, id, scroll)) {
        throw new ServiceError('not-found', 'The thread that is shown has no turn with this id.', { operation: 'scrollToTurn' });
      }
    },
    async exportThread(format) {
      if (format !== 'markdown' && format !== 'html') {
        throw refusal('A thread can be exported as "markdown" or "html".', 'exportThread', { field: 'format' });
      }
      if (store.getSnapshot().turns.length === 0) throw refusal('The thread is empty.', 'exportThread');
      return exported(format);
    },
    async setContext(context) {
      if (typeof context !== 'function' && context !== undefined) readContext(factsOf(context));
      store.setContext(context);
    },
  };
}

function askIn(store: ChatStore, text: string, context: OwnContext | undefined): Promise<ChatTurn> {
  if (context !== undefined) readContext(factsOf(context));
  return new Promise((resolve, reject) => {
    const onAsked = (turnId: string | undefined) =>
      turnId === undefined ? reject(left('ask')) : followTurn(store, turnId).then(resolve, reject);
    const isTaken = store.enqueue(text, { context, usesDraft: false, onAsked });
    if (!isTaken) reject(refusal('Too many questions are waiting. Wait for an answer, or remove one.', 'ask'));
  });
}

/** Resolves once the turn has ended. */
function followTurn(store: ChatStore, turnId: string): Promise<ChatTurn> {
  return new Promise((resolve, reject) => {
    const unsubscribe = store.subscribe(check);
    check();
    function check(): void {
      const turn = store.getSnapshot().turns.find(({ id }) => id === turnId);
      if (turn?.state === 'running') return;
      unsubscribe();
      if (turn === undefined) reject(left('ask'));
      else resolve(turn);
    }
  });
}

/** The turn that is shown in place of an earlier version. */
function latestVersion(turnId: string, replaced: ReadonlyMap<string, string>): string {
  let id = turnId;
  for (const [later, earlier] of replaced) if (earlier === id) id = later;
  return id;
}

function refusal(message: string, operation: keyof ChatHandle, details: ServiceErrorDetails = {}): ServiceError {
  return new ServiceError('validation', message, { operation, ...details });
}

function left(operation: keyof ChatHandle): ServiceError {
  return new ServiceError('aborted', 'The question was removed, or another thread was opened.', { operation });
}
