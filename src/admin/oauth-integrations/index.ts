export { arabicOAuthIntegrations } from './labels/ar.js';
export { germanOAuthIntegrations } from './labels/de.js';
export { englishOAuthIntegrations } from './labels/en.js';
export { spanishOAuthIntegrations } from './labels/es.js';
export { japaneseOAuthIntegrations } from './labels/ja.js';
export type { OAuthIntegrationLabels } from './labels/OAuthIntegrationLabels.js';
export * from './names.js';
export { Footer, Root, Rows, Search, Toolbar, useOAuthIntegrationLabels } from './OAuthIntegrations.js';
