import type { ChatUserAttribute, SessionSettings } from '@parley/react/client';
import { invalid, isObject, isStringArray, type JsonObject, optionalBoolean, optionalString } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { canonicalIdentity } from './canonicalIdentity.js';

/** Reads `sessionSettings` (docs/contract/chat.md#session-settings); 400 names the field that breaks a rule. */
export function readSessionSettings(value: unknown): SessionSettings {
  if (value === undefined) throw new ServiceFailure(400, 'sessionSettings is required with Api-Key authentication');
  if (!isObject(value)) throw invalid('sessionSettings', 'must be an object');
  return dropAbsent({
    ...readIdentity(value),
    email: optionalString(value, 'email'),
    userAttributes: readUserAttributes(value.userAttributes),
    groups: readNames(value, 'groups'),
    roles: readNames(value, 'roles'),
    securityContext: readSecurityContext(value.securityContext),
    allowChatWorkspaceAuthoring: optionalBoolean(value, 'allowChatWorkspaceAuthoring'),
    // Unusable is not an error: it falls back to the deployment's own.
    timezone: typeof value.timezone === 'string' ? value.timezone : undefined,
    ephemeralTtlSeconds: readTtl(value.ephemeralTtlSeconds),
    isEphemeral: optionalBoolean(value, 'isEphemeral'),
  });
}

function readIdentity(settings: JsonObject): Pick<Optional<SessionSettings>, 'externalId' | 'internalId'> {
  const externalId = optionalString(settings, 'externalId');
  const internalId = optionalString(settings, 'internalId');
  if ((externalId === undefined) === (internalId === undefined)) {
    throw new ServiceFailure(400, 'Exactly one of sessionSettings.externalId and sessionSettings.internalId is required');
  }
  if (externalId !== undefined && canonicalIdentity(externalId) !== externalId) {
    throw invalid('sessionSettings.externalId', 'must be lowercase, without spaces or invisible characters, and in the form NFKC');
  }
  const forbidden = ['userAttributes', 'groups', 'roles', 'securityContext'].find((field) => settings[field] !== undefined);
  if (internalId !== undefined && forbidden !== undefined) {
    throw invalid(`sessionSettings.${forbidden}`, 'cannot be combined with internalId');
  }
  return { externalId, internalId };
}

function readUserAttributes(value: unknown): readonly ChatUserAttribute[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every(isUserAttribute)) {
    throw invalid('sessionSettings.userAttributes', 'must be an array of {name, value} with string values');
  }
  return value;
}

function isUserAttribute(value: unknown): value is ChatUserAttribute {
  return isObject(value) && typeof value.name === 'string' && typeof value.value === 'string';
}

function readNames(settings: JsonObject, field: 'groups' | 'roles'): readonly string[] | undefined {
  const value = settings[field];
  if (value !== undefined && !isStringArray(value)) throw invalid(`sessionSettings.${field}`, 'must be an array of strings');
  return value;
}

function readSecurityContext(value: unknown): JsonObject | undefined {
  if (value !== undefined && !isObject(value)) throw invalid('sessionSettings.securityContext', 'must be an object');
  return value;
}

function readTtl(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !(value > 0)) throw invalid('sessionSettings.ephemeralTtlSeconds', 'must be a positive number');
  return value;
}

function dropAbsent(settings: Optional<SessionSettings>): SessionSettings {
  // Safe: only fields that are `undefined` are left out, and every field is optional.
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as SessionSettings;
}

type Optional<T> = { readonly [Field in keyof T]?: T[Field] | undefined };
