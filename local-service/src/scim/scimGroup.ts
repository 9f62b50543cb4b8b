import type { ScimGroup } from '@parley/react/client';
import { isObject, type JsonObject } from '../http/fields.js';
import type { GroupRecord, People } from '../tenant/people/People.js';
import { toTimestamp } from '../tenant/times.js';
import type { FilterAttributes } from './readFilter.js';
import { badScimValue } from './scimResponse.js';
import { readText } from './scimUser.js';

/** What SCIM knows of a group of the account. */
export type ProvisionedGroup = Pick<GroupRecord, 'name' | 'userIds'>;

export function toScimGroup(group: GroupRecord, { people, groupsUrl, withMembers }: GroupShown): ScimGroup {
  const { id, name, userIds, createdAt, updatedAt } = group;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    id: String(id),
    displayName: name,
    ...(withMembers && { members: userIds.map((userId) => toMember(people, userId)) }),
    meta: {
      resourceType: 'Group',
      created: toTimestamp(createdAt),
      lastModified: toTimestamp(updatedAt),
      location: `${groupsUrl}/${id}`,
    },
  };
}

interface GroupShown {
  readonly people: People;
  readonly groupsUrl: string;
  /** False where `excludedAttributes` names them: a group may be large. */
  readonly withMembers: boolean;
}

/** The group of a whole body; without `members` it is empty. */
export function readScimGroup(body: JsonObject, people: People): ProvisionedGroup {
  return { name: readText(body.displayName, 'displayName'), userIds: readMembers(body.members ?? [], people) };
}

/** The users of a list of members, each once. */
export function readMembers(members: unknown, people: People): readonly number[] {
  return [...new Set([members].flat().map((member) => readMember(member, people)))];
}

export const groupFilterAttributes: FilterAttributes<GroupRecord> = {
  id: { valuesOf: ({ id }) => [String(id)], isCaseExact: true },
  displayname: { valuesOf: ({ name }) => [name] },
  members: { valuesOf: ({ userIds }) => userIds.map(String) },
  'members.value': { valuesOf: ({ userIds }) => userIds.map(String) },
};

function toMember({ users }: People, userId: number): { readonly value: string; readonly display?: string } {
  const user = users.find(userId);
  return { value: String(userId), ...(user && { display: user.username }) };
}

function readMember(member: unknown, { users }: People): number {
  const value = isObject(member) ? member.value : undefined;
  const user = typeof value === 'string' && /^\d{1,15}$/.test(value) ? users.find(Number(value)) : undefined;
  if (user === undefined) throw badScimValue('invalidValue', `The member "${String(value)}" is not an existing user.`);
  return user.id;
}
