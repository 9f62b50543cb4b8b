import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** 404 usage analytics not enabled. Admin only; no body (payload facts, Usage Analytics). */
export function createToken(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.post<UsageAnalyticsTokenResponse>('/api/v1/usage-analytics/token', { ...options, operation: 'createToken' });
}

/** Token sent as Bearer to apiUrl. */
export interface UsageAnalyticsTokenResponse {
  readonly token: string;
  readonly apiUrl: string;
  readonly deploymentId: number;
  readonly expiresAt?: string | null;
}
