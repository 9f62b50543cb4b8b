import { useCallback, useState } from 'react';

/** State that starts over when `key` changes, such as that of another user. The setter receives what makes the next state. */
export function useKeyedState<State>(key: string, create: () => State): [state: State, update: (next: (before: State) => State) => void] {
  const [held, setHeld] = useState(() => ({ key, state: create() }));
  const current = held.key === key ? held : { key, state: create() };
  if (current !== held) setHeld(current);
  const update = useCallback(
    (next: (before: State) => State) => setHeld((before) => (before.key === key ? { key, state: next(before.state) } : before)),
    [key],
  );
  return [current.state, update];
}
