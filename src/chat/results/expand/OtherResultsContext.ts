import { createContext, type ReactNode } from 'react';

/** The other results of a thread, which can be shown beside an expanded one. */
export interface OtherResults {
  /** Returns the results, the latest one first. */
  list(): readonly OtherResult[];
  /** Renders the card of a result; nothing if it no longer exists. */
  render(id: string): ReactNode;
}

export interface OtherResult {
  readonly id: string;
  readonly title: string;
}

export const OtherResultsContext = createContext<OtherResults | undefined>(undefined);
