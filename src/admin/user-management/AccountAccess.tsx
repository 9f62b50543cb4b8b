'use client';
import { Trash2, UserCheck, UserX } from 'lucide-react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { Button } from '../../ui/button/Button.js';
import { useLock } from '../kit/useLock.js';
import { useActivateUser } from './useActivateUser.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

/**
 * Activates, deactivates or deletes the open user. For the signed-in user's own account, says why that is not possible.
 * Renders a `<div>`.
 */
export function AccountAccess({ user }: { user: ResourceOwner }) {
  const words = useUserLabels();
  const { isOwn, state, isBusy, show } = userManagementWidget.use(({ model, dialogs }) => ({
    isOwn: model.isOwn(user.id),
    state: model.stateOf(user.id),
    isBusy: model.actOn.isBusy(user.id),
    show: dialogs.show,
  }));
  const activate = useActivateUser();
  const lock = useLock(isOwn, words.ownRow);
  return (
    <div className="parley-line parley-user-access">
      {isOwn && (
        <p id={lock.noteId} className="parley-note">
          {words.ownRow}
        </p>
      )}
      {state !== 'active' && (
        <Button icon={UserCheck} size="small" isBusy={isBusy} onClick={() => void activate(user)}>
          {words.acts.activate}
        </Button>
      )}
      {state !== 'deactivated' && (
        <Button
          icon={UserX}
          size="small"
          {...lock.button}
          onClick={() => show({ kind: 'act-on-one', action: 'DEACTIVATE', user, isInDrawer: true })}
        >
          {words.acts.deactivate}
        </Button>
      )}
      <Button
        icon={Trash2}
        size="small"
        className="parley-user-remove"
        {...lock.button}
        onClick={() => show({ kind: 'act-on-one', action: 'DELETE', user, isInDrawer: true })}
      >
        {words.acts.remove}
      </Button>
    </div>
  );
}
