/** Storage for small values, such as `localStorage` or your own. It may throw; nothing breaks. */
export interface KeyValueStorage {
  /** Returns the stored value; `null` if there is none. */
  getItem(key: string): string | null;
  /** Stores a value under a key, in place of an earlier one. */
  setItem(key: string, value: string): void;
  /** Removes a value. A missing key is no error. */
  removeItem(key: string): void;
}

/** A value that belongs to one person. Lives in memory where storage is denied, full or broken. */
export interface IdentityRecord<Value> {
  /**
   * From now on the record is this identity's. What another one left is erased; what was written before stays. Gives what was
   * stored for it, `undefined` where that is nothing or it is there already.
   */
  enter(identity: string): Value | undefined;
  read(): Value;
  update(change: (value: Value) => Value): void;
}

export interface IdentityRecordOptions<Value> {
  readonly key: string;
  readonly storage: KeyValueStorage | undefined;
  readonly empty: Value;
  /** Reads a record from storage, which can contain anything. */
  readonly parse: (value: unknown) => Value | undefined;
  /** Joins what was written before the identity was known with what it had. */
  readonly merge: (stored: Value, written: Value) => Value;
}

export function createIdentityRecord<Value>({ key, storage, empty, parse, merge }: IdentityRecordOptions<Value>): IdentityRecord<Value> {
  let identity: string | undefined;
  let value = empty;
  /** True if another person has signed in meanwhile, in another tab. Nothing is stored over what is theirs. */
  let isForeign = false;

  return {
    enter(next) {
      if (identity === next) return undefined;
      const written = identity === undefined ? value : empty;
      identity = next;
      const stored = load();
      value = merge(stored ?? empty, written);
      save();
      return stored;
    },
    read() {
      value = load() ?? value;
      return value;
    },
    update(change) {
      value = change(load() ?? value);
      if (!isForeign) save();
    },
  };

  /** Another tab may have written meanwhile. */
  function load(): Value | undefined {
    if (identity === undefined) return undefined;
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
      isForeign = isStored(stored) && stored.identity !== identity;
      return isStored(stored) && !isForeign ? parse(stored.value) : undefined;
    } catch {
      return undefined;
    }
  }

  function save(): void {
    if (identity === undefined) return;
    try {
      storage?.setItem(key, JSON.stringify({ identity, value }));
    } catch {
      erase();
    }
  }

  /** Data that cannot be overwritten must be deleted: it may belong to another user. */
  function erase(): void {
    try {
      storage?.removeItem(key);
    } catch {
      // Storage is denied altogether.
    }
  }
}

function isStored(value: unknown): value is { readonly identity: unknown; readonly value: unknown } {
  return typeof value === 'object' && value !== null && 'identity' in value && 'value' in value;
}
