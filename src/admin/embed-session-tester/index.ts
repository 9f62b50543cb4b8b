export { useEmbedSessionLabels } from './embedSessionWidget.js';
export { arabicEmbedSessions } from './labels/ar.js';
export { germanEmbedSessions } from './labels/de.js';
export type { EmbedSessionLabels } from './labels/EmbedSessionLabels.js';
export { englishEmbedSessions } from './labels/en.js';
export { spanishEmbedSessions } from './labels/es.js';
export { japaneseEmbedSessions } from './labels/ja.js';
export * from './names.js';
