import { createContext, use, useMemo } from 'react';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import type { ChatTurn } from '../../store/fold/Thread.js';

/** The turn that the surrounding `Turn` shows. */
export interface TurnContextValue {
  /** The question with its steps and answer. */
  readonly turn: ChatTurn;
  /** True for the last turn of the thread, in its latest version. */
  readonly isLast: boolean;
  /** The versions of the turn, the latest one last, if its question was edited or asked again; `turn` is the one shown. */
  readonly versions?: readonly ChatTurn[] | undefined;
  /** Shows another version, by its id. */
  readonly showVersion?: ((turnId: string) => void) | undefined;
}

export const TurnContext = createContext<TurnContextValue | undefined>(undefined);

/** Returns the surrounding turn, for your own parts inside `Turn`. Rerenders with each piece of a growing answer. */
export function useTurn(): TurnContextValue {
  const steady = useSteadyTurn();
  const { id, state } = steady.turn;
  const turn = useChatSelector(({ turns }) => (state === 'running' ? turns.findLast((current) => current.id === id) : undefined));
  return useMemo(() => (turn === undefined ? steady : { ...steady, turn }), [steady, turn]);
}

/** The same for parts that do not read the text of a running answer: it may lag behind, and nothing rerenders as it grows. */
export function useSteadyTurn(): TurnContextValue {
  const value = use(TurnContext);
  if (value === undefined) throw new Error('Parts of a turn must be used inside <Turn>.');
  return value;
}
