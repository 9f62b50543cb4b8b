export { Roles, RolesFooter, type RolesProps, RolesRoot, RolesRows, RolesSearch, RolesToolbar } from './Roles.js';
export { useRoleLabels, useRoleList } from './rolesWidget.js';
