import { createContext, use } from 'react';
import type { ChatTurn } from '../store/fold/Thread.js';

/** The turn that the surrounding `Turn` shows. */
export interface TurnContextValue {
  /** The question with its steps and answer. */
  readonly turn: ChatTurn;
  /** True for the last turn of the thread. */
  readonly isLast: boolean;
}

export const TurnContext = createContext<TurnContextValue | undefined>(undefined);

/** Returns the surrounding turn, for your own parts inside `Turn`. */
export function useTurn(): TurnContextValue {
  const value = use(TurnContext);
  if (value === undefined) throw new Error('Parts of a turn must be used inside <Turn>.');
  return value;
}
