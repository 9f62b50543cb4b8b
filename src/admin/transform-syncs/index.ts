export { arabicTransformSyncs } from './labels/ar.js';
export { germanTransformSyncs } from './labels/de.js';
export { englishTransformSyncs } from './labels/en.js';
export { spanishTransformSyncs } from './labels/es.js';
export { japaneseTransformSyncs } from './labels/ja.js';
export type { TransformSyncLabels } from './labels/TransformSyncLabels.js';
export * from './names.js';
export { Footer, Root, Rows, Search, Toolbar } from './TransformSyncs.js';
export { useTransformSyncLabels } from './useTransformSyncLabels.js';
