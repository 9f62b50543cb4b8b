export { arabicLogs } from './labels/ar.js';
export { germanLogs } from './labels/de.js';
export { englishLogs } from './labels/en.js';
export { spanishLogs } from './labels/es.js';
export { japaneseLogs } from './labels/ja.js';
export type { LogLabels } from './labels/LogLabels.js';
export { useLogLabels } from './logViewerWidget.js';
export * from './names.js';
