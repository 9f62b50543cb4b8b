import { ServiceError } from '../errors/ServiceError.js';
import type { SessionSettings } from '../http/sessionSettings.js';
import { isJsonObject } from '../json/isJsonObject.js';

/** Checks the user's session before anything is sent (docs/contract/chat.md#session-settings). Throws `validation` that names the field. */
export function checkSessionSettings(settings: unknown): asserts settings is SessionSettings {
  if (!isJsonObject(settings)) throw refusal('sessionSettings', 'is required with an API key and must be an object');
  checkIdentity(settings);
  for (const [field, check] of Object.entries(checks)) {
    if (settings[field] !== undefined) check(settings[field], field);
  }
}

type Check = (value: unknown, field: string) => void;

function checkIdentity(settings: Readonly<Record<string, unknown>>): void {
  const { externalId, internalId } = settings;
  if (externalId === undefined && internalId === undefined) throw refusal('externalId', 'or internalId is required');
  if (internalId === undefined) return;
  const forbidden = fieldsOfExternalUsers.find((field) => settings[field] !== undefined);
  if (forbidden !== undefined) throw refusal(forbidden, 'cannot be combined with internalId');
}

/** An internal user has these already. */
const fieldsOfExternalUsers = ['externalId', 'userAttributes', 'groups', 'roles', 'securityContext'];

const checks: Readonly<Record<keyof SessionSettings, Check>> = {
  externalId: (value, field) => {
    const isValid = isText(value) && !/\s/.test(value) && value === value.toLowerCase();
    if (!isValid) throw refusal(field, 'must be a lowercase string without spaces');
  },
  internalId: checkText,
  email: checkText,
  userAttributes: (value, field) => {
    for (const [item, itemField] of itemsOf(value, field)) {
      if (!isJsonObject(item)) throw refusal(itemField, 'must be an object with name and value');
      if (!isText(item.name)) throw refusal(`${itemField}.name`, 'must be a string');
      if (typeof item.value !== 'string') throw refusal(`${itemField}.value`, 'must be a string');
    }
  },
  groups: checkTexts,
  roles: checkTexts,
  securityContext: (value, field) => {
    if (!isJsonObject(value)) throw refusal(field, 'must be an object');
  },
  allowChatWorkspaceAuthoring: checkBoolean,
  timezone: (value, field) => {
    if (typeof value !== 'string') throw refusal(field, 'must be a string, such as Europe/Berlin');
  },
  ephemeralTtlSeconds: (value, field) => {
    if (!(typeof value === 'number' && Number.isFinite(value) && value > 0))
      throw refusal(field, 'must be a number of seconds greater than 0');
  },
  isEphemeral: checkBoolean,
};

function checkText(value: unknown, field: string): void {
  if (!isText(value)) throw refusal(field, 'must be a non-empty string');
}

function checkTexts(value: unknown, field: string): void {
  for (const [item, itemField] of itemsOf(value, field)) checkText(item, itemField);
}

function checkBoolean(value: unknown, field: string): void {
  if (typeof value !== 'boolean') throw refusal(field, 'must be true or false');
}

function itemsOf(value: unknown, field: string): (readonly [item: unknown, field: string])[] {
  if (!Array.isArray(value)) throw refusal(field, 'must be a list');
  return value.map((item: unknown, index) => [item, `${field}[${index}]`] as const);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function refusal(field: string, reason: string): ServiceError {
  return new ServiceError('validation', `sessionSettings: ${field} ${reason}.`, { field });
}
