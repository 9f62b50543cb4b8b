'use client';
import type { ComponentProps } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import { partClass } from '../../ui/partClass.js';
import type { ListFooterProps } from '../kit/list/ListFooter.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import type { OpenUserDrawerProps } from './OpenUserDrawer.js';
import { hostDialog, innerDialog, type UserManagementDialog } from './UserManagementDialog.js';
import { AddManyUsers, AddUser, UserBulkBar, UserStateFilter } from './UserManagementToolbar.js';
import { type UserManagementWidgetOptions, userManagementWidget } from './userManagementWidget.js';

const useDialogs = createLazyModule(() => import('./userDialogs.js'));

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
  const { isProvisioned, canChange } = userManagementWidget.useSelector(({ model: { isProvisioned, permission } }) => {
    return { isProvisioned, canChange: permission.answer !== 'refused' };
  });
  return (
    <parts.Toolbar {...props}>
      {isProvisioned && <UserStateFilter />}
      {canChange && (
        <div className="parley-toolbar-actions parley-line parley-gap-s">
          <AddManyUsers />
          <AddUser />
        </div>
      )}
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

export type UserDrawerProps = Omit<OpenUserDrawerProps, 'user' | 'isOpen'>;

/**
 * A drawer with the open user: account, groups and attribute values. Asks before unsaved changes are lost. Renders a `<div
 * role="dialog">`.
 */
export function UserDrawer(props: UserDrawerProps) {
  const openUser = userManagementWidget.useSelector(({ model }) => model.openUser);
  const dialogs = useDialogs(openUser !== undefined);
  return (
    <OpenRecord item={openUser} idOf={({ id }) => id}>
      {(user, isOpen) => dialogs && <dialogs.OpenUserDrawer user={user} isOpen={isOpen} {...props} />}
    </OpenRecord>
  );
}

function UserDialogs() {
  const { DialogOf } = userManagementWidget;
  const dialogs = useDialogs(userManagementWidget.useSelector(({ dialogs: { open } }) => open !== undefined));
  return (
    dialogs && (
      <>
        <DialogOf kind="add">{(_, open) => <dialogs.AddUserDialog {...open} />}</DialogOf>
        <DialogOf kind="add-many">{(_, open) => <dialogs.AddManyDialog {...open} />}</DialogOf>
        <DialogOf kind="changeGroupsOfMany">{({ items }, open) => <dialogs.ChangeGroupsDialog userIds={items} {...open} />}</DialogOf>
        <DialogOf kind="setValueOfMany">{({ items }, open) => <dialogs.SetAttributeDialog userIds={items} {...open} />}</DialogOf>
      </>
    )
  );
}
