'use client';
import type { EmbedUser } from '../../client/resources/embed-users.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import type { ListLabels } from '../kit/resource/ResourceWidgetDefinition.js';
import { textColumn } from '../kit/table/textColumn.js';

/** The headers of the columns of embed users. */
export interface EmbedUserColumnLabels extends ListLabels {
  readonly columns: Readonly<Record<'name' | 'externalId' | 'email' | 'lastLogin', string>>;
}

/** The columns of the users of a tenant, and of the members of a group. */
export const embedUserColumns: readonly ResourceColumn<EmbedUser, EmbedUserColumnLabels>[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    value: nameOfEmbedUser,
    cell: (user) => (
      <bdi className="parley-clip" title={nameOfEmbedUser(user)}>
        {nameOfEmbedUser(user)}
      </bdi>
    ),
  },
  {
    id: 'externalId',
    sort: 'ASC',
    header: ({ columns }) => columns.externalId,
    isNamedInCards: true,
    value: ({ externalId }) => externalId,
    cell: ({ externalId }) => externalId && <code className="parley-clip">{externalId}</code>,
  },
  textColumn('email', ({ columns }) => columns.email, { sort: 'ASC', isWideOnly: true }),
  {
    id: 'lastLogin',
    sort: 'DESC',
    header: ({ columns }) => columns.lastLogin,
    isWideOnly: true,
    value: ({ lastLogin }) => lastLogin,
    cell: ({ lastLogin }) => lastLogin && <TimeAgo at={lastLogin} />,
  },
];

/** What these columns sort by. */
export const embedUserSortKeys = {
  name: nameOfEmbedUser,
  externalId: ({ externalId }: EmbedUser) => externalId,
  email: ({ email }: EmbedUser) => email,
  lastLogin: ({ lastLogin }: EmbedUser) => lastLogin,
};

/** Returns the name under which an embed user is shown. */
export function nameOfEmbedUser({ firstName, email, username }: EmbedUser): string {
  return firstName || email || username;
}
