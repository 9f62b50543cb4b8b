import { isObject } from '../http/fields.js';
import { type PatchOperation, readNamedValues } from './readPatch.js';
import { badScimValue } from './scimResponse.js';
import { type ProvisionedUser, readEmail, readOptionalText, readSwitch, readText } from './scimUser.js';

/** The user after all changes, or none of them where one is refused. */
export function patchUser(user: ProvisionedUser, operations: readonly PatchOperation[]): ProvisionedUser {
  return operations.reduce(applyOperation, user);
}

function applyOperation(user: ProvisionedUser, { op, path, value }: PatchOperation): ProvisionedUser {
  if (path === undefined) return readNamedValues(value).reduce(setKnown, user);
  const set = setterOf(path);
  if (set === undefined) throw badScimValue('invalidPath', `Users have no attribute "${path}".`);
  return { ...user, ...set(op === 'remove' ? undefined : value) };
}

/** Identity providers send more than is kept, such as a display name. */
function setKnown(user: ProvisionedUser, [path, value]: readonly [string, unknown]): ProvisionedUser {
  return { ...user, ...setterOf(path)?.(value) };
}

/** Gives the fields that a value changes; `undefined` removes it. */
type Setter = (value: unknown) => Partial<ProvisionedUser>;

function setterOf(path: string): Setter | undefined {
  // An account has one address, whichever the path picks out.
  const name = path.toLowerCase().replace(/^emails\[[^\]]*\]/, 'emails');
  return setters.get(name);
}

const setters: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  ['username', (value) => ({ username: readText(value, 'userName') })],
  ['externalid', (value) => ({ externalId: readOptionalText(value, 'externalId') })],
  ['active', (value) => ({ isDeactivated: value !== undefined && !readSwitch(value) })],
  ['name', setName],
  ['name.givenname', (value) => ({ firstName: readOptionalText(value, 'name.givenName') })],
  ['name.familyname', (value) => ({ lastName: readOptionalText(value, 'name.familyName') })],
  ['emails', (value) => ({ email: readEmail(value) })],
  ['emails.value', (value) => ({ email: readText(value, 'emails.value') })],
]);

/** Parts that are left out stay; without a value, all go. */
function setName(value: unknown): Partial<ProvisionedUser> {
  if (value === undefined) return { firstName: null, lastName: null };
  if (!isObject(value)) throw badScimValue('invalidValue', 'name must be an object.');
  return {
    ...(value.givenName !== undefined && { firstName: readOptionalText(value.givenName, 'name.givenName') }),
    ...(value.familyName !== undefined && { lastName: readOptionalText(value.familyName, 'name.familyName') }),
  };
}
