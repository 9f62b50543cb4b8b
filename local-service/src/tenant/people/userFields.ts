import type { UserCreateInput, UserSettingsInput, UserUpdateInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
import type { People, UserRecord } from './People.js';
import { adminRoleId, builtInRoles } from './roles.js';
import { mergeSettings } from './userSettings.js';

/** The user that a create body describes. */
export function readNewUser(input: NewUser, people: People, now: number): Omit<UserRecord, 'id'> {
  const { email, username, firstName = null, externalId = null, isAdmin, settings, defaultRoles } = input;
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw invalid('email', 'must be an email address');
  return {
    email,
    username,
    firstName,
    lastName: null,
    title: null,
    picture: readPicture(input) ?? null,
    externalId,
    isAdmin: isAdmin ?? false,
    isDeactivated: false,
    settings: mergeSettings({}, settings ?? {}),
    notifications: {},
    tosAccepted: null,
    roleIds: readRoleNames(defaultRoles ?? [], people),
    createdAt: now,
    updatedAt: now,
    lastLogin: null,
  };
}

/** What an update body changes: fields that are left out stay. `null` clears a text and leaves a switch as it is. */
export function readUserChange(input: UserChange, { settings }: UserRecord, now: number): Partial<Omit<UserRecord, 'id'>> {
  const { firstName, title, isAdmin, isDeactivated, settings: change, notifications, tosAccepted, lastLogin } = input;
  return givenFields<Omit<UserRecord, 'id' | 'email' | 'username' | 'lastName' | 'externalId' | 'roleIds' | 'createdAt'>>({
    firstName,
    title,
    picture: readPicture(input),
    isAdmin: isAdmin ?? undefined,
    isDeactivated: isDeactivated ?? undefined,
    settings: change === null ? {} : change && mergeSettings(settings, change),
    // The listed notifications are on.
    notifications: notifications === undefined ? undefined : Object.fromEntries((notifications ?? []).map((name) => [name, true])),
    tosAccepted,
    lastLogin: readLastLogin(lastLogin),
    updatedAt: now,
  });
}

type NewUser = Omit<UserCreateInput, 'settings'> & KnownSettings;
type UserChange = Omit<UserUpdateInput, 'settings'> & KnownSettings;

/** The contract does not specify the settings of users. */
interface KnownSettings {
  readonly settings: UserSettingsInput | null | undefined;
}

function readRoleNames(names: readonly string[], { roles }: People): readonly number[] {
  const assignable = [...builtInRoles.filter(({ id }) => id !== adminRoleId), ...roles.values()];
  return names.map((name) => {
    const role = assignable.find((candidate) => candidate.name === name);
    if (role === undefined) throw invalid('defaultRoles', `contains the role "${name}", which does not exist`);
    return role.id;
  });
}

function readLastLogin(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return value;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('lastLogin', 'must be a timestamp');
  return time;
}

/** The contract does not specify its type. */
function readPicture({ picture }: { readonly picture?: unknown }): string | null | undefined {
  if (picture === undefined || picture === null || typeof picture === 'string') return picture;
  throw invalid('picture', 'must be a string');
}
