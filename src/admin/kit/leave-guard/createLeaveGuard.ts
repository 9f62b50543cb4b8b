/** Protects unsaved changes. Ask it before you navigate away. */
export interface LeaveGuard {
  /** Returns the current state; the same object until it changes. */
  getState(): LeaveState;
  /** Calls `listener` after each change of the state. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Registers the number of unsaved changes and the function that discards them. */
  hold(unsavedCount: number, discard: () => void): void;
  /** Makes this guard ask another one as well, which shows its own dialog. Returns a function that disconnects them. */
  join(inner: LeaveGuard): () => void;
  /** Resolves to true at once if nothing is unsaved. Otherwise asks the user, and discards the changes if they agree. */
  mayLeave(): Promise<boolean>;
  /** Answers all pending `mayLeave` calls. `true` also discards the changes. */
  answer(mayLeave: boolean): void;
}

/** The state of a `LeaveGuard`. */
export interface LeaveState {
  /** The number of unsaved changes; 0 lets the user leave without being asked. */
  readonly unsavedCount: number;
  /** True while `mayLeave` waits for an answer; show the question. */
  readonly isAsking: boolean;
}

export function createLeaveGuard(): LeaveGuard {
  const listeners = new Set<() => void>();
  const joined = new Set<LeaveGuard>();
  let state: LeaveState = { unsavedCount: 0, isAsking: false };
  let discardHeld = () => {};
  let waiting: ((mayLeave: boolean) => void)[] = [];

  function set(next: LeaveState): void {
    if (next.unsavedCount === state.unsavedCount && next.isAsking === state.isAsking) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function answer(mayLeave: boolean): void {
    const answered = waiting;
    waiting = [];
    if (mayLeave) discardHeld();
    set({ unsavedCount: mayLeave ? 0 : state.unsavedCount, isAsking: false });
    for (const resolve of answered) resolve(mayLeave);
  }

  function askOwn(): Promise<boolean> {
    if (state.unsavedCount === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      waiting.push(resolve);
      set({ ...state, isAsking: true });
    });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold(unsavedCount, discard) {
      discardHeld = discard;
      set({ ...state, unsavedCount });
      if (unsavedCount === 0 && state.isAsking) answer(true);
    },
    join(inner) {
      joined.add(inner);
      return () => joined.delete(inner);
    },
    async mayLeave() {
      // The last one is on top: a dialog that was opened from a form.
      for (const inner of [...joined].reverse()) if (!(await inner.mayLeave())) return false;
      return askOwn();
    },
    answer,
  };
}
