import { createContext } from 'react';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import type { Labels } from '../labels/Labels.js';
import type { PersonalMemory } from './createPersonalMemory.js';

/** What `ServiceProvider` gives to everything below it. */
export interface ServiceContextValue {
  readonly client: ServiceClient;
  readonly labels: Labels;
  /** BCP 47 tag for numbers and dates. */
  readonly locale: string;
  /** IANA zone for points in time; `undefined` is the browser's own. */
  readonly timeZone: string | undefined;
  readonly memory: PersonalMemory;
}

export const ServiceContext = createContext<ServiceContextValue | undefined>(undefined);
