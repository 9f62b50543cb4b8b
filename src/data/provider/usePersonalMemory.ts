'use client';
import { use } from 'react';
import type { PersonalMemory } from '../memory/createPersonalMemory.js';
import { ServiceContext } from './ServiceContext.js';

/** Returns what is stored for the current user: drafts, and data of other layers. */
export function usePersonalMemory(): PersonalMemory {
  const service = use(ServiceContext);
  if (service === undefined) {
    throw new Error('Drafts and recent threads belong to someone. Wrap your app in <ParleyProvider client={createServiceClient({ … })}>.');
  }
  return service.memory;
}
