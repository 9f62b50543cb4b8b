export { useUserDetails } from './model/useUserDetails.js';
export { userListParams, useUserManagement } from './model/useUserManagement.js';
export { UserDrawer } from './UserDrawer.js';
export { UserManagement, UserManagementFooter, type UserManagementProps, UserManagementRoot } from './UserManagement.js';
export { AddManyUsers, AddUser, UserBulkBar, UserManagementToolbar, UserStateFilter } from './UserManagementToolbar.js';
export { UserRows } from './UserRows.js';
export { UserName, userColumns, userColumnsWithState } from './userColumns.js';
export { type UserManagementDialog, useUserLabels } from './userManagementWidget.js';
