export { arabicUserAttributes } from './labels/ar.js';
export { germanUserAttributes } from './labels/de.js';
export { englishUserAttributes } from './labels/en.js';
export { spanishUserAttributes } from './labels/es.js';
export { japaneseUserAttributes } from './labels/ja.js';
export type { UserAttributeLabels } from './labels/UserAttributeLabels.js';
export * from './names.js';
export { Footer, Root, Rows, Search, Toolbar, useUserAttributeLabels } from './UserAttributes.js';
