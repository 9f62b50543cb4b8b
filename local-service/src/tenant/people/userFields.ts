import { invalid, isObject, isStringArray, type JsonObject, nullableBoolean, nullableString, requiredString } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
import type { People, UserRecord } from './People.js';
import { adminRoleId, builtInRoles } from './roles.js';
import { mergeSettings } from './userSettings.js';

/** The user that a create body describes. */
export function readNewUser(body: JsonObject, people: People, now: number): Omit<UserRecord, 'id'> {
  const email = requiredString(body, 'email');
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw invalid('email', 'must be an email address');
  nullableString(body, 'password');
  return {
    email,
    username: requiredString(body, 'username'),
    firstName: nullableString(body, 'firstName') ?? null,
    lastName: null,
    title: null,
    picture: nullableString(body, 'picture') ?? null,
    externalId: nullableString(body, 'externalId') ?? null,
    isAdmin: nullableBoolean(body, 'isAdmin') ?? false,
    isDeactivated: false,
    settings: mergeSettings({}, nullableObject(body, 'settings') ?? {}),
    notifications: {},
    tosAccepted: null,
    roleIds: readRoleNames(body.defaultRoles ?? [], people),
    createdAt: now,
    updatedAt: now,
    lastLogin: null,
  };
}

/** What an update body changes: fields that are left out stay. `null` clears a text and leaves a switch as it is. */
export function readUserChange(body: JsonObject, { settings }: UserRecord, now: number): Partial<Omit<UserRecord, 'id'>> {
  nullableString(body, 'password');
  const settingsChange = nullableObject(body, 'settings');
  return givenFields<Omit<UserRecord, 'id' | 'email' | 'username' | 'lastName' | 'externalId' | 'roleIds' | 'createdAt'>>({
    firstName: nullableString(body, 'firstName'),
    title: nullableString(body, 'title'),
    picture: nullableString(body, 'picture'),
    isAdmin: nullableBoolean(body, 'isAdmin') ?? undefined,
    isDeactivated: nullableBoolean(body, 'isDeactivated') ?? undefined,
    settings: settingsChange === null ? {} : settingsChange && mergeSettings(settings, settingsChange),
    notifications: readNotifications(body.notifications),
    tosAccepted: nullableObject(body, 'tosAccepted'),
    lastLogin: readLastLogin(body.lastLogin),
    updatedAt: now,
  });
}

function readRoleNames(names: unknown, { roles }: People): readonly number[] {
  if (!isStringArray(names)) throw invalid('defaultRoles', 'must be a list of names');
  const assignable = [...builtInRoles.filter(({ id }) => id !== adminRoleId), ...roles.values()];
  return names.map((name) => {
    const role = assignable.find((candidate) => candidate.name === name);
    if (role === undefined) throw invalid('defaultRoles', `contains the role "${name}", which does not exist`);
    return role.id;
  });
}

/** Named ones are on. */
function readNotifications(names: unknown): UserRecord['notifications'] | undefined {
  if (names === undefined) return undefined;
  if (names === null) return {};
  if (!isStringArray(names)) throw invalid('notifications', 'must be a list of names');
  return Object.fromEntries(names.map((name) => [name, true]));
}

function readLastLogin(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return value;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('lastLogin', 'must be a timestamp');
  return time;
}

function nullableObject(body: JsonObject, field: string): JsonObject | null | undefined {
  const value = body[field];
  if (value !== undefined && value !== null && !isObject(value)) throw invalid(field, 'must be an object');
  return value;
}
