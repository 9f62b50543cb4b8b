import { createContext } from 'react';
import type { AdminEvent, ChatEvent, ParleyEvent } from './ParleyEvent.js';

/** Emits an event to all surrounding listeners. */
export type Emit = (event: EmittedEvent, details?: OptionalDetails) => void;

/** An event as a component emits it. `at` is added unless the component sets it. */
export type EmittedEvent = (ChatEvent | AdminEvent) & Partial<Pick<ParleyEvent, 'at'>>;

/** Data for listeners that have opted in. */
export interface OptionalDetails {
  /** Included with `includeText`. */
  readonly text?: string | undefined;
  /** Included with `includeValues`. */
  readonly values?: { readonly before: unknown; readonly after: unknown } | undefined;
}

/** Set inside components with `onEvent`. */
export const EmitContext = createContext<Emit | undefined>(undefined);
