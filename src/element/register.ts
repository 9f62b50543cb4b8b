import { ParleyChatElement } from './ParleyChatElement.js';

/** Defines `<parley-chat>` once, even if the module is loaded twice. Does nothing on a server. */
export function registerParleyChat(): void {
  if (typeof customElements === 'undefined' || customElements.get(tagName) !== undefined) return;
  customElements.define(tagName, ParleyChatElement);
}

const tagName = 'parley-chat';
