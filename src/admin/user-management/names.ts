export { useUserDetails } from './model/useUserDetails.js';
export { userListParams } from './model/useUserManagement.js';
export {
  UserDrawer,
  UserManagement,
  UserManagementFooter,
  type UserManagementProps,
  UserManagementRoot,
  UserManagementToolbar,
  UserRows,
} from './UserManagement.js';
export type { UserManagementDialog } from './UserManagementDialog.js';
export { AddManyUsers, AddUser, UserBulkBar, UserStateFilter } from './UserManagementToolbar.js';
export { UserName, userColumns, userColumnsWithState } from './userColumns.js';
export { useUserManagement } from './userManagementWidget.js';
export { useUserLabels } from './userWords.js';
