/** What saves and undoes changes knows of a map. */
export interface Kept extends Iterable<Entry> {
  /** True if something changed that is not being saved yet. */
  readonly isChanged: boolean;
  /** True if there is something to write, be it only the entries that it began with. */
  readonly isDue: boolean;
  /** Starts to save. */
  take(): Taken;
  /** What was taken has been written. */
  saved(): void;
  /** Undoes every change that has not been. */
  undo(): void;
}

export type Entry = readonly [key: string | number, value: unknown];

export interface Taken {
  /** True until the map has been written for the first time. */
  readonly isNew: boolean;
  readonly changed: readonly Entry[];
  readonly removed: readonly (string | number)[];
}

/** A map that knows what changed since it was last saved. */
export class KeptMap<K extends string | number, V> extends Map<K, V> implements Kept {
  #pending: Changes<K, V> = noChanges();
  #saving: Changes<K, V> = noChanges();

  get isChanged(): boolean {
    return this.#pending.before.size > 0;
  }

  get isDue(): boolean {
    return this.isChanged || this.#pending.isNew;
  }

  /** Fills it with entries that are not saved yet, and that stay where changes are undone. */
  begin(entries: Iterable<readonly [K, V]>): void {
    this.restore(entries);
    this.#pending = { ...this.#pending, isNew: true };
  }

  /** Fills it with entries that are saved. */
  restore(entries: Iterable<readonly [K, V]>): void {
    for (const [key, value] of entries) super.set(key, value);
  }

  override set(key: K, value: V): this {
    this.#remember(key);
    return super.set(key, value);
  }

  override delete(key: K): boolean {
    this.#remember(key);
    return super.delete(key);
  }

  override clear(): void {
    for (const key of this.keys()) this.#remember(key);
    super.clear();
  }

  take(): Taken {
    const { isNew, before } = this.#pending;
    this.#saving = this.#pending;
    this.#pending = noChanges();
    const keys = [...before.keys()];
    return {
      isNew,
      changed: isNew ? [...this] : keys.flatMap((key) => (this.has(key) ? [[key, this.get(key)] as const] : [])),
      removed: keys.filter((key) => !this.has(key)),
    };
  }

  saved(): void {
    this.#saving = noChanges();
  }

  undo(): void {
    const isNew = this.#pending.isNew || this.#saving.isNew;
    const before = new Map([...this.#pending.before, ...this.#saving.before]);
    const isReordered = [...before].some(([key, value]) => value !== undefined && !this.has(key));
    for (const [key, value] of before) {
      if (value === undefined) super.delete(key);
      else super.set(key, value);
    }
    if (isReordered) this.#sortByNumber();
    this.#saving = noChanges();
    this.#pending = { ...noChanges<K, V>(), isNew };
  }

  #remember(key: K): void {
    if (!this.#pending.before.has(key)) this.#pending.before.set(key, this.get(key));
  }

  /** Records lie in the order of their ids, and one that comes back would lie last. */
  #sortByNumber(): void {
    const entries = [...this].sort(([one], [other]) => Number(one) - Number(other));
    super.clear();
    this.restore(entries);
  }
}

interface Changes<K, V> {
  /** True if the entries that the map began with are not written either. */
  readonly isNew: boolean;
  /** What a changed key had before; `undefined` for nothing. */
  readonly before: Map<K, V | undefined>;
}

function noChanges<K, V>(): Changes<K, V> {
  return { isNew: false, before: new Map() };
}
