import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** A waiting question, as it is remembered. */
export interface WaitingQuestion {
  /** Identifies the question. */
  readonly id: string;
  /** The text, as it will be sent. */
  readonly content: string;
  /** The id of the last turn when the question was added. A later turn with the same text means that it has been asked. */
  readonly after?: string | undefined;
}

/** Remembers the questions that wait in a queue. */
export interface WaitingQuestionMemory {
  /** Remembers the questions of a thread in place of those before; `undefined` is the thread without an id. */
  write(chatId: string | undefined, questions: readonly WaitingQuestion[]): void;
  /** Returns the questions of a thread. May wait until the user is known; must not reject. */
  of(chatId: string | undefined): readonly WaitingQuestion[] | Promise<readonly WaitingQuestion[]>;
}

/** The waiting questions of one user. */
export interface WaitingQuestions extends WaitingQuestionMemory {
  /** Loads the questions of this identity (`client.getIdentity()`) and deletes those of any other. */
  enter(identity: string): void;
  /** Returns the questions of a thread. */
  of(chatId: string | undefined): readonly WaitingQuestion[];
}

/**
 * Creates the memory. It keeps 20 threads and 500,000 characters, and forgets the threads that have not changed for longest. Use storage
 * of one tab, such as `sessionStorage`: two tabs with the same queue would ask its questions twice. Without `storage` the questions are
 * kept until the page is closed.
 */
export function createWaitingQuestions(storage: KeyValueStorage | undefined): WaitingQuestions {
  const record = createIdentityRecord<readonly WaitingThread[]>({ key: 'parley:waiting', storage, empty: [], parse, merge: joined });
  return {
    enter: (identity) => void record.enter(identity),
    of: (chatId) => record.read().find((thread) => thread.chatId === chatId)?.questions ?? [],
    write: (chatId, questions) =>
      record.update((threads) => bounded([{ chatId, questions }, ...threads.filter((thread) => thread.chatId !== chatId)])),
  };
}

interface WaitingThread {
  readonly chatId?: string | undefined;
  readonly questions: readonly WaitingQuestion[];
}

/** What was added before the user was known comes after what was stored for them. */
function joined(stored: readonly WaitingThread[], written: readonly WaitingThread[]): readonly WaitingThread[] {
  const both = written.map(({ chatId, questions }) => {
    const before = stored.find((thread) => thread.chatId === chatId)?.questions ?? [];
    return { chatId, questions: [...before, ...questions.filter(({ id }) => !before.some((known) => known.id === id))] };
  });
  return bounded([...both, ...stored.filter(({ chatId }) => !written.some((thread) => thread.chatId === chatId))]);
}

function bounded(threads: readonly WaitingThread[]): readonly WaitingThread[] {
  let left = maxCharacters;
  const kept = threads
    .filter(({ questions }) => questions.length > 0)
    .slice(0, maxThreads)
    .map(({ chatId, questions }) => ({
      chatId,
      questions: questions.filter(({ content }) => {
        left -= content.length;
        return left >= 0;
      }),
    }));
  return kept.filter(({ questions }) => questions.length > 0);
}

function parse(value: unknown): readonly WaitingThread[] | undefined {
  return Array.isArray(value) ? value.filter(isThread) : undefined;
}

function isThread(value: unknown): value is WaitingThread {
  if (typeof value !== 'object' || value === null || !('questions' in value) || !Array.isArray(value.questions)) return false;
  const hasId = !('chatId' in value) || typeof value.chatId === 'string';
  return hasId && value.questions.every(isQuestion);
}

function isQuestion(value: unknown): value is WaitingQuestion {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('content' in value)) return false;
  const { id, content } = value;
  return typeof id === 'string' && typeof content === 'string' && (!('after' in value) || typeof value.after === 'string');
}

const maxThreads = 20;
const maxCharacters = 500_000;
