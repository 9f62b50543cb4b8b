import { createContext, use } from 'react';
import type { Turn } from '../store/fold/Thread.js';

/** The turn whose parts these are. Given by `Turn`. */
export interface TurnContextValue {
  readonly turn: Turn;
  readonly isLast: boolean;
}

export const TurnContext = createContext<TurnContextValue | undefined>(undefined);

/** The turn around: for parts of one's own inside `Turn`. */
export function useTurn(): TurnContextValue {
  const value = use(TurnContext);
  if (value === undefined)
    throw new Error('Turn parts such as Question, Steps and Answer must be used inside <Turn>. Wrap them in <Turn turn={…}>.');
  return value;
}
