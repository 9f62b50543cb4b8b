import type { KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { hasTexts } from './hasTexts.js';
import { createThreadRecord } from './threadRecord.js';

/** A question that waits in a queue. */
export interface WaitingQuestion {
  /** Identifies the question. */
  readonly id: string;
  /** The text, as it will be sent. */
  readonly content: string;
  /** The context for this question alone, as JSON text. */
  readonly context?: string | undefined;
  /** The id of the last turn when the question was added. A later turn with the same text means that it has been asked. */
  readonly after?: string | undefined;
}

/** Remembers the questions that wait in a queue. */
export interface WaitingQuestionMemory {
  /** Replaces the remembered questions of a thread; `undefined` is the thread without an id. */
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
 * Creates the memory, which keeps the 20 most recently changed threads with up to 100,000 characters each. Use storage that tabs do not share,
 * such as `sessionStorage`: two tabs with the same queue would ask its questions twice. Without `storage` the questions are kept until the
 * page is closed.
 */
export function createWaitingQuestions(storage: KeyValueStorage | undefined): WaitingQuestions {
  const { enter, read, write } = createThreadRecord({ key: 'parley:waiting', storage, isValue: areQuestions, join: joined });
  return {
    enter,
    of: (chatId) => read(chatId) ?? [],
    write: (chatId, questions) => write(chatId, questions.length === 0 ? undefined : bounded(questions)),
  };
}

/** Questions added before the user was known come after the stored ones. */
function joined(stored: readonly WaitingQuestion[] = [], written: readonly WaitingQuestion[]): readonly WaitingQuestion[] {
  return bounded([...stored, ...written.filter(({ id }) => !stored.some((known) => known.id === id))]);
}

function bounded(questions: readonly WaitingQuestion[]): readonly WaitingQuestion[] {
  let left = maxCharacters;
  return questions.filter(({ content, context = '' }) => {
    left -= content.length + context.length;
    return left >= 0;
  });
}

function areQuestions(value: unknown): value is readonly WaitingQuestion[] {
  return Array.isArray(value) && value.every((question) => hasTexts(question, ['id', 'content'], ['after', 'context']));
}

const maxCharacters = 100_000;
