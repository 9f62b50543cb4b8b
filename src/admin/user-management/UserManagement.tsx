'use client';
import type { ComponentProps } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { partClass } from '../../ui/partClass.js';
import type { ListFooterProps } from '../kit/list/ListFooter.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { LoadedDialog } from './LoadedDialog.js';
import { UserDrawer } from './UserDrawer.js';
import { hostDialog, innerDialog, type UserManagementDialog } from './UserManagementDialog.js';
import { AddUsers, UserBulkBar, UserStateFilter } from './UserManagementToolbar.js';
import { type UserManagementWidgetOptions, userManagementWidget } from './userManagementWidget.js';

const parts = userManagementWidget.assemble({ Selected: UserBulkBar, Dialogs: UserDialogs });

export type UserManagementProps = Omit<UserManagementRootProps, 'children'>;

/**
 * The users of the account: search, add, activate, deactivate and delete, one or many, with a drawer for groups and
 * attribute values. Renders a `<div>`.
 */
export function UserManagement(props: UserManagementProps) {
  return (
    <UserManagementRoot {...props}>
      <UserManagementToolbar />
      <UserRows />
      <UserManagementFooter />
      <UserDrawer />
    </UserManagementRoot>
  );
}

UserManagement.Root = UserManagementRoot;
UserManagement.Toolbar = UserManagementToolbar;
UserManagement.Rows = UserRows;
UserManagement.Footer = UserManagementFooter;
UserManagement.Drawer = UserDrawer;

export interface UserManagementRootProps extends WidgetProps<UserManagementWidgetOptions, UserManagementDialog> {}

/** Provides one list of users to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function UserManagementRoot({ dialog, defaultDialog, onDialogChange, ...props }: UserManagementRootProps) {
  return (
    <parts.Root
      dialog={dialog && innerDialog(dialog)}
      defaultDialog={defaultDialog && innerDialog(defaultDialog)}
      onDialogChange={onDialogChange && ((next) => onDialogChange(next && hostDialog(next)))}
      {...props}
    />
  );
}

/** Search and buttons that add users, or the bulk actions while users are selected. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const isProvisioned = userManagementWidget.useSelector(({ model }) => model.isProvisioned);
  return (
    <parts.Toolbar {...props}>
      {isProvisioned && <UserStateFilter />}
      <AddUsers />
    </parts.Toolbar>
  );
}

/** The users as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function UserRows({ className, ...props }: ListRowsProps<ResourceOwner>) {
  return <parts.Rows className={partClass('user-table', className)} {...props} />;
}

/** The number of users, a button that loads more, and errors of loading. Renders a `<div>`. */
export function UserManagementFooter(props: Omit<ListFooterProps, 'list'>) {
  return <parts.Footer {...props} />;
}

function UserDialogs() {
  const { DialogOf } = userManagementWidget;
  return (
    <>
      <DialogOf kind="add">{(_, open) => <LoadedDialog>{({ AddUserDialog }) => <AddUserDialog {...open} />}</LoadedDialog>}</DialogOf>
      <DialogOf kind="add-many">{(_, open) => <LoadedDialog>{({ AddManyDialog }) => <AddManyDialog {...open} />}</LoadedDialog>}</DialogOf>
      <DialogOf kind="changeGroupsOfMany">
        {({ items }, open) => <LoadedDialog>{({ ChangeGroupsDialog }) => <ChangeGroupsDialog userIds={items} {...open} />}</LoadedDialog>}
      </DialogOf>
      <DialogOf kind="setValueOfMany">
        {({ items }, open) => <LoadedDialog>{({ SetAttributeDialog }) => <SetAttributeDialog userIds={items} {...open} />}</LoadedDialog>}
      </DialogOf>
    </>
  );
}
