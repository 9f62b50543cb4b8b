export { arabicUserGroups } from './labels/ar.js';
export { germanUserGroups } from './labels/de.js';
export { englishUserGroups } from './labels/en.js';
export { spanishUserGroups } from './labels/es.js';
export { japaneseUserGroups } from './labels/ja.js';
export type { UserGroupLabels } from './labels/UserGroupLabels.js';
export * from './names.js';
export { Footer, Root, Rows, Search, Toolbar } from './UserGroups.js';
export { useUserGroupLabels } from './userGroupsWidget.js';
