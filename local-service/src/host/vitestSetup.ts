import type {} from 'vitest';
import type { LocalService } from '../LocalService.js';
import { type HttpService, startHttpService } from './startHttpService.js';

/** What tests know of the service: `inject('parley')`. */
export interface TestService {
  /** Such as `http://localhost:49152`. */
  readonly origin: string;
  /** The full addresses of the chat, the management API and the data query API. */
  readonly addresses: LocalService['addresses'];
  /** An API key that works for all of them. */
  readonly apiKey: string;
  /** The token of the provisioning API (SCIM). */
  readonly scimToken: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    parley: TestService;
  }
}

let started: HttpService | undefined;

/** Starts one service for a test run: `globalSetup: '@parley/local-service/vitest'` in the configuration. */
export async function setup({ provide }: { provide: (key: 'parley', value: TestService) => void }): Promise<void> {
  started = await startHttpService({ port: 0 });
  const { origin, service } = started;
  provide('parley', { origin, addresses: service.addresses, apiKey: service.apiKey, scimToken: service.scimToken });
}

/** Stops it after the last test. */
export async function teardown(): Promise<void> {
  await started?.close();
  started = undefined;
}
