import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { hasTexts } from './hasTexts.js';

/** One value for each thread of a user; `undefined` is the thread without an id. */
export interface ThreadRecord<Value> {
  /** Loads the values of this identity and deletes those of any other. */
  enter(identity: string): void;
  read(chatId: string | undefined): Value | undefined;
  /** `undefined` removes the value. */
  write(chatId: string | undefined, value: Value | undefined): void;
}

/**
 * Creates the record, which keeps the 20 most recently changed threads. `join` combines a stored value with one written before the user was
 * known; by default the written one wins. Without `storage` the values are kept until the page is closed.
 */
export function createThreadRecord<Value>({ key, storage, isValue, join = (_, written) => written }: Options<Value>): ThreadRecord<Value> {
  type Entries = readonly Entry<Value>[];
  const without = (entries: Entries, chatId: string | undefined) => entries.filter((entry) => entry.chatId !== chatId);
  const find = (entries: Entries, chatId: string | undefined) => entries.find((entry) => entry.chatId === chatId)?.value;
  const isEntry = (entry: unknown): entry is Entry<Value> => hasTexts(entry, [], ['chatId']) && 'value' in entry && isValue(entry.value);
  const record = createIdentityRecord<Entries>({
    key,
    storage,
    empty: [],
    parse: (value) => (Array.isArray(value) ? value.filter(isEntry) : undefined),
    merge: (stored, written) =>
      [
        ...written.map(({ chatId, value }) => ({ chatId, value: join(find(stored, chatId), value) })),
        ...stored.filter(({ chatId }) => find(written, chatId) === undefined),
      ].slice(0, maxThreads),
  });
  return {
    enter: (identity) => void record.enter(identity),
    read: (chatId) => find(record.read(), chatId),
    write: (chatId, value) =>
      record.update((entries) => [...(value === undefined ? [] : [{ chatId, value }]), ...without(entries, chatId)].slice(0, maxThreads)),
  };
}

interface Options<Value> {
  readonly key: string;
  readonly storage: KeyValueStorage | undefined;
  readonly isValue: (value: unknown) => value is Value;
  readonly join?: (stored: Value | undefined, written: Value) => Value;
}

interface Entry<Value> {
  readonly chatId?: string | undefined;
  readonly value: Value;
}

const maxThreads = 20;
