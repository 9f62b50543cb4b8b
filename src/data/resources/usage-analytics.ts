'use client';
import type { NoParams } from '../../client/http/ServiceClient.js';
import { createToken, type UsageAnalyticsTokenResponse } from '../../client/resources/usage-analytics.js';
import { writeHook } from '../useResourceMutation.js';

/** Creates a token for the account's usage analytics, valid for one hour. It is in no query. Admins only. */
export const useCreateUsageAnalyticsToken = writeHook<UsageAnalyticsTokenResponse, NoParams>(createToken, () => []);
