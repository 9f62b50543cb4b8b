'use client';
import type { ComponentProps } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import { Badge } from '../primitives/Badge.js';
import { partClass } from '../primitives/partClass.js';
import { UserAvatar } from './UserAvatar.js';

export interface UserNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  user: ResourceOwner;
  isOwn?: boolean | undefined;
  isDeactivated?: boolean | undefined;
  /** Makes the name a button. */
  onOpen?: (() => void) | undefined;
}

/** Picture and name of a user, with what sets the user apart. Renders a `<span>`. */
export function UserName({ user, isOwn = false, isDeactivated = false, onOpen, className, ...props }: UserNameProps) {
  const { users: words } = useAdminLabels();
  const name = <bdi>{nameOfUser(user)}</bdi>;
  return (
    <span data-slot="user-name" className={partClass('user-name', className)} {...props}>
      <UserAvatar user={user} />
      {onOpen === undefined ? (
        <span className="parley-user-text">{name}</span>
      ) : (
        <button type="button" className="parley-user-text parley-user-open" onClick={onOpen}>
          {name}
        </button>
      )}
      {isOwn && <Badge tone="accent">{words.you}</Badge>}
      {isDeactivated && <Badge>{words.states.deactivated}</Badge>}
    </span>
  );
}
