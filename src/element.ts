export * from './element/parley-chat.js';
export type { ParleyChatTag } from './element/tagTypes.js';
