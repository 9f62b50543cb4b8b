export { UserGroups, type UserGroupsProps } from './UserGroups.js';
export { useUserGroupList } from './userGroupsWidget.js';
