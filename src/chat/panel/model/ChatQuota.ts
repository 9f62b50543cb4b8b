/** The user's usage of a quota, as known to your app. Shown only if `used` and `limit` are valid numbers. */
export interface ChatQuota {
  /** How much is used. May be more than `limit`. */
  readonly used: number;
  /** How much may be used. */
  readonly limit: number;
  /** The period that the numbers cover. Other values are not shown. */
  readonly period?: 'day' | 'week' | 'month' | 'year' | (string & {}) | undefined;
  /** The unit, such as `Credits`. Default: questions. */
  readonly label?: string | undefined;
  /** True to send no more questions once the limit is reached. Default `false`: the service decides. */
  readonly isEnforced?: boolean | undefined;
}

/** True if the limit is reached and the host enforces it. */
export function isUsedUp(quota: ChatQuota | undefined): boolean {
  return quota?.isEnforced === true && quota.used >= quota.limit;
}
