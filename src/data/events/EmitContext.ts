import { createContext } from 'react';
import type { AdminEvent, ChatEvent, ParleyEvent } from './ParleyEvent.js';

/** Reports an event to all listeners around. */
export type Emit = (event: EmittedEvent, details?: OptionalDetails) => void;

/** An event as a part reports it. The time is added, unless it has passed already. */
export type EmittedEvent = (ChatEvent | AdminEvent) & Partial<Pick<ParleyEvent, 'at'>>;

/** What only listeners get that ask for it. */
export interface OptionalDetails {
  /** Added with `includeText`. */
  readonly text?: string | undefined;
  /** Added with `includeValues`. */
  readonly values?: { readonly before: unknown; readonly after: unknown } | undefined;
}

/** Set below a component with `onEvent`. */
export const EmitContext = createContext<Emit | undefined>(undefined);
