import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** What the composer returns to once the text in it was sent or its editing cancelled. */
export interface PutAsideDraft {
  /** The draft that was there before. */
  readonly text: string;
  /** The turn whose question is being edited. */
  readonly turnId?: string | undefined;
  /** The question of that turn, as it was asked. */
  readonly question?: string | undefined;
}

/** The drafts that were put aside, by thread; `undefined` is the thread without an id. */
export interface PutAside {
  /** Loads the drafts of this identity and erases those of any other. */
  enter(identity: string): void;
  read(chatId: string | undefined): PutAsideDraft | undefined;
  /** `undefined` removes it. */
  write(chatId: string | undefined, draft: PutAsideDraft | undefined): void;
}

/** Creates the memory, which keeps the 20 latest threads. Without `storage` they are kept until the page is closed. */
export function createPutAside(storage: KeyValueStorage | undefined): PutAside {
  const record = createIdentityRecord<readonly Entry[]>({ key: 'parley:put-aside', storage, empty: [], parse, merge: joined });
  return {
    enter: (identity) => void record.enter(identity),
    read: (chatId) => record.read().find((entry) => entry.chatId === chatId)?.draft,
    write: (chatId, draft) =>
      record.update((entries) => {
        const others = entries.filter((entry) => entry.chatId !== chatId);
        return draft === undefined ? others : joined(others, [{ chatId, draft }]);
      }),
  };
}

interface Entry {
  readonly chatId?: string | undefined;
  readonly draft: PutAsideDraft;
}

function joined(known: readonly Entry[], written: readonly Entry[]): readonly Entry[] {
  return [...written, ...known.filter(({ chatId }) => !written.some((entry) => entry.chatId === chatId))].slice(0, maxThreads);
}

function parse(value: unknown): readonly Entry[] | undefined {
  return Array.isArray(value) ? value.filter(isEntry) : undefined;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('draft' in value) || !isText('chatId', value)) return false;
  const { draft } = value;
  if (typeof draft !== 'object' || draft === null || !('text' in draft) || typeof draft.text !== 'string') return false;
  return isText('turnId', draft) && isText('question', draft);
}

/** True if the field is missing or a text. */
function isText(field: string, value: object): boolean {
  const text: unknown = Reflect.get(value, field);
  return text === undefined || typeof text === 'string';
}

const maxThreads = 20;
