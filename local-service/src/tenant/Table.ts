import { memoryState } from '../state/memoryState.js';
import type { Cell, State } from '../state/State.js';

/** Records of one kind by their id, in the order of their making. Records are never changed, only replaced. */
export interface Table<T extends { readonly id: number }> {
  values(): readonly T[];
  find(id: number): T | undefined;
  /** Gives the record the next id. */
  insert(fields: Omit<T, 'id'>): T;
  /** Replaces the given fields; `undefined` where there is no such record. */
  update(id: number, change: Partial<Omit<T, 'id'>>): T | undefined;
  /** True if the record existed. */
  remove(id: number): boolean;
  /** True if a record had this id once, and was removed. */
  wasRemoved(id: number): boolean;
  /** Returns a table with the same records, or with those that the state keeps under the name. Changes to one do not affect the other. */
  fork(state: State, name: string): Table<T>;
}

export function createTable<T extends { readonly id: number }>({ firstId = 1 }: { readonly firstId?: number } = {}): Table<T> {
  return tableOf(new Map(), { value: firstId }, memoryState);
}

function tableOf<T extends { readonly id: number }>(byId: Map<number, T>, next: Cell<number>, { onUndo }: State): Table<T> {
  let listed: readonly T[] | undefined;
  onUndo({
    after: () => {
      listed = undefined;
    },
  });

  function put(record: T): T {
    byId.set(record.id, record);
    listed = undefined;
    return record;
  }

  return {
    values() {
      listed ??= [...byId.values()];
      return listed;
    },
    find: (id) => byId.get(id),
    insert(fields) {
      const id = next.value;
      next.value += 1;
      // All of T but its id was given.
      return put({ ...fields, id } as T);
    },
    update(id, change) {
      const record = byId.get(id);
      return record && put({ ...record, ...change });
    },
    remove(id) {
      listed = undefined;
      return byId.delete(id);
    },
    wasRemoved: (id) => Number.isInteger(id) && id > 0 && id < next.value && !byId.has(id),
    fork: (state, name) => tableOf(state.map(name, byId), state.cell(`next of ${name}`, next.value), state),
  };
}
