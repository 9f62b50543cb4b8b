import type { ServiceClient, ServiceRequest } from '../../../src/client.js';
import type { ContractWorld } from '../contract/ContractWorld.js';

/** Sends everything twice in the same moment, and tells how the later one went. */
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
