'use client';
import { use } from 'react';
import { ServiceContext, type ServiceContextValue } from './ServiceContext.js';

/** Returns the service of the nearest provider. Throws if there is none. */
export function useService(): ServiceContextValue {
  const service = use(ServiceContext);
  if (service === undefined) {
    throw new Error('Parley needs a service client. Wrap your app in <ParleyProvider client={createServiceClient({ … })}>.');
  }
  return service;
}
