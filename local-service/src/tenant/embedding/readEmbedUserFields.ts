import { invalid, isObject, isStringArray, type JsonObject, nullableString, requiredString } from '../../http/fields.js';
import type { EmbedUserFields } from './embedUsers.js';

/** What a request says of one embed user; 400 for what cannot be. `null` says as little as a field left out. */
export function readEmbedUserFields(body: JsonObject): EmbedUserFields {
  const { userProfile } = body;
  if (userProfile !== undefined && userProfile !== null && !isObject(userProfile)) throw invalid('userProfile', 'must be an object');
  const email = nullableString(body, 'email') ?? undefined;
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'must be an email address');
  return {
    externalId: readExternalId(body),
    email,
    displayName: isObject(userProfile) ? (nullableString(userProfile, 'displayName') ?? undefined) : undefined,
    picture: isObject(userProfile) ? (nullableString(userProfile, 'picture') ?? undefined) : undefined,
    groups: readNames(body, 'groups'),
    tenantGroups: readNames(body, 'tenantGroups'),
  };
}

/** External ids are trimmed and in lower case, so that one person is not provisioned twice. */
export function canonicalExternalId(externalId: string): string {
  return externalId.trim().toLowerCase();
}

function readExternalId(body: JsonObject): string {
  const externalId = canonicalExternalId(requiredString(body, 'externalId'));
  if (externalId === '') throw invalid('externalId', 'is required');
  return externalId;
}

export function readNames(body: JsonObject, field: string): readonly string[] | undefined {
  const value = body[field] ?? undefined;
  if (value !== undefined && !isStringArray(value)) throw invalid(field, 'must be a list of strings');
  return value;
}
