'use client';
import { UserBulkResult } from './UserBulkResult.js';
import { UserDrawer } from './UserDrawer.js';
import { UserManagementFooter } from './UserManagementFooter.js';
import { UserManagementRoot, type UserManagementRootProps } from './UserManagementRoot.js';
import { UserManagementToolbar } from './UserManagementToolbar.js';
import { UserRows } from './UserRows.js';

export type UserManagementProps = Omit<UserManagementRootProps, 'children'>;

/**
 * The users of the account: search, add, activate, deactivate and delete, one or many, with a drawer for groups and
 * attribute values. Renders a `<div>`.
 */
export function UserManagement(props: UserManagementProps) {
  return (
    <UserManagementRoot {...props}>
      <UserManagementToolbar />
      <UserBulkResult />
      <UserRows />
      <UserManagementFooter />
      <UserDrawer />
    </UserManagementRoot>
  );
}

UserManagement.Root = UserManagementRoot;
UserManagement.Toolbar = UserManagementToolbar;
UserManagement.BulkResult = UserBulkResult;
UserManagement.Rows = UserRows;
UserManagement.Footer = UserManagementFooter;
UserManagement.Drawer = UserDrawer;
