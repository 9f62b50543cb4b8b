'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { useService } from './useService.js';

/** Returns the service client of the nearest provider. Throws if there is none. */
export function useServiceClient(): ServiceClient {
  return useService().client;
}
