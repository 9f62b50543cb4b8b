'use client';
import type { ComponentProps } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { Badge } from '../../ui/badge/Badge.js';
import { partClass } from '../../ui/partClass.js';
import { OpenName } from '../kit/OpenName.js';
import { nameOfUser } from './model/useUserManagement.js';
import { UserAvatar } from './UserAvatar.js';
import { useUserLabels } from './useUserLabels.js';

export interface UserNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The user to show. */
  user: ResourceOwner;
  /** True for the signed-in user. */
  isOwn?: boolean | undefined;
  /** True if the account is known to be deactivated. */
  isDeactivated?: boolean | undefined;
  /** Called when the name is clicked. Makes the name a button. */
  onOpen?: (() => void) | undefined;
}

/** The picture and name of a user, with distinguishing details. Renders a `<span>`. */
export function UserName({ user, isOwn = false, isDeactivated = false, onOpen, className, ...props }: UserNameProps) {
  const words = useUserLabels();
  return (
    <span data-slot="user-name" className={partClass('user-name', className)} {...props}>
      <UserAvatar user={user} />
      <OpenName onOpen={onOpen}>{nameOfUser(user)}</OpenName>
      {isOwn && <Badge tone="accent">{words.you}</Badge>}
      {isDeactivated && <Badge>{words.states.deactivated}</Badge>}
    </span>
  );
}
