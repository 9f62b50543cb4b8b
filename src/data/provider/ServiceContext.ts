import { createContext } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { PersonalMemory } from '../memory/createPersonalMemory.js';

/** The context of `ServiceProvider`, without the labels. */
export interface ServiceContextValue {
  readonly client: ServiceClient;
  readonly memory: PersonalMemory;
}

export const ServiceContext = createContext<ServiceContextValue | undefined>(undefined);
