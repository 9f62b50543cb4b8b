'use client';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import { LoadedDialog } from './LoadedDialog.js';
import type { OpenUserDrawerProps } from './OpenUserDrawer.js';
import { userManagementWidget } from './userManagementWidget.js';

export type UserDrawerProps = Omit<OpenUserDrawerProps, 'user' | 'isOpen'>;

/**
 * A drawer with the open user: account, groups and attribute values. Asks before unsaved changes are lost. Renders a `<div
 * role="dialog">`.
 */
export function UserDrawer(props: UserDrawerProps) {
  const openUser = userManagementWidget.useSelector(({ model }) => model.openUser);
  return (
    <OpenRecord item={openUser} idOf={({ id }) => id}>
      {(user, isOpen) => <LoadedDialog>{({ OpenUserDrawer }) => <OpenUserDrawer user={user} isOpen={isOpen} {...props} />}</LoadedDialog>}
    </OpenRecord>
  );
}
