import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/**
 * Makes a token for the usage analytics of the account, good for one hour. Admin only; 404 where usage analytics is not enabled
 * (docs/contract/account.md#usage-analytics).
 * @throws 403 if the caller is not an admin
 */
export function createToken(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.post<UsageAnalyticsTokenResponse>('/api/v1/usage-analytics/token', { ...options, operation: 'createToken' });
}

export interface UsageAnalyticsTokenResponse {
  /** Sent as `Bearer` to `apiUrl`. */
  readonly token: string;
  readonly apiUrl: string;
  readonly deploymentId: number;
  readonly expiresAt?: string | null;
}
