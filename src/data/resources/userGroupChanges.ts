'use client';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { ScimPatchOperation } from '../../client/resources/scim.js';
import { createScimGroup, deleteScimGroup, getScimGroup, patchScimGroup, type ScimGroup } from '../../client/resources/scim-groups.js';
import type { UserGroup } from '../../client/resources/user-groups.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { useRead } from '../useRead.js';
import { useResourceMutation } from '../useResourceMutation.js';

/** A member of a group, as SCIM returns it. */
export interface GroupMember {
  /** The account's id of the user. */
  readonly userId: number;
  /** The name of the user, if SCIM returns it. */
  readonly name: string | undefined;
}

/** Users to add to a group and to remove from it. */
export interface MemberChange {
  /** The id of the group. */
  readonly groupId: number | string;
  /** The users to add; existing members stay members. */
  readonly added?: readonly number[] | undefined;
  /** The users to remove. */
  readonly removed?: readonly number[] | undefined;
}

/** Reads one group of the account from provisioning, without its members. */
export function useUserGroup({ id }: { readonly id: number }) {
  return useRead(detailQuery(useServiceClient(), ['scim', 'Groups', String(id), 'group'], readGroup, { id }));
}

/** Reads the members of a group, by name. */
export function useGroupMembers({ id }: { readonly id: number }) {
  return useRead(detailQuery(useServiceClient(), ['scim', 'Groups', String(id), 'members'], readMembers, { id }));
}

/** Adds a group to the account through provisioning. */
export function useCreateUserGroup() {
  return useResourceMutation(createGroup, () => groupPaths);
}

/** Renames a group through provisioning. */
export function useRenameUserGroup() {
  return useResourceMutation(renameGroup, () => groupPaths);
}

/** Deletes a group through provisioning; its members stay users. */
export function useDeleteUserGroup() {
  return useResourceMutation(deleteGroup, () => groupPaths);
}

/** Adds members to a group and removes others, all or none. */
export function useChangeGroupMembers() {
  return useResourceMutation(changeGroupMembers, () => groupPaths);
}

/** The paths of everything that a change of a group makes stale. */
export const groupPaths = [['scim', 'Groups'], ['user-groups']] as const;

/** Adds members to a group and removes others in one call, which changes all or nothing. */
export async function changeGroupMembers(client: ServiceClient, { groupId, added = [], removed = [] }: MemberChange): Promise<ScimGroup> {
  const members = added.map((userId) => ({ value: String(userId) }));
  return patch(client, groupId, [
    ...(members.length > 0 ? [{ op: 'add', path: 'members', value: members } as const] : []),
    ...removed.map((userId) => ({ op: 'remove', path: `members[value eq "${userId}"]` }) as const),
  ]);
}

async function createGroup(client: ServiceClient, { name }: Pick<UserGroup, 'name'>): Promise<UserGroup> {
  const created = await createScimGroup(client, { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: name });
  return toGroup(created, Number(created.id));
}

async function renameGroup(client: ServiceClient, { id, name }: Pick<UserGroup, 'id' | 'name'>): Promise<UserGroup> {
  return toGroup(await patch(client, id, [{ op: 'replace', path: 'displayName', value: name }]), id);
}

function deleteGroup(client: ServiceClient, { id }: Pick<UserGroup, 'id'>): Promise<void> {
  return deleteScimGroup(client, { id: String(id) });
}

async function readGroup(client: ServiceClient, { id }: Pick<UserGroup, 'id'>, options?: CallOptions): Promise<UserGroup> {
  return toGroup(await getScimGroup(client, { id: String(id), excludedAttributes: 'members' }, options), id);
}

async function readMembers(client: ServiceClient, { id }: Pick<UserGroup, 'id'>, options?: CallOptions): Promise<readonly GroupMember[]> {
  const { members = [] } = await getScimGroup(client, { id: String(id) }, options);
  return members.flatMap(({ value, display }) => (isUserId(value) ? { userId: Number(value), name: display || undefined } : []));
}

/** Leaves out the number of members, which only the list has. */
function toGroup({ displayName }: ScimGroup, id: number): UserGroup {
  return { id, name: displayName };
}

function patch(client: ServiceClient, id: number | string, operations: readonly ScimPatchOperation[]): Promise<ScimGroup> {
  return patchScimGroup(client, {
    id: String(id),
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: operations,
  });
}

function isUserId(value: string | undefined): boolean {
  return value !== undefined && /^\d{1,15}$/.test(value);
}
