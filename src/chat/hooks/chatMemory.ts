import type { PersonalMemory } from '../../data/memory/createPersonalMemory.js';
import type { ChatSnapshot, ChatStore } from '../store/ChatStore.js';
import { isRunning } from '../store/isRunning.js';
import { createNoticeChoice, type NoticeChoice } from '../store/memory/noticeChoice.js';
import { createPutAside, type PutAside } from '../store/memory/putAside.js';
import { createRecentThreads, type RecentThreads } from '../store/memory/recentThreads.js';
import { createStoppedTurns, type StoppedTurnMemory } from '../store/memory/stoppedTurns.js';
import { createTurnVersions, type TurnVersionMemory } from '../store/memory/turnVersions.js';
import { createWaitingQuestions, type WaitingQuestionMemory } from '../store/memory/waitingQuestions.js';

/** What conversations remember for the current user. */
export interface ChatMemory extends Pick<PersonalMemory, 'drafts' | 'identify'> {
  /** The threads used last. */
  readonly recentThreads: RecentThreads;
  /** The turns this user stopped. */
  readonly stoppedTurns: StoppedTurnMemory;
  /** The queued questions of this tab. */
  readonly waitingQuestions: WaitingQuestionMemory;
  /** The turns that replace earlier ones. */
  readonly versions: TurnVersionMemory;
  /** The drafts that return to the composer once an edited question is sent or its editing is cancelled. */
  readonly putAside: Pick<PutAside, 'read' | 'write'>;
  /** The choice of this user to be notified of answers. */
  readonly notices: Pick<NoticeChoice, 'isOn' | 'choose'>;
}

/** Returns the memory that all conversations of a provider share. */
export function chatMemoryOf(personal: PersonalMemory): ChatMemory {
  const memory = memories.get(personal) ?? createChatMemory(personal);
  memories.set(personal, memory);
  return memory;
}

const memories = new WeakMap<PersonalMemory, ChatMemory>();

function createChatMemory({ drafts, lasting, ofTab, onIdentity, identify }: PersonalMemory): ChatMemory {
  const recentThreads = createRecentThreads(lasting);
  const stoppedTurns = createStoppedTurns(lasting);
  const notices = createNoticeChoice(lasting);
  const waitingQuestions = createWaitingQuestions(ofTab);
  const versions = createTurnVersions(lasting);
  const putAside = createPutAside(lasting);
  const onceKnown =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Result) =>
    async (...args: Args) => {
      await identify();
      return read(...args);
    };
  for (const { enter } of [recentThreads, notices, stoppedTurns, waitingQuestions, versions, putAside]) onIdentity(enter);
  return {
    drafts,
    identify,
    recentThreads,
    notices,
    putAside,
    waitingQuestions: { write: waitingQuestions.write, of: onceKnown(waitingQuestions.of) },
    versions: { remember: versions.remember, all: onceKnown(versions.all) },
    stoppedTurns: { remember: stoppedTurns.remember, of: onceKnown(stoppedTurns.of) },
  };
}

/**
 * Adds threads to the recent threads as they are opened and used, removes deleted ones, and marks those with an answer that nobody has
 * seen. Returns a function that stops this.
 */
export function rememberThreads(store: ChatStore, { recentThreads, identify }: ChatMemory): () => void {
  let before: ChatSnapshot = store.getSnapshot();

  function note(): void {
    const after = store.getSnapshot();
    noteThread(before, after);
    noteUnread(before, after);
    before = after;
  }

  function noteThread({ chatId: chatBefore, turns: turnsBefore }: ChatSnapshot, { chatId, turns, error, status }: ChatSnapshot): void {
    const isAnother = chatId !== chatBefore || turns.at(-1)?.id !== turnsBefore.at(-1)?.id;
    const isAsked = status === 'submitting' || status === 'streaming';
    const question = turns[0]?.question?.content;
    if (chatId === undefined) return;
    if (question === undefined) {
      if (error?.kind === 'not-found') recentThreads.forget(chatId);
    } else if (isAnother && (isAsked || !recentThreads.getSnapshot().some((thread) => thread.chatId === chatId))) {
      recentThreads.remember(chatId, question);
      void identify();
    }
  }

  function noteUnread(last: ChatSnapshot, { chatId, turns, status }: ChatSnapshot): void {
    if (last.chatId !== undefined && last.chatId !== chatId && isRunning(last)) recentThreads.mark(last.chatId, true);
    if (chatId === undefined || turns.length === 0) return;
    if (!isPageHidden()) recentThreads.mark(chatId, false);
    else if (status === 'idle' && isRunning(last)) recentThreads.mark(chatId, true);
  }

  const unsubscribe = store.subscribe(note);
  globalThis.document?.addEventListener('visibilitychange', note);
  return () => {
    unsubscribe();
    globalThis.document?.removeEventListener('visibilitychange', note);
  };
}

function isPageHidden(): boolean {
  return globalThis.document?.hidden === true;
}

/**
 * Saves the question of a thread that has no id yet as a draft, so that it survives a reload or switching to another conversation. Returns
 * a function that stops it.
 */
export function keepQuestion(store: ChatStore, { drafts }: ChatMemory): () => void {
  let kept = '';
  const unsubscribe = store.subscribe(() => {
    const { chatId, turns } = store.getSnapshot();
    const question = (chatId === undefined && turns.at(-1)?.question?.content) || '';
    if (question === kept) return;
    kept = question;
    drafts.ask(question);
  });
  return () => {
    unsubscribe();
    if (kept !== '') drafts.takeBack();
  };
}

/** Moves the drafts of a new thread to its id once it has one. */
export function moveDraft({ drafts, putAside }: Pick<ChatMemory, 'drafts' | 'putAside'>, chatId: string): void {
  drafts.write(chatId, drafts.read(undefined));
  drafts.write(undefined, '');
  putAside.write(chatId, putAside.read(undefined));
  putAside.write(undefined, undefined);
}
