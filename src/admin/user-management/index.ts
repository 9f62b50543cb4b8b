export { arabicUsers } from './labels/ar.js';
export { germanUsers } from './labels/de.js';
export { englishUsers } from './labels/en.js';
export { spanishUsers } from './labels/es.js';
export { japaneseUsers } from './labels/ja.js';
export type { UserLabels } from './labels/UserLabels.js';
export * from './names.js';
