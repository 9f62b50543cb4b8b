import type { Policy, Role } from '@parley/react/client';
import type { People, UserRecord } from './People.js';

/** Roles of the service itself: never listed, never changed. */
export const builtInRoles: readonly Role[] = [
  { id: 1, name: 'Admin', policies: [globalPolicy('All')] },
  { id: 2, name: 'Developer', policies: [globalPolicy('AIBIDeveloper'), globalPolicy('SchemaRead'), globalPolicy('SchemaUpdate')] },
  { id: 3, name: 'Explorer', policies: [globalPolicy('AIBIUser'), globalPolicy('DownloadData')] },
  { id: 4, name: 'Viewer', policies: [globalPolicy('AIBIViewer')] },
];

/** Given by a user's `isAdmin` alone. */
export const adminRoleId = 1;

/** Built in or the tenant's own. */
export function roleOf({ roles }: People, id: number): Role | undefined {
  return roles.find(id) ?? builtInRoles.find((role) => role.id === id);
}

export function rolesOf(people: People, { isAdmin, roleIds }: UserRecord): readonly Role[] {
  return [...(isAdmin ? [adminRoleId] : []), ...roleIds].map((id) => roleOf(people, id)).filter((role) => role !== undefined);
}

export function policiesOf(people: People, user: UserRecord): readonly Policy[] {
  return rolesOf(people, user).flatMap(({ policies }) => policies);
}

function globalPolicy(action: Policy['actions'][number]): Policy {
  return { resourceType: 'Global', actions: [action], resources: ['All'] };
}
