import type { EmbedGroupMemberInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Tenant } from '../Tenant.js';
import type { Embedding, EmbedGroupRecord, EmbedUserRecord } from './Embedding.js';
import { findEmbedUser, provisionEmbedUser } from './embedUsers.js';

/** A member by the service's id or by the customer's own. */
export type MemberReference = { readonly embedUserId: number } | { readonly externalId: string };

export function readMember({ embedUserId = null, externalId = null }: EmbedGroupMemberInput): MemberReference {
  if (embedUserId !== null && externalId === null) return { embedUserId };
  if (embedUserId === null && externalId) return { externalId };
  throw invalid('members', 'must each contain exactly one of embedUserId and externalId');
}

export function membersOf({ users }: Embedding, { embedUserIds }: EmbedGroupRecord): readonly EmbedUserRecord[] {
  return embedUserIds.map((id) => users.find(id)).filter((user) => user !== undefined);
}

/** Adds each member once, and provisions those with only an `externalId`. If any `embedUserId` is unknown, adds no one. */
export function addMembers(tenant: Tenant, group: EmbedGroupRecord, references: readonly MemberReference[]): AddedMembers {
  const { groups } = tenant.embedding;
  for (const reference of references) if ('embedUserId' in reference) requireMemberUser(tenant, group, reference.embedUserId);
  const users = references.map((reference) => ensureUser(tenant, group, reference));
  const distinct = users.filter(({ id }, index) => users.findIndex((user) => user.id === id) === index);
  const added = distinct.filter(({ id }) => !group.embedUserIds.includes(id));
  groups.update(group.id, { embedUserIds: [...group.embedUserIds, ...added.map(({ id }) => id)] });
  return { added, unchanged: distinct.filter((user) => !added.includes(user)) };
}

/** Whoever is no member, or not known at all, stays outside. */
export function removeMembers(embedding: Embedding, group: EmbedGroupRecord, references: readonly MemberReference[]): void {
  const goneIds = references.map((reference) => findMember(embedding, group, reference)?.id);
  embedding.groups.update(group.id, { embedUserIds: group.embedUserIds.filter((id) => !goneIds.includes(id)) });
}

interface AddedMembers {
  readonly added: readonly EmbedUserRecord[];
  readonly unchanged: readonly EmbedUserRecord[];
}

function findMember(embedding: Embedding, { embedTenantName }: EmbedGroupRecord, reference: MemberReference): EmbedUserRecord | undefined {
  if ('externalId' in reference) return findEmbedUser(embedding, embedTenantName, reference.externalId);
  const user = embedding.users.find(reference.embedUserId);
  return user?.embedTenantName === embedTenantName ? user : undefined;
}

function ensureUser(tenant: Tenant, group: EmbedGroupRecord, reference: MemberReference): EmbedUserRecord {
  if ('embedUserId' in reference) return requireMemberUser(tenant, group, reference.embedUserId);
  const { externalId } = reference;
  return findMember(tenant.embedding, group, reference) ?? provisionEmbedUser(tenant, group.embedTenantName, { externalId });
}

function requireMemberUser({ embedding }: Tenant, group: EmbedGroupRecord, embedUserId: number): EmbedUserRecord {
  const user = findMember(embedding, group, { embedUserId });
  if (user === undefined) throw new ServiceFailure(404, `The embed tenant "${group.embedTenantName}" has no user ${embedUserId}.`);
  return user;
}
