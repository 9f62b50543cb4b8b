import type { SqlToolResult } from '../client/chat-stream/ToolResult.js';
import type { ServiceError } from '../client/http/ServiceError.js';

/** The `detail` of each event of `<parley-chat>`. All events bubble and cross shadow roots. */
export interface ElementEventDetails {
  /** The service has named a new thread. */
  'parley-thread': { readonly chatId: string; readonly firstQuestion: string };
  /** A query of the agent has come back; its typed rows are for the page to use. */
  'parley-result': { readonly result: SqlToolResult; readonly turnId: string };
  /** The element is not set up, the thread failed, or a turn did. */
  'parley-error': { readonly error: ServiceError };
  'parley-open': null;
  'parley-close': null;
}

export type ElementEventName = keyof ElementEventDetails;

/** `HTMLElementEventMap` with ours, for typed `addEventListener`. */
export type ElementEventMap = HTMLElementEventMap & { [Name in ElementEventName]: CustomEvent<ElementEventDetails[Name]> };

/** Tells the page. */
export type Emit = <Name extends ElementEventName>(name: Name, detail: ElementEventDetails[Name]) => void;

export function emitFrom(element: HTMLElement): Emit {
  return (name, detail) => {
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
}
