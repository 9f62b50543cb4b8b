import { registerParleyChat } from './element/register.js';

registerParleyChat();

export type { ElementMode, ElementTheme } from './element/attributes.js';
export type { ElementProperties } from './element/ElementProperties.js';
export type { ElementEventDetails, ElementEventMap, ElementEventName } from './element/elementEvents.js';
export { ParleyChatElement } from './element/ParleyChatElement.js';
export type { ParleyChatTag } from './element/tagTypes.js';
