import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';

/**
 * Creates a token for the usage analytics of the account, valid for one hour. Admin only; 404 if usage analytics is not enabled
 * (docs/contract/account.md#usage-analytics).
 * @throws 403 if the caller is not an admin
 */
export const createToken = operation<NoParams, UsageAnalyticsTokenResponse>('createToken', 'POST', '/api/v1/usage-analytics/token', {
  send: false,
});

/** A token for the usage analytics, and the address to send it to. */
export interface UsageAnalyticsTokenResponse {
  /** Sent as `Bearer` to `apiUrl`. */
  readonly token: string;
  /** The address of the usage data. */
  readonly apiUrl: string;
  /** The deployment that holds the usage data. */
  readonly deploymentId: number;
  /** The time the token expires. */
  readonly expiresAt?: string | null;
}
