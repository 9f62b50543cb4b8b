import type { EmbedUser } from '@parley/react/client';
import type { Order } from '../../http/pageOf.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Tenant } from '../Tenant.js';
import { toOptionalTimestamp, toTimestamp } from '../times.js';
import type { Embedding, EmbedUserRecord } from './Embedding.js';
import { checkGroupName, defineEmbedGroups, type EmbedGroupDefinition, findEmbedGroup, setGroupsOf } from './embedGroups.js';
import { ensureEmbedTenant } from './embedTenants.js';

/** A user to provision. Fields that are left out do not change. */
export interface EmbedUserFields {
  readonly externalId: string;
  readonly email?: string | undefined;
  readonly displayName?: string | undefined;
  readonly picture?: string | undefined;
  /** The names of the groups of the account that the user joins. They replace earlier ones. */
  readonly groups?: readonly string[] | undefined;
  /** The names of the groups of the tenant that the user joins. They replace earlier ones. */
  readonly tenantGroups?: readonly string[] | undefined;
  /** Groups of the tenant, which are created if they do not exist. */
  readonly tenantGroupDefinitions?: readonly EmbedGroupDefinition[] | undefined;
  readonly isEphemeral?: boolean | undefined;
}

/** Creates or updates the user, and creates the tenant if it does not exist. If it throws, nothing has changed. */
export function provisionEmbedUser(tenant: Tenant, embedTenantName: string | null, fields: EmbedUserFields): EmbedUserRecord {
  const { embedding } = tenant;
  checkGroups(tenant, embedTenantName, fields);
  const known = findEmbedUser(embedding, embedTenantName, fields.externalId);
  const isEphemeral = fields.isEphemeral === true && known?.isEphemeral !== false;
  if (!isEphemeral && known?.isEphemeral !== false) checkLimit(embedding);
  if (embedTenantName !== null) {
    ensureEmbedTenant(tenant, embedTenantName);
    defineEmbedGroups(embedding, embedTenantName, fields.tenantGroupDefinitions ?? []);
  }
  const user =
    known === undefined ? insertUser(tenant, embedTenantName, fields, isEphemeral) : updateUser(embedding, known, fields, isEphemeral);
  if (embedTenantName !== null && fields.tenantGroups !== undefined) setGroupsOf(embedding, user, fields.tenantGroups);
  return user;
}

export function findEmbedUser({ users }: Embedding, embedTenantName: string | null, externalId: string): EmbedUserRecord | undefined {
  return users.values().find((user) => user.externalId === externalId && user.embedTenantName === embedTenantName);
}

export function embedUsersOf({ users }: Embedding, embedTenantName: string): readonly EmbedUserRecord[] {
  return users.values().filter((user) => user.embedTenantName === embedTenantName);
}

export function toEmbedUser({ id, username, email, externalId, firstName, createdAt, lastLogin }: EmbedUserRecord): EmbedUser {
  return { id, username, email, externalId, firstName, createdAt: toTimestamp(createdAt), lastLogin: toOptionalTimestamp(lastLogin) };
}

/** True if a name or address of the user contains the text, in any case. */
export function isFoundBy(search: string, { username, email, firstName, externalId }: EmbedUserRecord): boolean {
  const wanted = search.toLowerCase();
  return [username, email, firstName, externalId].some((text) => text?.toLowerCase().includes(wanted) === true);
}

export const byEmail: Order<EmbedUserRecord> = { keyOf: ({ email, id }) => [email, id] };

function insertUser(
  { embedding, clock }: Tenant,
  embedTenantName: string | null,
  fields: EmbedUserFields,
  isEphemeral: boolean,
): EmbedUserRecord {
  const { externalId, email = null, displayName = null, picture = null, groups = [] } = fields;
  return embedding.users.insert({
    embedTenantName,
    externalId,
    username: email ?? externalId,
    email,
    firstName: displayName,
    picture,
    groups,
    isEphemeral,
    isDeactivated: false,
    createdAt: clock(),
    lastLogin: null,
  });
}

function updateUser({ users }: Embedding, known: EmbedUserRecord, fields: EmbedUserFields, isEphemeral: boolean): EmbedUserRecord {
  const { email = known.email, displayName = known.firstName, picture = known.picture, groups = known.groups } = fields;
  return users.update(known.id, { email, firstName: displayName, picture, groups, isEphemeral }) ?? known;
}

function checkGroups({ people, embedding }: Tenant, embedTenantName: string | null, fields: EmbedUserFields): void {
  const { groups = [], tenantGroups = [], tenantGroupDefinitions = [] } = fields;
  for (const { name } of tenantGroupDefinitions) checkGroupName(name);
  const isAccountGroup = (wanted: string): boolean => people.groups.values().some(({ name }) => name === wanted);
  const isTenantGroup = (wanted: string): boolean =>
    tenantGroupDefinitions.some(({ name }) => name === wanted) ||
    (embedTenantName !== null && findEmbedGroup(embedding, embedTenantName, wanted) !== undefined);
  const unknown = groups.find((name) => !isAccountGroup(name)) ?? tenantGroups.find((name) => !isTenantGroup(name));
  if (unknown !== undefined) throw new ServiceFailure(400, `There is no group "${unknown}".`);
}

function checkLimit({ users, maxUsers }: Embedding): void {
  const count = users.values().filter(({ isEphemeral }) => !isEphemeral).length;
  if (count >= maxUsers) throw new ServiceFailure(429, `The account has reached its limit of ${maxUsers} embed users.`);
}
