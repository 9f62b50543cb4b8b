import type { ServiceClient, ServiceRequest } from '../../../src/client.js';
import type { ContractWorld } from '../contract/ContractWorld.js';

/** Sends every request twice at the same time, and returns the result of the later one. */
export function racing({ apiKey }: ContractWorld): ServiceClient {
  return {
    ...apiKey,
    async request<T>(request: ServiceRequest<T>): Promise<T> {
      const [, later] = await Promise.allSettled([apiKey.request(request), apiKey.request(request)]);
      if (later.status === 'rejected') throw later.reason;
      return later.value;
    },
  };
}
