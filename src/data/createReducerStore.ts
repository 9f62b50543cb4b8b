/** A reducer outside React. Its state updates immediately, so that a second run is detected before the next render. */
export interface ReducerStore<State, Action> {
  getState(): State;
  dispatch(action: Action): State;
  subscribe(listener: () => void): () => void;
}

export function createReducerStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): ReducerStore<State, Action> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return state;
      state = next;
      for (const listener of [...listeners]) listener();
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
