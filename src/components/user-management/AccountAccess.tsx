'use client';
import { Trash2, UserCheck, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { Button } from '../primitives/Button.js';
import { useUserManagementContext } from './UserManagementContext.js';
import { useUserTasks } from './useUserTasks.js';

/** Activates, deactivates or deletes the open user; for oneself it says why that is not possible. Renders a `<div>`. */
export function AccountAccess({ user }: { user: ResourceOwner }) {
  const { users: words } = useAdminLabels();
  const { users, ask } = useUserManagementContext();
  const { activate } = useUserTasks();
  const [isBusy, setBusy] = useState(false);
  const noteId = useId();
  const isOwn = users.isOwn(user.id);
  const state = users.stateOf(user.id);
  const locked = { disabled: isOwn, 'aria-describedby': isOwn ? noteId : undefined };

  async function activateNow(): Promise<void> {
    setBusy(true);
    await activate(user);
    setBusy(false);
  }

  return (
    <div className="parley-user-access">
      {isOwn && (
        <p id={noteId} className="parley-user-hint">
          {words.ownRow}
        </p>
      )}
      {state !== 'active' && (
        <Button size="small" isBusy={isBusy} onClick={() => void activateNow()}>
          <UserCheck aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.activate}
        </Button>
      )}
      {state !== 'deactivated' && (
        <Button size="small" {...locked} onClick={() => ask({ kind: 'one', action: 'DEACTIVATE', user, isInDrawer: true })}>
          <UserX aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.deactivate}
        </Button>
      )}
      <Button
        size="small"
        className="parley-user-remove"
        {...locked}
        onClick={() => ask({ kind: 'one', action: 'DELETE', user, isInDrawer: true })}
      >
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.acts.remove}
      </Button>
    </div>
  );
}
