import { createIdentityRecord, type KeyValueStorage } from './identityRecord.js';

/** Unsent text by thread; `undefined` is the thread that has no id yet. */
export interface Drafts {
  /** Takes up the drafts of this identity and erases another's. A question that was kept by `ask` is a draft again. */
  enter(identity: string): void;
  /** Returns the draft of a thread; `''` if there is none. */
  read(chatId: string | undefined): string;
  /** An empty string deletes the draft. */
  write(chatId: string | undefined, text: string): void;
  /** Keeps a question whose thread has no id yet, which no later page could find; `''` once it has one. */
  ask(question: string): void;
  /** Makes the question that was kept by `ask` a draft of the thread that has no id. */
  takeBack(): void;
}

/**
 * Without `storage` drafts live as long as the page. The 20 latest are kept. `tabStorage` keeps a question that is being answered, so
 * that no other tab takes it for lost: `sessionStorage` fits.
 */
export function createDrafts(storage: KeyValueStorage | undefined, tabStorage: KeyValueStorage | undefined = storage): Drafts {
  const record = createIdentityRecord<readonly Draft[]>({ key: draftsKey, storage, empty: [], parse, merge: joined });
  const asked = createIdentityRecord<string>({
    key: askedKey,
    storage: tabStorage,
    empty: '',
    parse: (value) => (typeof value === 'string' ? value : undefined),
    merge: (_stored, written) => written,
  });

  function read(chatId: string | undefined): string {
    return record.read().find((draft) => draft.thread === threadOf(chatId))?.text ?? '';
  }

  function write(chatId: string | undefined, text: string): void {
    record.update((drafts) => joined(drafts, [{ thread: threadOf(chatId), text }]));
  }

  function addToDraft(question: string): void {
    if (question !== '') write(undefined, [question, read(undefined)].filter((text) => text !== '').join('\n\n'));
  }

  return {
    enter(identity) {
      record.enter(identity);
      addToDraft(asked.enter(identity) ?? '');
    },
    read,
    write,
    ask: (question) => asked.update(() => question),
    takeBack() {
      addToDraft(asked.read());
      asked.update(() => '');
    },
  };
}

interface Draft {
  readonly thread: string;
  readonly text: string;
}

function joined(known: readonly Draft[], written: readonly Draft[]): readonly Draft[] {
  const others = known.filter(({ thread }) => !written.some((draft) => draft.thread === thread));
  return [...written.filter(({ text }) => text !== ''), ...others].slice(0, maxDrafts);
}

function threadOf(chatId: string | undefined): string {
  return chatId === undefined ? 'new' : `thread ${chatId}`;
}

function parse(value: unknown): readonly Draft[] | undefined {
  return Array.isArray(value) ? value.filter(isDraft) : undefined;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('thread' in value) || !('text' in value)) return false;
  return typeof value.thread === 'string' && typeof value.text === 'string';
}

const draftsKey = 'parley:drafts';
const askedKey = 'parley:asked';
const maxDrafts = 20;
