import type { CreateOidcTokenConfigInput, OidcTokenConfig } from '../../client/resources/oidc-token-configs.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import { readJsonObject, writeJsonObject } from '../shared/fields/jsonObject.js';
import type { OidcTokenConfigLabels } from './labels/OidcTokenConfigLabels.js';

/** The values of the form of a configuration. */
export interface TokenConfigValues {
  readonly name: string;
  readonly audienceType: string;
  readonly customAudience: string;
  readonly subFormat: string;
  readonly targetEnvVar: string;
  /** A JSON object, or nothing. */
  readonly customClaims: string;
  readonly isEnabled: boolean;
}

export function valuesOf(config: OidcTokenConfig | undefined): TokenConfigValues {
  const { name = '', audienceType = '', audience = '', subFormat, targetEnvVar, customClaims, isEnabled = true } = config ?? {};
  return {
    ...{ name, audienceType, isEnabled },
    customAudience: audience,
    subFormat: subFormat ?? '',
    targetEnvVar: targetEnvVar ?? '',
    customClaims: writeJsonObject(customClaims),
  };
}

/** Returns what is sent. An empty text clears what may be empty, and otherwise leaves the choice to the service. */
export function inputOf({ customClaims, isEnabled, audienceType, ...texts }: TokenConfigValues): CreateOidcTokenConfigInput {
  const { name, customAudience, subFormat, targetEnvVar } = texts;
  return {
    audienceType: audienceType.trim(),
    name: textOrNull(name),
    customAudience: textOrNull(customAudience),
    subFormat: textOrNull(subFormat),
    targetEnvVar: textOrNull(targetEnvVar),
    customClaims: readJsonObject(customClaims) ?? null,
    isEnabled,
  };
}

/** The formats that the service accepts (docs/contract/account.md#oidc-token-configurations). */
export function problemsOf(
  { name, audienceType, subFormat, targetEnvVar, customClaims }: TokenConfigValues,
  { labels: { problems: words }, item, error }: ProblemContext<OidcTokenConfig, OidcTokenConfigLabels>,
): FieldProblems<TokenConfigValues> {
  const isMissing = item !== undefined && name.trim() === '';
  return {
    name: isMissing
      ? words.nameMissing
      : !matches(name, namePattern)
        ? words.name
        : error?.kind === 'conflict'
          ? words.nameTaken
          : undefined,
    audienceType: audienceType.trim() === '' ? words.audienceType : undefined,
    subFormat: matches(subFormat, subjectPattern) ? undefined : words.subFormat,
    targetEnvVar: matches(targetEnvVar, variablePattern) ? undefined : words.targetEnvVar,
    customClaims: readJsonObject(customClaims) === null ? words.customClaims : undefined,
  };
}

const namePattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const subjectPattern = /^(?:[A-Za-z0-9:_-]|\{(?:deployment_id|component|region)\}){1,200}$/;
const variablePattern = /^[A-Z_][A-Z0-9_]{0,127}$/;

function matches(text: string, pattern: RegExp): boolean {
  return text.trim() === '' || pattern.test(text.trim());
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}
