import { useCallback, useState } from 'react';

/** State that starts over when `key` changes, such as that of another user. */
export function useKeyedState<State>(key: string, create: () => State): [state: State, setState: (state: State) => void] {
  const [held, setHeld] = useState(() => ({ key, state: create() }));
  const current = held.key === key ? held : { key, state: create() };
  if (current !== held) setHeld(current);
  const setState = useCallback((state: State) => setHeld((before) => (before.key === key ? { key, state } : before)), [key]);
  return [current.state, setState];
}
