/**
 * Where everything is that users of the service make: in memory alone, or in a store too, which outlives the process. Values are plain
 * data, and are never changed, only replaced.
 */
export interface State {
  /** True if a store keeps it. */
  readonly isKept: boolean;
  /** A map with what is kept under this name or, where nothing is yet, with the given entries. */
  map<K extends string | number, V>(name: string, first?: Iterable<readonly [K, V]>): Map<K, V>;
  /** One value, likewise. */
  cell<T>(name: string, first: T): Cell<T>;
  /** Resolves when every change so far is kept. If that fails, it rejects with a `StateError`, and the changes are undone. */
  save(): Promise<void>;
  /** Calls `before` and `after` where changes are undone. */
  onUndo(steps: UndoSteps): void;
  /** Saves, and closes the store. */
  close(): Promise<void>;
}

/** A place for one value. */
export interface Cell<T> {
  value: T;
}

export interface UndoSteps {
  readonly before?: () => void;
  readonly after?: () => void;
}

/** Transactions in their order, each a text without line breaks, such as a file of lines. */
export interface StateStore {
  /** How messages name it, such as the path of a file. */
  readonly name: string;
  /** Those of earlier processes, oldest first. Called once. */
  read(): Iterable<string>;
  /** Resolves when the transaction is on the disk whole. Where it rejects, nothing of it is. */
  append(transaction: string): Promise<void>;
  /** True if it would be a lot shorter with one transaction in place of all. */
  readonly isLong: boolean;
  /** Puts one transaction in place of all, whole or not at all. */
  replace(transaction: string): Promise<void>;
  /** Ends its use, so that another process can open it. */
  close(): Promise<void>;
}

/** State that cannot be opened, read or kept; the message says what to do. */
export class StateError extends Error {
  override readonly name = 'StateError';
  /** What is wrong. */
  readonly code: StateProblem;

  constructor(code: StateProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Each has another remedy. */
export type StateProblem =
  /** Another process has it open. */
  | 'in-use'
  /** The file is no state of this service. */
  | 'foreign'
  /** Another version of the package wrote it. */
  | 'version'
  /** It is not as it was written. */
  | 'damaged'
  /** It was made with options that differ from the present ones. */
  | 'options'
  /** The disk is full. */
  | 'full'
  /** It cannot be read or written. */
  | 'unusable';
