'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import { Badge } from '../primitives/Badge.js';
import { AccountStateMark } from './AccountStateMark.js';
import { UserAvatar } from './UserAvatar.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** Who the user is: picture, name, email and what is known of the account. */
export function UserDrawerTitle({ user }: { user: ResourceOwner }) {
  const { users: words } = useAdminLabels();
  const { users } = useUserManagementContext();
  const account = users.accountOf(user.id);
  const name = nameOfUser({ ...user, firstName: account?.firstName === undefined ? user.firstName : account.firstName });
  return (
    <span className="parley-user-identity">
      <UserAvatar user={user} size="large" />
      <span className="parley-user-identity-words">
        <span className="parley-user-identity-name">
          <bdi>{name}</bdi>
          {users.isOwn(user.id) && <Badge tone="accent">{words.you}</Badge>}
          {account?.isAdmin === true && <Badge>{words.drawer.roleAdmin}</Badge>}
        </span>
        <span className="parley-user-identity-note">
          {name !== user.email && <bdi>{user.email}</bdi>}
          <AccountStateMark state={users.stateOf(user.id)} />
        </span>
      </span>
    </span>
  );
}
