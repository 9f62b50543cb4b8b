'use client';
import { useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useFormats } from '../../react/useFormats.js';
import { Dialog, type DialogProps } from '../../ui/dialog/Dialog.js';
import { isolate } from '../../ui/text/isolate.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { ActDialog } from '../kit/ActDialog.js';
import { useLeaveForm } from '../kit/leave-guard/useLeaveForm.js';
import { useGuardedChanges, useLeaveGuard } from '../kit/leave-guard/useLeaveGuard.js';
import { useUserDetails } from './model/useUserDetails.js';
import { nameOfUser } from './model/useUserManagement.js';
import { ActOnOneDialog } from './UserActDialogs.js';
import { UserDrawerForm } from './UserDrawerForm.js';
import { UserDrawerTitle } from './UserDrawerTitle.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

export type UserDrawerProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'isAlert' | 'isBusy' | 'children'>;

/**
 * A drawer with the open user: account, groups and attribute values. Asks before unsaved changes are lost. Renders a `<div
 * role="dialog">`.
 */
export function UserDrawer(props: UserDrawerProps) {
  const openUser = userManagementWidget.use(({ model }) => model.openUser);
  const [shown, setShown] = useState(openUser);
  if (openUser !== undefined && openUser !== shown) setShown(openUser);
  return shown === undefined ? null : <DrawerOf key={shown.id} user={shown} isOpen={openUser?.id === shown.id} {...props} />;
}

function DrawerOf({ user, isOpen, ...props }: UserDrawerProps & { user: ResourceOwner; isOpen: boolean }) {
  const { drawer: words } = useUserLabels();
  const { setOpenUser, onError, ...users } = userManagementWidget.use(({ model, options: { onError } }) => {
    const { setOpenUser, accountOf, isProvisioned, update, saveValue, changeGroup } = model;
    return { setOpenUser, onError, accountOf, isProvisioned, update, saveValue, changeGroup };
  });
  const { showSuccess } = useOutcomeToast();
  const { number } = useFormats();
  const details = useUserDetails({ user, users, onError });
  const guard = useLeaveGuard();
  const leaving = useLeaveForm(guard);
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
      <UserDrawerForm details={details} onSaved={() => showSuccess(words.saved(isolate(nameOfUser(user))))} onClose={() => void close()} />
      <ActDialog
        form={leaving}
        isDestructive
        title={words.leaveTitle}
        description={words.leaveEffect(details.changedCount, number(details.changedCount))}
        cancelLabel={words.stay}
        submitLabel={words.leave}
      />
      <ActOnOneDialog isInDrawer />
    </Dialog>
  );
}
