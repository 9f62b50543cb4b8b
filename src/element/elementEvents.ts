import type { DrillQuestion } from '../chat/panel/model/DrillQuestion.js';
import type { Feedback } from '../chat/panel/model/Feedback.js';
import type { ChatUsage } from '../client/chat-stream/ChatFrame.js';
import type { SqlToolResult } from '../client/chat-stream/ToolResult.js';
import type { ServiceError } from '../client/errors/ServiceError.js';
import type { ParleyEvent } from '../data/events/ParleyEvent.js';

/** The `detail` of each event of `<parley-chat>`. All events bubble and cross shadow roots. */
export interface ElementEventDetails {
  /** Fired when the service has named a new thread. */
  'parley-thread': { readonly chatId: string; readonly firstQuestion: string };
  /** Fired with the typed rows of each query of the agent. */
  'parley-result': { readonly result: SqlToolResult; readonly turnId: string };
  /** Fired with the usage that the service reports for an answer, such as tokens. */
  'parley-usage': { readonly usage: ChatUsage };
  /** Fired if the element is not set up correctly, or if the thread or a turn failed. */
  'parley-error': { readonly error: ServiceError };
  /** Fired when the user rates an answer. Set the `feedback` attribute to show the buttons. */
  'parley-feedback': Feedback;
  /** Fired when the user chooses a question about a value of a chart or table. */
  'parley-drill': DrillQuestion;
  /**
   * Fired when a link in an answer is pressed, with its address. `preventDefault()` keeps the browser from following it, for example to use
   * your router. `press` is the mouse event.
   */
  'parley-link': { readonly url: string; readonly press: MouseEvent };
  /**
   * Fired for everything that happens in the chat, for analytics: a question, its first word, its answer, a download, and so on. Contains
   * no text unless `include-text` is set.
   */
  'parley-event': ParleyEvent;
  /** Fired when the panel of a launcher or a sidebar opens. */
  'parley-open': null;
  /** Fired when the panel of a launcher or a sidebar closes. */
  'parley-close': null;
}

/** The name of an event of `<parley-chat>`. */
export type ElementEventName = keyof ElementEventDetails;

/** `HTMLElementEventMap` with our events, for typed `addEventListener`. */
export type ElementEventMap = HTMLElementEventMap & { [Name in ElementEventName]: CustomEvent<ElementEventDetails[Name]> };

/** Fires an event on the element. Returns `false` if a listener has prevented what the event is about. */
export type Emit = <Name extends ElementEventName>(name: Name, detail: ElementEventDetails[Name]) => boolean;

export function emitFrom(element: HTMLElement): Emit {
  return (name, detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'parley-link' }));
}
