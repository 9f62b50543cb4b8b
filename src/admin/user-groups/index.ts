export {
  UserGroups,
  UserGroupsFooter,
  type UserGroupsProps,
  UserGroupsRoot,
  UserGroupsRows,
  UserGroupsSearch,
  UserGroupsToolbar,
} from './UserGroups.js';
export { useUserGroupLabels, useUserGroupList } from './userGroupsWidget.js';
