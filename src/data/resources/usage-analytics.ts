'use client';
import type { NoParams } from '../../client/http/ServiceClient.js';
import { createToken, type UsageAnalyticsTokenResponse } from '../../client/resources/usage-analytics.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Makes a token for the usage analytics of the account, good for one hour. No query ever holds it. Admin only. */
export function useCreateUsageAnalyticsToken(options?: WriteOptions<UsageAnalyticsTokenResponse, NoParams>) {
  return useResourceMutation(createToken, () => [], options);
}
