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
  /** Returns a table with the same records. Changes to one do not affect the other. */
  fork(): Table<T>;
}

export function createTable<T extends { readonly id: number }>({ firstId = 1 }: { readonly firstId?: number } = {}): Table<T> {
  return tableOf(new Map(), firstId);
}

function tableOf<T extends { readonly id: number }>(byId: Map<number, T>, firstId: number): Table<T> {
  let nextId = firstId;
  let listed: readonly T[] | undefined;

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
      const id = nextId;
      nextId += 1;
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
    fork: () => tableOf(new Map(byId), nextId),
  };
}
