'use client';
import { type ComponentProps, useState } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import type { AccountState, KnownAccount } from '../../data/resources/accountStates.js';
import { useScimMemberships } from '../../data/resources/scimMemberships.js';
import { listNames } from '../../react/language/listNames.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { partClass } from '../../ui/partClass.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import type { UserLabels } from './labels/UserLabels.js';
import { useUserLabels } from './userWords.js';

/** The values that cells need in addition to the user. */
export interface UserCellContext {
  /** Returns the state of an account; without it, no state is shown. */
  readonly stateOf?: ((userId: number) => AccountState) | undefined;
  /** Returns the known facts about an account; without it, neither role nor last sign-in is shown. */
  readonly accountOf?: ((userId: number) => KnownAccount | undefined) | undefined;
  /** True for the signed-in user. */
  readonly isOwn?: ((userId: number) => boolean) | undefined;
  /** Called when a name is clicked. Makes the names buttons. */
  readonly onOpen?: ((user: ResourceOwner) => void) | undefined;
}

/** A column of the list of users. */
type UserColumn = ResourceColumn<ResourceOwner, UserLabels, UserCellContext>;

const email: UserColumn = {
  id: 'email',
  header: ({ columns }) => columns.email,
  width: '30%',
  value: (user) => user.email,
  cell: (user) => (nameOfUser(user) === user.email ? null : <bdi>{user.email}</bdi>),
};

const state: UserColumn = {
  id: 'state',
  header: ({ columns }) => columns.state,
  width: '14%',
  value: ({ id }, { labels: { states }, context }) => ({ ...states, unknown: undefined })[context.stateOf?.(id) ?? 'unknown'],
  cell: ({ id }, { stateOf }) => <AccountStateMark state={stateOf?.(id) ?? 'unknown'} />,
};

// Its cells load the memberships of all users, so it is hidden by default.
const groups: UserColumn = {
  id: 'groups',
  header: ({ columns }) => columns.groups,
  width: '24%',
  isHidden: true,
  cell: ({ id }) => <GroupNames userId={id} />,
};

const role: UserColumn = {
  id: 'role',
  header: ({ columns }) => columns.role,
  width: '14%',
  isHidden: true,
  isWideOnly: true,
  value: ({ id }, { labels, context }) => roleOf(context.accountOf?.(id), labels),
  cell: ({ id }, { accountOf }) => <Role account={accountOf?.(id)} />,
};

const lastLogin: UserColumn = {
  id: 'lastLogin',
  header: ({ columns }) => columns.lastLogin,
  width: '18%',
  isHidden: true,
  isWideOnly: true,
  value: ({ id }, { context }) => context.accountOf?.(id)?.lastLogin,
  cell: ({ id }, { accountOf }) => <LastLogin account={accountOf?.(id)} />,
};

/** The columns of a list of users, for a `ResourceTable`. Users known to be deactivated are marked next to the name. */
export const userColumns: readonly UserColumn[] = [nameColumn({ marksDeactivated: true }), email, role, lastLogin];

/**
 * The same columns plus one for the state of each account, and a hidden one for its groups. Use them if all states are known. Role and last
 * sign-in are hidden, because no list has them: they are known only for users who were added or changed.
 */
export const userColumnsWithState: readonly UserColumn[] = [nameColumn({ marksDeactivated: false }), email, state, groups, role, lastLogin];

function nameColumn({ marksDeactivated }: { readonly marksDeactivated: boolean }): UserColumn {
  return {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '32%',
    isRowHeader: true,
    value: nameOfUser,
    cell: (user, { isOwn, stateOf, onOpen }) => (
      <UserName
        user={user}
        isOwn={isOwn?.(user.id)}
        isDeactivated={marksDeactivated && stateOf?.(user.id) === 'deactivated'}
        onOpen={onOpen && (() => onOpen(user))}
      />
    ),
  };
}

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
    <span data-slot="user-name" className={partClass('user-name parley-inherit', className)} {...props}>
      <UserAvatar user={user} />
      <OpenName onOpen={onOpen}>{nameOfUser(user)}</OpenName>
      {isOwn && <Badge tone="accent">{words.you}</Badge>}
      {isDeactivated && <Badge>{words.states.deactivated}</Badge>}
    </span>
  );
}

/** The picture of a user, or the first letter of the name. Hidden from screen readers, because the name is shown beside it. */
export function UserAvatar({ user, size = 'small' }: { user: ResourceOwner; size?: 'small' | 'large' }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { picture } = user;
  const [letter = ''] = nameOfUser(user);
  // The service may store any text from a user or an identity provider.
  const isShown = picture != null && /^(?:https?:\/\/|data:image\/)/i.test(picture) && picture !== brokenUrl;
  return (
    <span data-slot="user-avatar" data-size={size} aria-hidden="true" className="parley-user-avatar parley-avatar">
      {isShown ? (
        <img src={picture} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBrokenUrl(picture)} />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}

/** The state of an account. Renders a `<span>`, or nothing if the state is unknown. */
export function AccountStateMark({ state }: { state: AccountState }) {
  const { states } = useUserLabels();
  return state === 'unknown' ? null : <StatusMark tone={state === 'active' ? 'success' : 'neutral'}>{states[state]}</StatusMark>;
}

/** The groups of a user, from provisioning. Renders a `<bdi>`, or nothing until they are known. */
function GroupNames({ userId }: { userId: number }) {
  const { locale } = useFormats();
  const { data } = useScimMemberships();
  const names = data?.get(String(userId));
  if (names === undefined) return null;
  const text = listNames(locale, names);
  return (
    <bdi className="parley-clip parley-user-groups" title={text}>
      {text}
    </bdi>
  );
}

function Role({ account }: { account: KnownAccount | undefined }) {
  return <span className="parley-clip">{roleOf(account, useUserLabels())}</span>;
}

function roleOf(account: KnownAccount | undefined, { drawer }: UserLabels): string | undefined {
  if (account?.isAdmin === undefined) return undefined;
  return account.isAdmin ? drawer.roleAdmin : drawer.roleMember;
}

function LastLogin({ account }: { account: KnownAccount | undefined }) {
  const { never } = useUserLabels();
  if (account?.lastLogin === undefined) return null;
  return account.lastLogin === null ? never : <TimeAgo at={account.lastLogin} />;
}
