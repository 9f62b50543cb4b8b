import type { ComponentProps } from 'react';
import type { BulkUserAction, ResourceOwner } from '../../client/resources/users.js';
import type { userManagementWidget } from './userManagementWidget.js';

/** The dialogs of the user list, as the host sees them: forms for adding users and changing several at once, and confirmations. */
export type UserManagementDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'add-many' }
  | { readonly kind: 'change-groups'; readonly userIds: readonly number[] }
  | { readonly kind: 'set-attribute'; readonly userIds: readonly number[] }
  | {
      readonly kind: 'change-one';
      /** The action to confirm. Activating needs no confirmation. */
      readonly action: Exclude<BulkUserAction, 'ACTIVATE'>;
      /** The user it is about. */
      readonly user: ResourceOwner;
      /** True to show the dialog inside the open drawer, because nothing outside the drawer can be reached. */
      readonly isInDrawer?: boolean;
    }
  | { readonly kind: 'change-many'; readonly action: BulkUserAction; readonly userIds: readonly number[] };

/** The dialogs as the widget declares them: each has the name of its action. */
type InnerDialog = NonNullable<ComponentProps<typeof userManagementWidget.Root>['dialog']>;

const names = { ACTIVATE: 'activate', DEACTIVATE: 'deactivate', DELETE: 'delete' } as const;
const kinds = {
  deactivate: 'DEACTIVATE',
  delete: 'DELETE',
  activateMany: 'ACTIVATE',
  deactivateMany: 'DEACTIVATE',
  deleteMany: 'DELETE',
} as const;

/** Returns the dialog of the widget for one of the host. */
export function innerDialog(dialog: UserManagementDialog): InnerDialog {
  switch (dialog.kind) {
    case 'change-one':
      return { kind: names[dialog.action], item: dialog.user, isInDrawer: dialog.isInDrawer };
    case 'change-many':
      return { kind: `${names[dialog.action]}Many`, items: dialog.userIds };
    case 'change-groups':
      return { kind: 'changeGroupsOfMany', items: dialog.userIds };
    case 'set-attribute':
      return { kind: 'setValueOfMany', items: dialog.userIds };
    default:
      return dialog;
  }
}

/** Returns the dialog of the host for one of the widget. */
export function hostDialog(dialog: InnerDialog): UserManagementDialog {
  if ('item' in dialog) {
    return { kind: 'change-one', action: kinds[dialog.kind], user: dialog.item, ...(dialog.isInDrawer && { isInDrawer: true }) };
  }
  if (!('items' in dialog)) return dialog;
  const { kind, items: userIds } = dialog;
  if (kind === 'changeGroupsOfMany') return { kind: 'change-groups', userIds };
  return kind === 'setValueOfMany' ? { kind: 'set-attribute', userIds } : { kind: 'change-many', action: kinds[kind], userIds };
}
