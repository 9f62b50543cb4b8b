'use client';
import { PanelRightOpen, Trash2, UserCheck, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { MenuItem, MenuNote, MenuSeparator } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { useUserManagementContext } from './UserManagementContext.js';
import { useUserTasks } from './useUserTasks.js';

/**
 * What can be done with one user. For oneself, what cannot be done is there but closed, and says why. Renders a `<button>`.
 */
export function UserRowMenu({ user }: { user: ResourceOwner }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <RowMenu name={user.email} isBusy={isBusy}>
      <UserActions user={user} onBusyChange={setBusy} />
    </RowMenu>
  );
}

/** Rendered while the menu is open, so that closed menus do not follow the state of the whole list. */
function UserActions({ user, onBusyChange }: { user: ResourceOwner; onBusyChange: (isBusy: boolean) => void }) {
  const { users: words } = useAdminLabels();
  const { users, setOpenUser, ask } = useUserManagementContext();
  const { activate } = useUserTasks();
  const noteId = useId();
  const isOwn = users.isOwn(user.id);
  const locked = { isDisabled: isOwn, 'aria-describedby': isOwn ? noteId : undefined };
  const state = users.stateOf(user.id);

  async function activateNow(): Promise<void> {
    onBusyChange(true);
    await activate(user);
    onBusyChange(false);
  }

  return (
    <>
      <MenuItem onSelect={() => setOpenUser(user)}>
        <PanelRightOpen aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.acts.open}
      </MenuItem>
      <MenuSeparator />
      {state !== 'active' && (
        <MenuItem onSelect={() => void activateNow()}>
          <UserCheck aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.activate}
        </MenuItem>
      )}
      {state !== 'deactivated' && (
        <MenuItem {...locked} onSelect={() => ask({ kind: 'one', action: 'DEACTIVATE', user })}>
          <UserX aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.deactivate}
        </MenuItem>
      )}
      <MenuItem {...locked} onSelect={() => ask({ kind: 'one', action: 'DELETE', user })}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.acts.remove}
      </MenuItem>
      {isOwn && <MenuNote id={noteId}>{words.ownRow}</MenuNote>}
    </>
  );
}
