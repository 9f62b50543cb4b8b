export { Roles, RolesFooter, type RolesProps, RolesRoot, RolesRows, RolesToolbar } from './Roles.js';
export { useRoleLabels, useRoleList } from './rolesWidget.js';
