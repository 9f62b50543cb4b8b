export { Footer, Root, Rows, Search, Toolbar } from './ApiKeys.js';
export type { ApiKeyLabels } from './labels/ApiKeyLabels.js';
export { arabicApiKeys } from './labels/ar.js';
export { germanApiKeys } from './labels/de.js';
export { englishApiKeys } from './labels/en.js';
export { spanishApiKeys } from './labels/es.js';
export { japaneseApiKeys } from './labels/ja.js';
export * from './names.js';
export { useApiKeyLabels } from './useApiKeyLabels.js';
