import type { CreateOidcTokenConfigInput, OidcTokenConfig, UpdateOidcTokenConfigInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import { toTimestamp } from '../times.js';
import type { OidcTokenConfigRecord } from './Connections.js';

/** The config that a create body describes. Without a name it is called after its audience. */
export function readNewConfig(input: CreateOidcTokenConfigInput, { takenNames, now }: ReadingContext): Omit<OidcTokenConfigRecord, 'id'> {
  const { audienceType, name, customAudience, isEnabled, customClaims = null, subFormat = null, targetEnvVar = null } = input;
  checkFormats(input, takenNames);
  return {
    name: name ?? freeName(audienceType, takenNames),
    audienceType,
    audience: customAudience ?? knownAudience(audienceType),
    isEnabled: isEnabled ?? true,
    customClaims,
    subFormat,
    targetEnvVar,
    createdAt: now,
    updatedAt: now,
  };
}

/** What an update body changes: what is left out stays, and `null` clears what may be empty. */
export function readConfigChange(
  input: UpdateOidcTokenConfigInput,
  { audienceType }: OidcTokenConfigRecord,
  { takenNames, now }: ReadingContext,
): Partial<OidcTokenConfigRecord> {
  const { name, customAudience, isEnabled, customClaims, subFormat, targetEnvVar } = input;
  checkFormats(input, takenNames);
  return givenFields<Omit<OidcTokenConfigRecord, 'id' | 'audienceType' | 'createdAt'>>({
    name: name ?? undefined,
    audience: customAudience === null ? knownAudience(audienceType) : customAudience,
    isEnabled: isEnabled ?? undefined,
    customClaims,
    subFormat,
    targetEnvVar,
    updatedAt: now,
  });
}

export function toConfig({ createdAt, updatedAt, ...fields }: OidcTokenConfigRecord): OidcTokenConfig {
  return { ...fields, createdAt: toTimestamp(createdAt), updatedAt: toTimestamp(updatedAt) };
}

interface ReadingContext {
  readonly takenNames: readonly string[];
  readonly now: number;
}

function checkFormats(input: UpdateOidcTokenConfigInput, takenNames: readonly string[]): void {
  for (const field of ['name', 'subFormat', 'targetEnvVar'] as const) {
    const { pattern, rule } = formats[field];
    const text = input[field];
    if (typeof text === 'string' && !pattern.test(text)) throw invalid(field, rule);
  }
  const { name } = input;
  if (typeof name === 'string' && takenNames.includes(name)) throw new ServiceFailure(409, `A config named "${name}" already exists.`);
}

function freeName(audienceType: string, takenNames: readonly string[]): string {
  const base =
    audienceType
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'config';
  let name = base;
  for (let number = 2; takenNames.includes(name); number += 1) name = `${base}-${number}`;
  return name;
}

function knownAudience(audienceType: string): string {
  const audience = audiences.get(audienceType);
  if (audience === undefined) throw invalid('customAudience', `is required for the audience type "${audienceType}"`);
  return audience;
}

const audiences: ReadonlyMap<string, string> = new Map([
  ['aws', 'sts.amazonaws.com'],
  ['gcp', 'https://iam.googleapis.com'],
  ['azure', 'api://AzureADTokenExchange'],
]);

const formats = {
  name: {
    pattern: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    rule: 'can contain only lowercase letters, digits, and hyphens between them',
  },
  subFormat: {
    pattern: /^(?:[A-Za-z0-9:_-]|\{(?:deployment_id|component|region)\})+$/,
    rule: 'must contain only letters, digits, ":", "_", "-" and the placeholders {deployment_id}, {component} and {region}',
  },
  targetEnvVar: { pattern: /^[A-Z_][A-Z0-9_]*$/, rule: 'must be a variable name such as AWS_TOKEN_FILE' },
} as const;
