export { Roles, type RolesProps } from './Roles.js';
export { useRoleList } from './rolesWidget.js';
