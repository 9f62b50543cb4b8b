import type { OidcTokenConfig } from '@parley/react/client';
import { invalid, isObject, type JsonObject, nullableBoolean, nullableString, requiredString } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import { toTimestamp } from '../times.js';
import type { OidcTokenConfigRecord } from './Connections.js';

/** The config that a create body describes. Without a name it is called after its audience. */
export function readNewConfig(body: JsonObject, { takenNames, now }: ReadingContext): Omit<OidcTokenConfigRecord, 'id'> {
  const audienceType = requiredString(body, 'audienceType');
  return {
    name: readName(body, takenNames) ?? freeName(audienceType, takenNames),
    audienceType,
    audience: nullableString(body, 'customAudience') ?? knownAudience(audienceType),
    isEnabled: nullableBoolean(body, 'isEnabled') ?? true,
    customClaims: readClaims(body.customClaims) ?? null,
    subFormat: readFormatted(body, 'subFormat') ?? null,
    targetEnvVar: readFormatted(body, 'targetEnvVar') ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

/** What an update body changes: what is left out stays, and `null` clears what may be empty. */
export function readConfigChange(
  body: JsonObject,
  { audienceType }: OidcTokenConfigRecord,
  { takenNames, now }: ReadingContext,
): Partial<OidcTokenConfigRecord> {
  if (body.audienceType !== undefined && body.audienceType !== audienceType) throw invalid('audienceType', 'cannot change');
  const customAudience = nullableString(body, 'customAudience');
  return givenFields<Omit<OidcTokenConfigRecord, 'id' | 'audienceType' | 'createdAt'>>({
    name: readName(body, takenNames) ?? undefined,
    audience: customAudience === null ? knownAudience(audienceType) : customAudience,
    isEnabled: nullableBoolean(body, 'isEnabled') ?? undefined,
    customClaims: readClaims(body.customClaims),
    subFormat: readFormatted(body, 'subFormat'),
    targetEnvVar: readFormatted(body, 'targetEnvVar'),
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

function readName(body: JsonObject, takenNames: readonly string[]): string | null | undefined {
  const name = readFormatted(body, 'name');
  if (typeof name === 'string' && takenNames.includes(name)) throw new ServiceFailure(409, `A config named "${name}" already exists.`);
  return name;
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

function readFormatted(body: JsonObject, field: keyof typeof formats): string | null | undefined {
  const { max, pattern, rule } = formats[field];
  const text = nullableString(body, field, max === undefined ? {} : { max });
  if (typeof text === 'string' && !pattern.test(text)) throw invalid(field, rule);
  return text;
}

const formats = {
  name: {
    max: undefined,
    pattern: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    rule: 'can contain only lowercase letters, digits, and hyphens between them',
  },
  subFormat: {
    max: 200,
    pattern: /^(?:[A-Za-z0-9:_-]|\{(?:deployment_id|component|region)\})+$/,
    rule: 'must contain only letters, digits, ":", "_", "-" and the placeholders {deployment_id}, {component} and {region}',
  },
  targetEnvVar: { max: 128, pattern: /^[A-Z_][A-Z0-9_]*$/, rule: 'must be a variable name such as AWS_TOKEN_FILE' },
} as const;

function readClaims(claims: unknown): JsonObject | null | undefined {
  if (claims !== undefined && claims !== null && !isObject(claims)) throw invalid('customClaims', 'must be an object');
  return claims;
}
