'use client';
import type { ScimUser } from '../../client/resources/scim-users.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import type { ProvisioningLabels } from './labels/ProvisioningLabels.js';
import { useProvisioningLabels } from './useProvisioningLabels.js';

interface CellContext {
  readonly open: (id: string) => void;
}

type UserWords = ProvisioningLabels['users'];

/** SCIM may leave out the id, but user names are unique. */
export const idOf = (user: ScimUser) => user.id ?? user.userName;
export const nameOf = ({ userName }: ScimUser) => userName;

/** The columns of provisioned users. */
export const provisionedUserColumns: readonly ResourceColumn<ScimUser, UserWords, CellContext>[] = [
  {
    id: 'userName',
    sort: 'ASC',
    width: '30%',
    header: ({ columns }) => columns.userName,
    isRowHeader: true,
    value: nameOf,
    cell: (user, { open }) => <OpenName onOpen={() => open(idOf(user))}>{user.userName}</OpenName>,
  },
  {
    id: 'name',
    sort: 'ASC',
    width: '26%',
    header: ({ columns }) => columns.name,
    value: fullNameOf,
    cell: (user) => fullNameOf(user) !== '' && <bdi className="parley-clip parley-yield">{fullNameOf(user)}</bdi>,
  },
  {
    id: 'email',
    width: '20%',
    header: ({ columns }) => columns.email,
    isWideOnly: true,
    value: emailOf,
    cell: (user) => emailOf(user) !== user.userName && <bdi className="parley-clip parley-yield">{emailOf(user)}</bdi>,
  },
  {
    id: 'state',
    header: ({ columns }) => columns.state,
    width: '13ch',
    value: (user, { labels }) => labels.states[stateOf(user)],
    cell: (user) => <State of={user} />,
  },
  {
    id: 'externalId',
    header: ({ columns }) => columns.externalId,
    isHidden: true,
    isWideOnly: true,
    value: ({ externalId }) => externalId,
    cell: ({ externalId }) => externalId !== undefined && <code className="parley-clip">{externalId}</code>,
  },
  {
    id: 'created',
    header: ({ columns }) => columns.created,
    isHidden: true,
    isWideOnly: true,
    value: ({ meta }) => meta?.created,
    cell: ({ meta }) => meta?.created && <TimeAgo at={meta.created} />,
  },
  {
    id: 'changed',
    sort: 'DESC',
    header: ({ columns }) => columns.changed,
    isWideOnly: true,
    value: ({ meta }) => meta?.lastModified,
    cell: ({ meta }) => meta?.lastModified && <TimeAgo at={meta.lastModified} />,
  },
];

/** What these columns sort by. */
export const provisionedUserSortKeys = {
  userName: nameOf,
  name: fullNameOf,
  changed: ({ meta }: ScimUser) => meta?.lastModified,
};

/** The status of a user. */
export function State({ of: user }: { of: ScimUser }) {
  const { states } = useProvisioningLabels().users;
  const state = stateOf(user);
  return <StatusMark tone={state === 'active' ? 'success' : 'neutral'}>{states[state]}</StatusMark>;
}

function stateOf({ active }: ScimUser): 'active' | 'deactivated' {
  return active === false ? 'deactivated' : 'active';
}

export function fullNameOf({ name }: ScimUser): string {
  return [name?.givenName, name?.familyName].filter(Boolean).join(' ');
}

export function emailOf({ emails = [] }: ScimUser): string | undefined {
  return (emails.find(({ primary }) => primary) ?? emails[0])?.value;
}
