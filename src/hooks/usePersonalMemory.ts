'use client';
import { use } from 'react';
import type { PersonalMemory } from './createPersonalMemory.js';
import { ServiceContext } from './ServiceContext.js';

/** Drafts and recent threads of the person who asks. */
export function usePersonalMemory(): PersonalMemory {
  const service = use(ServiceContext);
  if (service === undefined) {
    throw new Error('Drafts and recent threads belong to someone. Wrap your app in <ParleyProvider client={createServiceClient({ … })}>.');
  }
  return service.memory;
}
