import type { JsonObject as ClientJsonObject, RecipientType, UserAttributeInput } from '@parley/react/client';
import {
  invalid,
  isObject,
  type JsonObject,
  nullableInteger,
  nullableString,
  requiredChoice,
  requiredList,
  requiredString,
} from '../../http/fields.js';
import { checkEmbedTenantName } from '../embedding/embedTenants.js';
import { type EmbedUserFields, findEmbedUser } from '../embedding/embedUsers.js';
import { readEmbedUserFields } from '../embedding/readEmbedUserFields.js';
import type { Tenant } from '../Tenant.js';

/** Someone who can be added, whatever was said of the others. */
export type PlannedRecipient =
  | { readonly type: 'USER'; readonly userId: number }
  | {
      readonly type: 'EMBED_USER';
      readonly embedTenantName: string;
      readonly fields: EmbedUserFields;
      readonly securityContext: ClientJsonObject | undefined;
      readonly userAttributes: readonly UserAttributeInput[] | undefined;
    };

/** Who is to be taken away. */
export interface RecipientRef {
  readonly type: RecipientType;
  readonly id: number | string;
  readonly embedTenantName: string | undefined;
}

/** Reads all recipients of a body before anything is written; 400 where one of them cannot be mailed. */
export function readRecipients(tenant: Tenant, body: JsonObject): readonly PlannedRecipient[] {
  return requiredList(body, 'recipients', recipientCount).map((entry) => {
    if (!isObject(entry)) throw invalid('recipients', 'must contain objects');
    return readRecipient(tenant, entry);
  });
}

export function readRecipientRefs(body: JsonObject): readonly RecipientRef[] {
  return requiredList(body, 'recipients', recipientCount).map((entry) => {
    if (!isObject(entry)) throw invalid('recipients', 'must contain objects');
    const type = requiredChoice(entry, 'type', recipientTypes);
    const { id } = entry;
    if (typeof id !== 'number' && typeof id !== 'string') throw invalid('id', 'must be a number or a string');
    const embedTenantName = nullableString(entry, 'embedTenantName') ?? undefined;
    if (type === 'EMBED_USER' && embedTenantName === undefined) throw invalid('embedTenantName', 'is required for an EMBED_USER');
    return { type, id, embedTenantName };
  });
}

function readRecipient(tenant: Tenant, entry: JsonObject): PlannedRecipient {
  const type = requiredChoice(entry, 'type', recipientTypes);
  if (type === 'MESSAGING') throw invalid('recipients', 'cannot be of type MESSAGING yet');
  return type === 'USER' ? readUser(tenant, entry) : readEmbedUser(tenant, entry);
}

function readUser({ people }: Tenant, entry: JsonObject): PlannedRecipient {
  const userId = nullableInteger(entry, 'userId') ?? undefined;
  const email = nullableString(entry, 'email')?.toLowerCase();
  if (userId === undefined && email === undefined) throw invalid('recipients', 'must identify a USER by userId or email');
  const user = people.users.values().find((known) => (userId === undefined ? known.email.toLowerCase() === email : known.id === userId));
  if (user === undefined || !isEmail(user.email)) throw invalid('recipients', 'must be users of the account with a valid email');
  return { type: 'USER', userId: user.id };
}

function readEmbedUser({ embedding, people }: Tenant, entry: JsonObject): PlannedRecipient {
  const embedTenantName = checkEmbedTenantName(requiredString(entry, 'embedTenantName'));
  const fields = readEmbedUserFields(entry);
  const email = fields.email ?? findEmbedUser(embedding, embedTenantName, fields.externalId)?.email ?? fields.externalId;
  if (!isEmail(email)) throw invalid('recipients', 'must have a valid email');
  const unknownGroup = fields.groups?.find((wanted) => !people.groups.values().some(({ name }) => name === wanted));
  if (unknownGroup !== undefined) throw invalid('groups', `must be groups of the account, but "${unknownGroup}" is not`);
  const { securityContext, userAttributes } = entry;
  if (securityContext !== undefined && securityContext !== null && !isObject(securityContext)) {
    throw invalid('securityContext', 'must be an object');
  }
  return {
    type: 'EMBED_USER',
    embedTenantName,
    fields,
    securityContext: securityContext ?? undefined,
    userAttributes: Array.isArray(userAttributes) ? userAttributes.map(readUserAttribute) : undefined,
  };
}

function readUserAttribute(entry: unknown): UserAttributeInput {
  if (!isObject(entry)) throw invalid('userAttributes', 'must contain objects');
  const { value } = entry;
  // Which values an attribute takes is for its definition to say, and the service reads it when it sends.
  return { name: requiredString(entry, 'name'), value: value as UserAttributeInput['value'] };
}

export function isEmail(email: string | null | undefined): boolean {
  return typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email);
}

const recipientTypes = ['USER', 'EMBED_USER', 'MESSAGING'] as const satisfies readonly RecipientType[];
const recipientCount = { min: 1, max: 1000 };
