'use client';
import { use } from 'react';
import { ServiceContext } from '../provider/ServiceContext.js';
import type { PersonalMemory } from './createPersonalMemory.js';

/** What is kept for the person who asks: drafts, and what others keep beside them. */
export function usePersonalMemory(): PersonalMemory {
  const service = use(ServiceContext);
  if (service === undefined) {
    throw new Error('Drafts and recent threads belong to someone. Wrap your app in <ParleyProvider client={createServiceClient({ … })}>.');
  }
  return service.memory;
}
