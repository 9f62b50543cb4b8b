import type { RequestOptions, ServiceClient } from '../../../src/client.js';
import type { ContractWorld } from '../contract/ContractWorld.js';

/** Sends everything twice in the same moment, and tells how the later one went. */
export function racing({ apiKey }: ContractWorld): ServiceClient {
  return {
    ...apiKey,
    async put<T>(path: string, options?: RequestOptions): Promise<T> {
      const [, later] = await Promise.allSettled([apiKey.put<T>(path, options), apiKey.put<T>(path, options)]);
      if (later.status === 'rejected') throw later.reason;
      return later.value;
    },
  };
}
