import { decodeChanges } from './decodeChanges.js';
import { createEncoder } from './encodeChanges.js';
import { type Entry, type Kept, KeptMap, type Taken } from './KeptMap.js';
import { type Cell, type State, StateError, type StateStore, type UndoSteps } from './State.js';

/** State that a store keeps. Only what changed is written; all that changed while something else was written goes into one transaction. */
export function createKeptState(store: StateStore): State {
  const { maps: unread, known } = readStore(store);
  const maps = new Map<string, Kept>();
  const listeners: UndoSteps[] = [];
  let encoder = createEncoder(known);
  let writing = Promise.resolve();
  let queued: Promise<void> | undefined;
  const cells = map<string, unknown>('cells');

  function map<K extends string | number, V>(name: string, first: Iterable<readonly [K, V]> = []): KeptMap<K, V> {
    if (maps.has(name)) throw new Error(`The state has two maps with the name ${name}.`);
    const made = new KeptMap<K, V>();
    const kept = unread.get(name);
    // What a name stands for is fixed by the version of the store.
    if (kept !== undefined) made.restore([...kept].map(([key, value]) => [key as K, value as V]));
    else made.begin(first);
    maps.set(name, made);
    unread.delete(name);
    return made;
  }

  function cell<T>(name: string, first: T): Cell<T> {
    if (!cells.has(name)) cells.begin([[name, first]]);
    return {
      get value() {
        return cells.get(name) as T;
      },
      set value(value) {
        cells.set(name, value);
      },
    };
  }

  function save(isWanted: (kept: Kept) => boolean): Promise<void> {
    if (queued !== undefined) return queued;
    if (![...maps.values()].some(isWanted)) return writing;
    queued = writing.then(() => {
      queued = undefined;
      const current = write();
      writing = current;
      // Before anything else hears of the failure.
      current.catch(undo);
      return current;
    });
    return queued;
  }

  async function write(): Promise<void> {
    const due = [...maps].filter(([, { isDue }]) => isDue);
    const taken = due.map(([name, kept]) => [name, kept.take()] as const);
    try {
      // If there is no room to rewrite everything, there may still be enough for the changes.
      if (!store.isLong || !(await replace())) await append(taken);
    } catch (error) {
      throw failureOf(error, store.name);
    }
    for (const [, kept] of due) kept.saved();
  }

  async function append(taken: readonly (readonly [name: string, Taken])[]): Promise<void> {
    try {
      const changes = taken.flatMap(([name, { isNew, changed, removed }]) => [
        ...(isNew ? [['+', name]] : []),
        ...changed.map(([key, value]) => ['=', name, key, encoder.encode(value)]),
        ...removed.map((key) => ['-', name, key]),
      ]);
      await store.append(JSON.stringify([...encoder.definitions, ...changes]));
      encoder.keep();
    } catch (error) {
      encoder.drop();
      throw error;
    }
  }

  async function replace(): Promise<boolean> {
    const fresh = createEncoder();
    const entries: (readonly [string, Iterable<Entry>])[] = [...maps, ...unread];
    const changes = entries.flatMap(([name, kept]) => [
      ['+', name],
      ...[...kept].map(([key, value]) => ['=', name, key, fresh.encode(value)]),
    ]);
    try {
      await store.replace(JSON.stringify([...fresh.definitions, ...changes]));
    } catch {
      return false;
    }
    fresh.keep();
    encoder = fresh;
    return true;
  }

  function undo(): void {
    for (const { before } of listeners) before?.();
    for (const kept of maps.values()) kept.undo();
    for (const { after } of listeners) after?.();
    writing = Promise.resolve();
    queued = undefined;
  }

  return {
    isKept: true,
    map,
    cell,
    save: () => save(({ isChanged }) => isChanged),
    onUndo: (steps) => listeners.push(steps),
    async close() {
      try {
        await save(({ isDue }) => isDue);
      } finally {
        await store.close();
      }
    },
  };
}

function readStore(store: StateStore) {
  try {
    return decodeChanges(store.read());
  } catch (error) {
    if (error instanceof StateError) throw error;
    const reason = error instanceof Error ? ` ${error.message}` : '';
    throw new StateError('damaged', `${store.name} cannot be read.${reason} It was left as it is; use a copy of it, or another file.`);
  }
}

function failureOf(error: unknown, name: string): StateError {
  if (error instanceof StateError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StateError('unusable', `The change was undone, because it could not be kept in ${name}: ${reason}`, { cause: error });
}
