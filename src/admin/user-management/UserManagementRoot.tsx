'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { AddUserDialog } from './AddUserDialog.js';
import { ActOnManyDialog, ActOnOneDialog } from './UserActDialogs.js';
import { type UserManagementDialog, type UserManagementWidgetOptions, userManagementWidget } from './userManagementWidget.js';

export interface UserManagementRootProps extends WidgetProps<UserManagementWidgetOptions, UserManagementDialog> {}

/** Provides one list of users to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function UserManagementRoot({ children, ...props }: UserManagementRootProps) {
  return (
    <userManagementWidget.Root {...props}>
      {children}
      <AddUserDialog />
      <ActOnOneDialog />
      <ActOnManyDialog />
    </userManagementWidget.Root>
  );
}
