export { arabicOidcTokenConfigs } from './labels/ar.js';
export { germanOidcTokenConfigs } from './labels/de.js';
export { englishOidcTokenConfigs } from './labels/en.js';
export { spanishOidcTokenConfigs } from './labels/es.js';
export { japaneseOidcTokenConfigs } from './labels/ja.js';
export type { OidcTokenConfigLabels } from './labels/OidcTokenConfigLabels.js';
export * from './names.js';
export { Footer, Root, Rows, Search, Toolbar, useOidcTokenConfigLabels } from './OidcTokenConfigs.js';
