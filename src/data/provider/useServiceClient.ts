'use client';
import { use } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { ServiceContext } from './ServiceContext.js';

/** Returns the service client of the nearest provider. Throws if there is none. */
export function useServiceClient(): ServiceClient {
  const service = use(ServiceContext);
  if (service === undefined) {
    throw new Error('Parley needs a service client. Wrap your app in <ParleyProvider client={createServiceClient({ … })}>.');
  }
  return service.client;
}
