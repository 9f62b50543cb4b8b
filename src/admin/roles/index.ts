export { arabicRoles } from './labels/ar.js';
export { germanRoles } from './labels/de.js';
export { englishRoles } from './labels/en.js';
export { spanishRoles } from './labels/es.js';
export { japaneseRoles } from './labels/ja.js';
export type { RoleLabels } from './labels/RoleLabels.js';
export * from './names.js';
export { Footer, Root, Rows, Search, Toolbar } from './Roles.js';
export { useRoleLabels } from './rolesWidget.js';
