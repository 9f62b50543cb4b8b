import { registerParleyChat } from './register.js';

registerParleyChat();

export type { ElementMode, ElementTheme } from './attributes.js';
export type { ElementProperties } from './ElementProperties.js';
export type { ElementProps } from './ElementProps.js';
export type { ElementEventDetails, ElementEventMap, ElementEventName } from './elementEvents.js';
export { ParleyChatElement } from './ParleyChatElement.js';
