import type { ElementProperties } from './ElementProperties.js';
import type { ElementEventMap } from './elementEvents.js';

/** `HTMLElement` with our properties, which the element defines, and typed listeners for our events. On a server it is an empty class, so that the module can be imported there. */
export const ElementBase =
  // The class replaces HTMLElement only where nothing is ever constructed.
  (typeof HTMLElement === 'undefined' ? class {} : HTMLElement) as new () => ListenedElement & ElementProperties;

/** Typed listeners for the events of `elementEvents.ts`. */
interface ListenedElement extends HTMLElement {
  addEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: ElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: ElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}
