'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { Badge } from '../../ui/badge/Badge.js';
import { AccountStateMark } from './AccountStateMark.js';
import { nameOfUser } from './model/useUserManagement.js';
import { UserAvatar } from './UserAvatar.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

/** The user's picture, name, email and the known state of the account. */
export function UserDrawerTitle({ user }: { user: ResourceOwner }) {
  const words = useUserLabels();
  const { accountOf, state, isOwn } = userManagementWidget.use(({ model: { accountOf, stateOf, isOwn } }) => {
    return { accountOf, state: stateOf(user.id), isOwn: isOwn(user.id) };
  });
  const account = accountOf(user.id);
  const name = nameOfUser({ ...user, firstName: account?.firstName === undefined ? user.firstName : account.firstName });
  return (
    <span className="parley-user-identity">
      <UserAvatar user={user} size="large" />
      <span className="parley-user-identity-words">
        <span className="parley-user-identity-name">
          <bdi>{name}</bdi>
          {isOwn && <Badge tone="accent">{words.you}</Badge>}
          {account?.isAdmin === true && <Badge>{words.drawer.roleAdmin}</Badge>}
        </span>
        <span className="parley-user-identity-note">
          {name !== user.email && <bdi>{user.email}</bdi>}
          <AccountStateMark state={state} />
        </span>
      </span>
    </span>
  );
}
