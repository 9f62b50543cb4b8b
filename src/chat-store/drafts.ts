import { createIdentityRecord, type KeyValueStorage } from './identityRecord.js';

/** What a person has typed and not sent, by thread; `undefined` is the thread that has no id yet. */
export interface Drafts {
  /** Takes up the drafts of this identity and erases another's. */
  enter(identity: string): void;
  read(chatId: string | undefined): string;
  /** An empty text is no draft. */
  write(chatId: string | undefined, text: string): void;
}

/** Without `storage` drafts live as long as the page. The 20 latest are kept. */
export function createDrafts(storage: KeyValueStorage | undefined): Drafts {
  const record = createIdentityRecord<readonly Draft[]>({ key: draftsKey, storage, empty: [], parse, merge: joined });
  return {
    enter: record.enter,
    read: (chatId) => record.read().find((draft) => draft.thread === threadOf(chatId))?.text ?? '',
    write(chatId, text) {
      record.update((drafts) => joined(drafts, [{ thread: threadOf(chatId), text }]));
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
const maxDrafts = 20;
