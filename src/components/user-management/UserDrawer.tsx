'use client';
import { useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useGuardedChanges, useLeaveGuard, useLeaveState } from '../../hooks/leave-guard/useLeaveGuard.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { useUserDetails } from '../../hooks/user-management/useUserDetails.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import { ConfirmDialog } from '../primitives/dialog/ConfirmDialog.js';
import { Dialog, type DialogProps } from '../primitives/dialog/Dialog.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { UserActionDialog } from './UserActionDialog.js';
import { UserDrawerForm } from './UserDrawerForm.js';
import { UserDrawerTitle } from './UserDrawerTitle.js';
import { useUserManagementContext } from './UserManagementContext.js';

export type UserDrawerProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'isAlert' | 'isBusy' | 'children'>;

/** The open user: account, groups and attribute values. Asks before unsaved changes are lost. Renders a `<div role="dialog">`. */
export function UserDrawer(props: UserDrawerProps) {
  const { openUser } = useUserManagementContext();
  const [shown, setShown] = useState(openUser);
  if (openUser !== undefined && openUser !== shown) setShown(openUser);
  return shown === undefined ? null : <DrawerOf key={shown.id} user={shown} isOpen={openUser?.id === shown.id} {...props} />;
}

function DrawerOf({ user, isOpen, ...props }: UserDrawerProps & { user: ResourceOwner; isOpen: boolean }) {
  const { drawer: words } = useAdminLabels().users;
  const { users, setOpenUser, onError } = useUserManagementContext();
  const { sayDone } = useOutcomeToast();
  const { number } = useFormats();
  const details = useUserDetails(user, users, { onError });
  const guard = useLeaveGuard();
  const leave = useLeaveState(guard);
  useGuardedChanges(guard, details.changedCount, details.discard);

  async function close(): Promise<void> {
    if (await guard.mayLeave()) setOpenUser(undefined);
  }

  return (
    <Dialog
      size="drawer"
      open={isOpen}
      onOpenChange={(isWanted) => !isWanted && void close()}
      isBusy={details.isSaving}
      title={<UserDrawerTitle user={user} />}
      {...props}
    >
      <UserDrawerForm details={details} onSaved={() => sayDone(words.saved(isolate(nameOfUser(user))))} onClose={() => void close()} />
      <ConfirmDialog
        open={leave.isAsking}
        onOpenChange={() => guard.answer(false)}
        title={words.leaveTitle}
        description={words.leaveEffect(details.changedCount, number(details.changedCount))}
        cancelLabel={words.stay}
        confirmLabel={words.leave}
        onConfirm={() => guard.answer(true)}
      />
      <UserActionDialog isInDrawer />
    </Dialog>
  );
}
