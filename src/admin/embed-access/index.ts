export { Footer, Root, Rows, Search, Toolbar } from './EmbedAccess.js';
export { arabicEmbedAccess } from './labels/ar.js';
export { germanEmbedAccess } from './labels/de.js';
export type { EmbedAccessLabels } from './labels/EmbedAccessLabels.js';
export { englishEmbedAccess } from './labels/en.js';
export { spanishEmbedAccess } from './labels/es.js';
export { japaneseEmbedAccess } from './labels/ja.js';
export * from './names.js';
export { useEmbedAccessLabels } from './useEmbedAccessLabels.js';
