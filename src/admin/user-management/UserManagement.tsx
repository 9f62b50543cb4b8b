'use client';
import type { ReactNode } from 'react';
import { createLazyModule } from '../../react/createLazyModule.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/list/listSlices.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { AddUserDialog } from './AddUserDialog.js';
import { ConfirmManyDialog, ConfirmOneDialog } from './UserActionDialogs.js';
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
      <DialogOf kind="add">{(_, open) => <AddUserDialog {...open} />}</DialogOf>
      <DialogOf kind="add-many">{(_, open) => <OfMany>{({ AddManyDialog }) => <AddManyDialog {...open} />}</OfMany>}</DialogOf>
      <DialogOf kind="change-groups">
        {(asked, open) => <OfMany>{({ ChangeGroupsDialog }) => <ChangeGroupsDialog {...asked} {...open} />}</OfMany>}
      </DialogOf>
      <DialogOf kind="set-attribute">
        {(asked, open) => <OfMany>{({ SetAttributeDialog }) => <SetAttributeDialog {...asked} {...open} />}</OfMany>}
      </DialogOf>
      <ConfirmOneDialog />
      <DialogOf kind="change-many">{(asked, open) => <ConfirmManyDialog {...asked} {...open} />}</DialogOf>
    </Root>
  );
}

type DialogsOfMany = typeof import('./dialogsOfMany.js');

const useDialogsOfMany = createLazyModule<DialogsOfMany>(() => import('./dialogsOfMany.js'));

/** Renders a dialog for several users. The code of these dialogs loads when the first one opens. */
function OfMany({ children }: { children: (dialogs: DialogsOfMany) => ReactNode }) {
  const dialogs = useDialogsOfMany(true);
  return dialogs && children(dialogs);
}

/** The number of users, a button that loads more, and errors of loading. Renders a `<div>`. */
export function UserManagementFooter(props: Omit<ListFooterProps, 'list'>) {
  const list = userManagementWidget.use(({ model }) => footerOf(model.list));
  return <ListFooter list={list} {...props} />;
}
