import type { GenerateSession, GroupDefinition, UserAttributeInput } from '@parley/react/client';
import { invalid } from '../http/fields.js';
import { type EmbedOptions, withoutEmpty } from '../tenant/callers/embedOptions.js';
import { checkEmbedTenantName } from '../tenant/embedding/embedTenants.js';
import type { EmbedUserFields } from '../tenant/embedding/embedUsers.js';
import { readEmbedUserFields } from '../tenant/embedding/readEmbedUserFields.js';
import { type AttributeDefinition, readAttributeDefinition } from '../tenant/people/attributeDefinitions.js';

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

/** Applies the rules between the fields of generate-session; 400 names the field that breaks one. */
export function readSessionRequest(input: GenerateSession): SessionRequest {
  const { deploymentId, userAttributes, userAttributeDefinitions, settings, embedTheme } = input;
  const embedTenantName = input.embedTenantName ?? undefined;
  const branchName = input.branchName ?? undefined;
  if (embedTenantName !== undefined) checkEmbedTenantName(embedTenantName);
  checkTenantGroups(input);
  for (const field of ['userAttributes', 'userAttributeDefinitions'] as const) checkDistinctNames(input, field);
  return {
    deploymentId,
    branchName,
    embedTenantName,
    tenantDisplayName: input.embedTenantProfile?.displayName ?? undefined,
    isCreator: input.creatorMode ?? false,
    attributeDefinitions: (userAttributeDefinitions ?? []).map(readAttributeDefinition),
    userAttributes: userAttributes ?? [],
    options: {
      branchName,
      securityContext: input.securityContext ?? {},
      settings: withoutEmpty(settings ?? {}),
      embedTheme: withoutEmpty(embedTheme ?? {}),
    },
    subject: readSubject(input),
  };
}

function readSubject(input: GenerateSession): SessionRequest['subject'] {
  const { internalId = null, externalId = null, isEphemeral, tenantGroupDefinitions } = input;
  if ((internalId === null) === (externalId === null)) throw invalid('externalId', 'or internalId is required, but not both');
  if (internalId === null) {
    const definitions = checkDefinitions(tenantGroupDefinitions ?? []);
    return { ...readEmbedUserFields(input), isEphemeral: isEphemeral ?? undefined, tenantGroupDefinitions: definitions };
  }
  const forbidden = notForInternalUsers.find((field) => isGiven(input[field]));
  if (forbidden !== undefined) throw invalid(forbidden, 'cannot be combined with internalId');
  return { internalId };
}

/** A user of the account already has them. */
const notForInternalUsers = ['groups', 'userAttributes', 'userAttributeDefinitions', 'securityContext', 'userProfile'] as const;

function checkTenantGroups(input: GenerateSession): void {
  const field = (['tenantGroups', 'tenantGroupDefinitions'] as const).find((name) => isGiven(input[name]));
  if (field === undefined) return;
  if (!isGiven(input.embedTenantName)) throw invalid(field, 'needs embedTenantName');
  if (input.creatorMode !== true) throw invalid(field, 'needs creatorMode');
}

function checkDistinctNames(input: GenerateSession, field: 'userAttributes' | 'userAttributeDefinitions'): void {
  const names = (input[field] ?? []).map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw invalid(field, `names "${repeated}" twice`);
}

function checkDefinitions(definitions: readonly GroupDefinition[]): readonly GroupDefinition[] {
  for (const { name, description } of definitions) {
    if (name === '') throw invalid('tenantGroupDefinitions', 'must have names');
    if (name.length > 100) throw invalid('tenantGroupDefinitions', 'must have names of at most 100 characters');
    if ((description ?? '').length > 500) throw invalid('tenantGroupDefinitions', 'must have descriptions of at most 500 characters');
  }
  return definitions;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
