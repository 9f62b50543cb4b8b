import { ParleyChatElement } from './ParleyChatElement.js';

/** Defines `<parley-chat>` once, also where the module was loaded twice. On a server it does nothing. */
export function registerParleyChat(): void {
  if (typeof customElements === 'undefined' || customElements.get(tagName) !== undefined) return;
  customElements.define(tagName, ParleyChatElement);
}

const tagName = 'parley-chat';
