import type {
  JsonObject,
  NotificationRecipientInput,
  RecipientType,
  RemoveNotificationRecipientInput,
  UserAttributeInput,
} from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { checkEmbedTenantName } from '../embedding/embedTenants.js';
import { type EmbedUserFields, findEmbedUser } from '../embedding/embedUsers.js';
import { readEmbedUserFields } from '../embedding/readEmbedUserFields.js';
import type { Tenant } from '../Tenant.js';

/** A valid recipient. */
export type PlannedRecipient =
  | { readonly type: 'USER'; readonly userId: number }
  | {
      readonly type: 'EMBED_USER';
      readonly embedTenantName: string;
      readonly fields: EmbedUserFields;
      readonly securityContext: JsonObject | undefined;
      readonly userAttributes: readonly UserAttributeInput[] | undefined;
    };

/** A recipient to remove. */
export interface RecipientRef {
  readonly type: RecipientType;
  readonly id: number | string;
  readonly embedTenantName: string | undefined;
}

export function readRecipientRef({ type, id, embedTenantName }: RemoveNotificationRecipientInput): RecipientRef {
  if (type === 'EMBED_USER' && typeof embedTenantName !== 'string') throw invalid('embedTenantName', 'is required for an EMBED_USER');
  return { type, id, embedTenantName: embedTenantName ?? undefined };
}

/** Throws 400 if a recipient cannot receive emails. All recipients are read before any is saved. */
export function readRecipient(tenant: Tenant, input: NotificationRecipientInput): PlannedRecipient {
  if (input.type === 'MESSAGING') throw invalid('recipients', 'cannot be of type MESSAGING yet');
  return input.type === 'USER' ? readUser(tenant, input) : readEmbedUser(tenant, input);
}

function readUser({ people }: Tenant, { userId = null, email = null }: NotificationRecipientInput): PlannedRecipient {
  if (userId === null && email === null) throw invalid('recipients', 'must identify a USER by userId or email');
  const wanted = email?.toLowerCase();
  const user = people.users.values().find((known) => (userId === null ? known.email.toLowerCase() === wanted : known.id === userId));
  if (user === undefined || !isEmail(user.email)) throw invalid('recipients', 'must be users of the account with a valid email');
  return { type: 'USER', userId: user.id };
}

function readEmbedUser({ embedding, people }: Tenant, input: NotificationRecipientInput): PlannedRecipient {
  if (!input.embedTenantName) throw invalid('embedTenantName', 'is required');
  const embedTenantName = checkEmbedTenantName(input.embedTenantName);
  const fields = readEmbedUserFields(input);
  const email = fields.email ?? findEmbedUser(embedding, embedTenantName, fields.externalId)?.email ?? fields.externalId;
  if (!isEmail(email)) throw invalid('recipients', 'must have a valid email');
  const unknownGroup = fields.groups?.find((wanted) => !people.groups.values().some(({ name }) => name === wanted));
  if (unknownGroup !== undefined) throw invalid('groups', `must be groups of the account, but "${unknownGroup}" is not`);
  const { securityContext, userAttributes } = input;
  return {
    type: 'EMBED_USER',
    embedTenantName,
    fields,
    securityContext: securityContext ?? undefined,
    userAttributes: userAttributes ?? undefined,
  };
}

export function isEmail(email: string | null | undefined): boolean {
  return typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email);
}
