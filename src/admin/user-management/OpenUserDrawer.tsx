'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Dialog } from '../../ui/dialog/Dialog.js';
import type { DialogProps } from '../../ui/dialog/DialogProps.js';
import { isolate } from '../../ui/text/isolate.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { LeaveDialog } from '../kit/dialog/LeaveDialog.js';
import { useGuardedChanges, useLeaveGuard } from '../kit/leave-guard/useLeaveGuard.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { useUserDetails } from './model/useUserDetails.js';
import { UserDrawerForm } from './UserDrawerForm.js';
import { AccountStateMark, UserAvatar } from './userColumns.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

export interface OpenUserDrawerProps
  extends Omit<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'isAlert' | 'isBusy' | 'children'> {
  /** The open user. */
  user: ResourceOwner;
  /** True if the drawer is open. */
  isOpen: boolean;
}

/** The drawer of a user. Renders a `<div role="dialog">`. */
export function OpenUserDrawer({ user, isOpen, ...props }: OpenUserDrawerProps) {
  const { drawer: words } = useUserLabels();
  const { setOpenUser, onError, ...users } = userManagementWidget.useSelector(({ model, options: { onError } }) => {
    const { setOpenUser, accountOf, isProvisioned, update, saveValue, changeGroup } = model;
    return { setOpenUser, onError, accountOf, isProvisioned, update, saveValue, changeGroup };
  });
  const { showSuccess } = useOutcomeToast();
  const details = useUserDetails({ user, users, onError });
  const guard = useLeaveGuard();
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
      <LeaveDialog guard={guard} />
      <userManagementWidget.ActionDialogs isInDrawer />
    </Dialog>
  );
}

/** The user's picture, name, email and the known state of the account. */
function UserDrawerTitle({ user }: { user: ResourceOwner }) {
  const words = useUserLabels();
  const { accountOf, state, isOwn } = userManagementWidget.useSelector(({ model: { accountOf, stateOf, isOwn } }) => {
    return { accountOf, state: stateOf(user.id), isOwn: isOwn(user.id) };
  });
  const account = accountOf(user.id);
  const name = nameOfUser({ ...user, firstName: account?.firstName === undefined ? user.firstName : account.firstName });
  return (
    <span className="parley-line parley-one-line parley-gap-l">
      <UserAvatar user={user} size="large" />
      <span className="parley-stack parley-gap-s">
        <span className="parley-line parley-gap-s">
          <bdi>{name}</bdi>
          {isOwn && <Badge tone="accent">{words.you}</Badge>}
          {account?.isAdmin === true && <Badge>{words.drawer.roleAdmin}</Badge>}
        </span>
        <span className="parley-note parley-line parley-gap-s">
          {name !== user.email && <bdi>{user.email}</bdi>}
          <AccountStateMark state={state} />
        </span>
      </span>
    </span>
  );
}
