export { arabicMyConnections } from './labels/ar.js';
export { germanMyConnections } from './labels/de.js';
export { englishMyConnections } from './labels/en.js';
export { spanishMyConnections } from './labels/es.js';
export { japaneseMyConnections } from './labels/ja.js';
export type { MyConnectionLabels } from './labels/MyConnectionLabels.js';
export { Footer, Root, Rows, Search, Toolbar, useMyConnectionLabels } from './MyConnections.js';
export * from './names.js';
