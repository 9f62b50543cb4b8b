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
  if (value === undefined)
    throw new Error(
      'Turn parts such as Question, Steps and Answer must be used inside <Turn>. Wrap them in <TurnList><Turn>…</Turn></TurnList>.',
    );
  return value;
}
