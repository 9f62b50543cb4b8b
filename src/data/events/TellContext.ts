import { createContext } from 'react';
import type { AdminEvent, ChatEvent, ParleyEvent } from './ParleyEvent.js';

/** Reports an event to all listeners around. */
export type Tell = (event: Untold, details?: EventDetails) => void;

/** An event as a part reports it. The time is added, unless it has passed already. */
export type Untold = (ChatEvent | AdminEvent) & Partial<Pick<ParleyEvent, 'at'>>;

/** What only listeners get that ask for it. */
export interface EventDetails {
  /** Added with `includeText`. */
  readonly text?: string | undefined;
  /** Added with `includeValues`. */
  readonly values?: { readonly before: unknown; readonly after: unknown } | undefined;
}

/** Set below a component with `onEvent`. */
export const TellContext = createContext<Tell | undefined>(undefined);
