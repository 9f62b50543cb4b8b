import type { User } from '@parley/react/client';
import { toOptionalTimestamp, toTimestamp } from '../times.js';
import type { People, UserRecord } from './People.js';
import { policiesOf, rolesOf } from './roles.js';

/** A user as the management API shows one; policies are for the user's own eyes. */
export function toUser(record: UserRecord, people: People, { withPolicies = false }: { readonly withPolicies?: boolean } = {}): User {
  const { lastName: _, roleIds, createdAt, updatedAt, lastLogin, ...fields } = record;
  return {
    ...fields,
    samlId: null,
    gitUser: null,
    activeRoleId: roleIds[0] ?? null,
    defaultRoles: rolesOf(people, record).map(({ name }) => name),
    aliases: [],
    userPolicies: withPolicies ? policiesOf(people, record) : null,
    impersonation: null,
    lastLogin: toOptionalTimestamp(lastLogin),
    createdAt: toTimestamp(createdAt),
    updatedAt: toTimestamp(updatedAt),
  };
}
