import type { ScimUser } from '@parley/react/client';
import { isObject, type JsonObject } from '../http/fields.js';
import type { UserRecord } from '../tenant/people/People.js';
import { toTimestamp } from '../tenant/times.js';
import type { FilterAttributes } from './readFilter.js';
import { badScimValue } from './scimResponse.js';

/** What SCIM knows of a user of the account. */
export type ProvisionedUser = Pick<UserRecord, 'username' | 'email' | 'firstName' | 'lastName' | 'externalId' | 'isDeactivated'>;

export function toScimUser(user: UserRecord, usersUrl: string): ScimUser {
  const { id, username, email, firstName, lastName, externalId, isDeactivated, createdAt, updatedAt } = user;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id: String(id),
    userName: username,
    name: { ...(firstName !== null && { givenName: firstName }), ...(lastName !== null && { familyName: lastName }) },
    emails: [{ value: email, primary: true }],
    active: !isDeactivated,
    ...(externalId !== null && { externalId }),
    meta: {
      resourceType: 'User',
      created: toTimestamp(createdAt),
      lastModified: toTimestamp(updatedAt),
      location: `${usersUrl}/${id}`,
    },
  };
}

/** The user of a whole body. Who has no email is written to at the user name. */
export function readScimUser(body: JsonObject): ProvisionedUser {
  const username = readText(body.userName, 'userName');
  const name = isObject(body.name) ? body.name : {};
  return {
    username,
    email: body.emails === undefined ? username : readEmail(body.emails),
    firstName: readOptionalText(name.givenName, 'name.givenName'),
    lastName: readOptionalText(name.familyName, 'name.familyName'),
    externalId: readOptionalText(body.externalId, 'externalId'),
    isDeactivated: body.active !== undefined && !readSwitch(body.active),
  };
}

export const userFilterAttributes: FilterAttributes<UserRecord> = {
  id: { valuesOf: ({ id }) => [String(id)], isCaseExact: true },
  username: { valuesOf: ({ username }) => [username] },
  externalid: { valuesOf: ({ externalId }) => [externalId], isCaseExact: true },
  active: { valuesOf: ({ isDeactivated }) => [!isDeactivated] },
  emails: { valuesOf: ({ email }) => [email] },
  'emails.value': { valuesOf: ({ email }) => [email] },
  'name.givenname': { valuesOf: ({ firstName }) => [firstName] },
  'name.familyname': { valuesOf: ({ lastName }) => [lastName] },
};

export function readText(value: unknown, attribute: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw badScimValue('invalidValue', `${attribute} must be a string.`);
  return value;
}

export function readOptionalText(value: unknown, attribute: string): string | null {
  return value === undefined || value === null || value === '' ? null : readText(value, attribute);
}

/** Some clients write `"False"`. */
export function readSwitch(value: unknown): boolean {
  const word = String(value).toLowerCase();
  if (word !== 'true' && word !== 'false') throw badScimValue('invalidValue', 'active must be true or false.');
  return word === 'true';
}

/** The primary address, else the first. */
export function readEmail(emails: unknown): string {
  const entries = [emails].flat().filter(isObject);
  const chosen = entries.find(({ primary }) => primary === true) ?? entries[0];
  return readText(chosen?.value, 'emails.value');
}
