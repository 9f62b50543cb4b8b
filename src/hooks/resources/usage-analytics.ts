'use client';
import type { NoParams } from '../../client/http/ServiceClient.js';
import { createToken, type UsageAnalyticsTokenResponse } from '../../client/resources/usage-analytics.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Runs `createToken`. */
export function useCreateUsageAnalyticsToken(options?: WriteOptions<UsageAnalyticsTokenResponse, NoParams>) {
  return useResourceMutation(createToken, () => [['usage-analytics']], options);
}
