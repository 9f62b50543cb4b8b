'use client';
import { type ComponentProps, useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { partClass } from '../../ui/partClass.js';
import { nameOfUser } from './model/useUserManagement.js';

export interface UserAvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The user to show. */
  user: Pick<ResourceOwner, 'firstName' | 'email' | 'picture'>;
  /** The size of the picture. Default `small`. */
  size?: 'small' | 'large' | undefined;
}

/**
 * The picture of a user, or the first letter of the name. Hidden from screen readers, because the name is shown beside it.
 * Renders a `<span>`.
 */
export function UserAvatar({ user, size = 'small', className, ...props }: UserAvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { picture } = user;
  const isShown = picture !== null && picture !== undefined && isImageUrl(picture) && picture !== brokenUrl;
  return (
    <span data-slot="user-avatar" data-size={size} aria-hidden="true" className={partClass('user-avatar', className)} {...props}>
      {isShown ? (
        <img src={picture} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBrokenUrl(picture)} />
      ) : (
        firstLetterOf(nameOfUser(user))
      )}
    </span>
  );
}

/** The service may store any text from a user or an identity provider. */
function isImageUrl(url: string): boolean {
  return /^(?:https?:\/\/|data:image\/)/i.test(url);
}

function firstLetterOf(name: string): string {
  const [letter = ''] = name;
  return letter.toLocaleUpperCase();
}
