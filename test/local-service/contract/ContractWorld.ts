import { type Credentials, createServiceClient, type ServiceClient } from '../../../src/client.js';
import { createLocalService, type LocalService } from '../../../src/local-service.js';

/** A fresh local service with a clock that stands still, and clients of those who may call it. */
export interface ContractWorld {
  readonly service: LocalService;
  /** The session of an admin. */
  readonly admin: ServiceClient;
  /** The session of a user without any rights of an admin. */
  readonly analyst: ServiceClient;
  /** An admin's API key for every deployment. */
  readonly apiKey: ServiceClient;
  clientOf(credentials: Credentials): ServiceClient;
  /** Lets time pass for the service. */
  advance(ms: number): void;
}

export async function createContractWorld(): Promise<ContractWorld> {
  let now = Date.UTC(2026, 9, 1, 9);
  const service = createLocalService({ now: () => now, agent: silentAgent });
  const clientOf = (credentials: Credentials): ServiceClient =>
    createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials,
      scimCredentials: { kind: 'bearer', token: service.scimToken },
      fetch: service.fetch,
      retry: false,
    });
  return {
    service,
    admin: clientOf({ kind: 'bearer', token: await service.mintAccessToken({ expiresInSeconds: longSeconds }) }),
    analyst: clientOf({
      kind: 'bearer',
      token: await service.mintAccessToken({ email: 'analyst@parley.example', expiresInSeconds: longSeconds }),
    }),
    apiKey: clientOf({ kind: 'api-key', key: service.apiKey, dangerouslyAllowBrowser: true }),
    clientOf,
    advance(ms) {
      now += ms;
    },
  };
}

const longSeconds = 365 * 24 * 3600;

/** The chat is not asked anything here. */
const silentAgent = { answer: async function* () {} };
