import { createContext } from 'react';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import type { Labels } from '../labels/Labels.js';

/** What `ServiceProvider` gives to everything below it. */
export interface ServiceContextValue {
  readonly client: ServiceClient;
  readonly labels: Labels;
  /** BCP 47 tag for numbers and dates. */
  readonly locale: string;
  /** IANA zone for points in time; `undefined` is the browser's own. */
  readonly timeZone: string | undefined;
  /** Where drafts and recent threads are kept; `undefined` is nowhere. */
  readonly storage: KeyValueStorage | undefined;
}

/** The part of `Storage` (`localStorage`) that is used; hosts may bring their own. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const ServiceContext = createContext<ServiceContextValue | undefined>(undefined);
