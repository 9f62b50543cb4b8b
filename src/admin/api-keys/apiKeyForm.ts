import type { ApiKeyResponse, CreateApiKeyInput } from '../../client/resources/api-keys.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import type { ApiKeyLabels } from './labels/ApiKeyLabels.js';

/** The values of the form of a new key. */
export interface ApiKeyValues {
  readonly name: string;
  /** `all` covers deployments that are created later as well. */
  readonly scope: 'all' | 'some';
  /** The chosen deployments, if `scope` is `some`. */
  readonly deploymentIds: readonly number[];
  /** The lifetime in days; 0 for a key that does not expire. */
  readonly days: number;
}

/** The lifetimes to choose from, in days; 0 for a key that does not expire. */
export const lifetimes = [1, 7, 30, 90, 365, 0] as const;

/** Keys expire by default, so that forgotten ones stop working. */
export const valuesOf = (): ApiKeyValues => ({ name: '', scope: 'all', deploymentIds: [], days: 90 });

export function inputOf({ name, scope, deploymentIds, days }: ApiKeyValues): CreateApiKeyInput {
  return {
    name: name.trim(),
    deploymentIds: scope === 'all' ? undefined : deploymentIds,
    ttlHours: days === 0 ? undefined : days * 24,
  };
}

export function problemsOf(
  { name, scope, deploymentIds }: ApiKeyValues,
  { labels: { problems: words } }: Pick<ProblemContext<ApiKeyResponse, ApiKeyLabels>, 'labels'>,
): FieldProblems<ApiKeyValues> {
  return {
    name: name.trim() === '' ? words.name : name.trim().length > longestKeyName ? words.nameTooLong : undefined,
    deploymentIds: scope === 'some' && deploymentIds.length === 0 ? words.deploymentIds : undefined,
  };
}

/** The maximum number of characters in a name. */
export const longestKeyName = 255;

/** When a key expires: `soon` is within two weeks. */
export type KeyExpiry = 'never' | 'later' | 'soon' | 'expired';

export function expiryOf({ expiresAt }: Pick<ApiKeyResponse, 'expiresAt'>, nowMs: number): KeyExpiry {
  const leftMs = expiresAt == null ? Number.NaN : Date.parse(expiresAt) - nowMs;
  if (Number.isNaN(leftMs)) return 'never';
  return leftMs <= 0 ? 'expired' : leftMs <= soonMs ? 'soon' : 'later';
}

const soonMs = 14 * 24 * 3_600_000;
