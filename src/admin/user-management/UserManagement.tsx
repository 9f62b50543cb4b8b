'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/list/listSlices.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { LoadedDialog } from './LoadedDialog.js';
import { UserDrawer } from './UserDrawer.js';
import { UserManagementToolbar } from './UserManagementToolbar.js';
import { UserRows } from './UserRows.js';
import { type UserManagementDialog, type UserManagementWidgetOptions, userManagementWidget } from './userManagementWidget.js';

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
export function UserManagementRoot({ children, ...props }: UserManagementRootProps) {
  const { Root, DialogOf } = userManagementWidget;
  return (
    <Root {...props}>
      {children}
      <DialogOf kind="add">{(_, open) => <LoadedDialog>{({ AddUserDialog }) => <AddUserDialog {...open} />}</LoadedDialog>}</DialogOf>
      <DialogOf kind="add-many">{(_, open) => <LoadedDialog>{({ AddManyDialog }) => <AddManyDialog {...open} />}</LoadedDialog>}</DialogOf>
      <DialogOf kind="change-groups">
        {(asked, open) => <LoadedDialog>{({ ChangeGroupsDialog }) => <ChangeGroupsDialog {...asked} {...open} />}</LoadedDialog>}
      </DialogOf>
      <DialogOf kind="set-attribute">
        {(asked, open) => <LoadedDialog>{({ SetAttributeDialog }) => <SetAttributeDialog {...asked} {...open} />}</LoadedDialog>}
      </DialogOf>
      <LoadedDialog>{({ ConfirmOneDialog }) => <ConfirmOneDialog />}</LoadedDialog>
      <DialogOf kind="change-many">
        {(asked, open) => <LoadedDialog>{({ ConfirmManyDialog }) => <ConfirmManyDialog {...asked} {...open} />}</LoadedDialog>}
      </DialogOf>
    </Root>
  );
}

/** The number of users, a button that loads more, and errors of loading. Renders a `<div>`. */
export function UserManagementFooter(props: Omit<ListFooterProps, 'list'>) {
  const list = userManagementWidget.useSelector(({ model }) => footerOf(model.list));
  return <ListFooter list={list} {...props} />;
}
