import type { NotificationRecipient } from '@parley/react/client';
import { canonicalJson } from '../../json/canonicalJson.js';
import type { EmbedUserRecord } from '../embedding/Embedding.js';
import { findEmbedUser, provisionEmbedUser } from '../embedding/embedUsers.js';
import type { Tenant } from '../Tenant.js';
import type { Notifications, RecipientRecord } from './Notifications.js';
import { isEmail, type PlannedRecipient, type RecipientRef } from './readRecipients.js';

/** To whom a notification goes, oldest first. Whoever is gone from the account is no recipient any more. */
export function recipientsOf({ recipients }: Notifications, tenant: Tenant, notificationId: number): readonly RecipientRecord[] {
  return recipients.values().filter((recipient) => recipient.notificationId === notificationId && isThere(tenant, recipient));
}

export function showRecipient({ people, embedding }: Tenant, { person }: RecipientRecord): NotificationRecipient {
  if (person.type === 'USER') {
    const { type, userId } = person;
    const user = people.users.find(userId);
    return { ...nobody, type, userId, email: user?.email ?? null, username: user?.username ?? null };
  }
  const { type, embedUserId } = person;
  const user = embedding.users.find(embedUserId);
  return {
    ...nobody,
    type,
    embedUserId,
    email: user === undefined ? null : addressOf(user),
    username: user?.username ?? null,
    embedTenantName: user?.embedTenantName ?? null,
    externalId: user?.externalId ?? null,
  };
}

/** Without an email, the external id is used where it is one. */
function addressOf({ email, externalId }: EmbedUserRecord): string | null {
  return email ?? (isEmail(externalId) ? externalId : null);
}

/** Writes what was read before as a whole, so that nothing is refused half way. */
export function addRecipients(state: Notifications, tenant: Tenant, notificationId: number, planned: readonly PlannedRecipient[]): Added {
  const added: Record<keyof Added, RecipientRecord[]> = { created: [], updated: [], unchanged: [] };
  for (const plan of planned) {
    const { recipient, outcome } = addRecipient(state, tenant, notificationId, plan);
    added[outcome].push(recipient);
  }
  return added;
}

export interface Added {
  readonly created: readonly RecipientRecord[];
  readonly updated: readonly RecipientRecord[];
  readonly unchanged: readonly RecipientRecord[];
}

/** Passes over whoever is no recipient. */
export function removeRecipients(
  { recipients }: Notifications,
  tenant: Tenant,
  notificationId: number,
  refs: readonly RecipientRef[],
): void {
  for (const recipient of recipients.values()) {
    if (recipient.notificationId !== notificationId) continue;
    if (refs.some((ref) => isNamedBy(tenant, recipient, ref))) recipients.remove(recipient.id);
  }
}

function addRecipient(state: Notifications, tenant: Tenant, notificationId: number, plan: PlannedRecipient): Change {
  const before = recipientsOf(state, tenant, notificationId);
  return plan.type === 'USER' ? addUser(state, before, notificationId, plan) : addEmbedUser(state, tenant, before, notificationId, plan);
}

interface Change {
  readonly recipient: RecipientRecord;
  readonly outcome: keyof Added;
}

function addUser({ recipients }: Notifications, before: Recipients, notificationId: number, { type, userId }: PlannedUser): Change {
  const known = before.find(({ person }) => person.type === type && person.userId === userId);
  if (known !== undefined) return { recipient: known, outcome: 'unchanged' };
  return { recipient: recipients.insert({ notificationId, person: { type, userId } }), outcome: 'created' };
}

/** An embed user is brought up to date even where he is a recipient already. */
function addEmbedUser(
  { recipients }: Notifications,
  tenant: Tenant,
  before: Recipients,
  notificationId: number,
  { type, embedTenantName, fields, securityContext, userAttributes }: PlannedEmbedUser,
): Change {
  const userBefore = findEmbedUser(tenant.embedding, embedTenantName, fields.externalId);
  const user = provisionEmbedUser(tenant, embedTenantName, fields);
  const known = before.find(({ person }) => person.type === type && person.embedUserId === user.id);
  const old = known?.person.type === type ? known.person : { securityContext: null, userAttributes: null };
  const person = {
    type,
    embedUserId: user.id,
    securityContext: securityContext ?? old.securityContext,
    userAttributes: userAttributes ?? old.userAttributes,
  };
  if (known === undefined) return { recipient: recipients.insert({ notificationId, person }), outcome: 'created' };
  const isSame = canonicalJson([person, user]) === canonicalJson([known.person, userBefore]);
  if (isSame) return { recipient: known, outcome: 'unchanged' };
  return { recipient: recipients.update(known.id, { person }) ?? known, outcome: 'updated' };
}

function isThere({ people, embedding }: Tenant, { person }: RecipientRecord): boolean {
  if (person.type === 'USER') return people.users.find(person.userId) !== undefined;
  return embedding.users.find(person.embedUserId) !== undefined;
}

function isNamedBy({ embedding }: Tenant, { person }: RecipientRecord, { type, id, embedTenantName }: RecipientRef): boolean {
  if (person.type !== type) return false;
  if (person.type === 'USER') return person.userId === Number(id);
  return person.embedUserId === Number(id) && embedding.users.find(person.embedUserId)?.embedTenantName === embedTenantName;
}

type Recipients = readonly RecipientRecord[];
type PlannedUser = Extract<PlannedRecipient, { type: 'USER' }>;
type PlannedEmbedUser = Extract<PlannedRecipient, { type: 'EMBED_USER' }>;

const nobody = {
  userId: null,
  email: null,
  username: null,
  embedUserId: null,
  embedTenantName: null,
  externalId: null,
  channelId: null,
  channelName: null,
};
