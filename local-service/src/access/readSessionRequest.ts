import type { GenerateSession, UserAttributeInput } from '@parley/react/client';
import { invalid, isObject, type JsonObject, nullableBoolean, nullableString, requiredInteger, requiredString } from '../http/fields.js';
import { type EmbedOptions, readEmbedSettings, readEmbedTheme, readSecurityContext } from '../tenant/callers/embedOptions.js';
import { checkEmbedTenantName } from '../tenant/embedding/embedTenants.js';
import type { EmbedUserFields } from '../tenant/embedding/embedUsers.js';
import { readEmbedUserFields, readNames } from '../tenant/embedding/readEmbedUserFields.js';
import { type AttributeDefinition, attributeTypes, readAttributeDefinition } from '../tenant/people/attributeDefinitions.js';
import { isValueOf } from '../tenant/people/attributeValues.js';

/** What a session is asked for. */
export interface SessionRequest {
  readonly deploymentId: number;
  readonly branchName: string | undefined;
  readonly embedTenantName: string | undefined;
  readonly tenantDisplayName: string | undefined;
  readonly isCreator: boolean;
  readonly attributeDefinitions: readonly AttributeDefinition[];
  readonly userAttributes: readonly UserAttributeInput[];
  readonly options: Pick<EmbedOptions, 'branchName' | 'securityContext' | 'settings' | 'embedTheme'>;
  readonly subject: { readonly internalId: string } | EmbedUserFields;
}

/** Reads the body of generate-session by its rules; 400 names the field that breaks one. */
export function readSessionRequest(body: JsonObject): SessionRequest {
  const deploymentId = requiredInteger(body, 'deploymentId', { min: 1 });
  const embedTenantName = nullableString(body, 'embedTenantName') ?? undefined;
  if (embedTenantName !== undefined) checkEmbedTenantName(embedTenantName);
  checkTenantGroups(body, embedTenantName);
  for (const field of ['userAttributes', 'userAttributeDefinitions'] as const) checkDistinctNames(body, field);
  checkObject(body, 'embedTenantProfile');
  readNames(body, 'roles');
  readObjects(body, 'groupDefinitions');
  nullableString(body, 'publicDashboardId');
  const branchName = nullableString(body, 'branchName') ?? undefined;
  return {
    deploymentId,
    branchName,
    embedTenantName,
    tenantDisplayName: isObject(body.embedTenantProfile)
      ? (nullableString(body.embedTenantProfile, 'displayName') ?? undefined)
      : undefined,
    isCreator: nullableBoolean(body, 'creatorMode') ?? false,
    attributeDefinitions: readObjects(body, 'userAttributeDefinitions').map(readAttributeDefinition),
    userAttributes: readObjects(body, 'userAttributes').map((attribute) => ({
      name: requiredString(attribute, 'name'),
      value: readAttributeValue(attribute.value ?? null),
    })),
    options: {
      branchName,
      securityContext: readSecurityContext(body),
      settings: readEmbedSettings(body),
      embedTheme: readEmbedTheme(body),
    },
    subject: readSubject(body),
  };
}

function readAttributeValue(value: unknown): UserAttributeInput['value'] {
  const isValue = attributeTypes.some((type) => isValueOf(type, value));
  if (!isValue) throw invalid('userAttributes', 'values must be strings, numbers, booleans or lists of these');
  return value as UserAttributeInput['value']; // checked against each type an attribute can have
}

function readSubject(body: JsonObject): SessionRequest['subject'] {
  const internalId = nullableString(body, 'internalId') ?? undefined;
  const externalId = nullableString(body, 'externalId') ?? undefined;
  if ((internalId === undefined) === (externalId === undefined)) throw invalid('externalId', 'or internalId is required, but not both');
  if (internalId === undefined) {
    const isEphemeral = nullableBoolean(body, 'isEphemeral') ?? undefined;
    return { ...readEmbedUserFields(body), isEphemeral, tenantGroupDefinitions: readDefinitions(body) };
  }
  const forbidden = notForInternalUsers.find((field) => isGiven(body[field]));
  if (forbidden !== undefined) throw invalid(forbidden, 'cannot be combined with internalId');
  return { internalId };
}

/** A user of the account already has them. */
const notForInternalUsers: readonly Fields[] = ['groups', 'userAttributes', 'userAttributeDefinitions', 'securityContext', 'userProfile'];

function checkTenantGroups(body: JsonObject, embedTenantName: string | undefined): void {
  const field = tenantGroupFields.find((name) => isGiven(body[name]));
  if (field === undefined) return;
  if (embedTenantName === undefined) throw invalid(field, 'needs embedTenantName');
  if (nullableBoolean(body, 'creatorMode') !== true) throw invalid(field, 'needs creatorMode');
}

const tenantGroupFields: readonly Fields[] = ['tenantGroups', 'tenantGroupDefinitions'];

function checkDistinctNames(body: JsonObject, field: Fields): void {
  const names = readObjects(body, field).map((attribute) => requiredString(attribute, 'name'));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw invalid(field, `names "${repeated}" twice`);
}

function readDefinitions(body: JsonObject): EmbedUserFields['tenantGroupDefinitions'] {
  return readObjects(body, 'tenantGroupDefinitions').map((definition) => ({
    name: requiredString(definition, 'name', { max: 100 }),
    description: nullableString(definition, 'description', { max: 500 }),
  }));
}

function readObjects(body: JsonObject, field: Fields): readonly JsonObject[] {
  const value = body[field] ?? [];
  if (!Array.isArray(value) || !value.every(isObject)) throw invalid(field, 'must be a list of objects');
  return value;
}

function checkObject(body: JsonObject, field: Fields): void {
  if (isGiven(body[field]) && !isObject(body[field])) throw invalid(field, 'must be an object');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

type Fields = keyof GenerateSession;
