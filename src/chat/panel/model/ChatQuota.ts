/** The user's usage of a quota, from your app. Nothing is shown unless `used` and `limit` are valid numbers. */
export interface ChatQuota {
  /** How much is used. May be more than `limit`. */
  readonly used: number;
  /** How much may be used. */
  readonly limit: number;
  /** What the numbers are about: this day, week, month or year. Any other period is not named. */
  readonly period?: 'day' | 'week' | 'month' | 'year' | (string & {}) | undefined;
  /** What is counted, such as `Credits`. Default: questions. */
  readonly label?: string | undefined;
  /** True if the composer sends nothing more once the limit is reached. Default `false`: the service decides. */
  readonly isEnforced?: boolean | undefined;
}

/** True if the host forbids further questions. */
export function isUsedUp(quota: ChatQuota | undefined): boolean {
  return quota?.isEnforced === true && quota.used >= quota.limit;
}
