import { type Credentials, createServiceClient, type Dialect, type ServiceClient } from '../../../src/client.js';
import { createLocalService, type LocalService, type LocalServiceOptions } from '../../src/index.js';

/** A fresh local service with a stopped clock, and clients with different credentials. */
export interface ContractWorld {
  readonly service: LocalService;
  /** The session of an admin. */
  readonly admin: ServiceClient;
  /** The session of a user without admin permissions. */
  readonly analyst: ServiceClient;
  /** An admin's API key for every deployment. */
  readonly apiKey: ServiceClient;
  clientOf(credentials: Credentials): ServiceClient;
  /** Advances the clock of the service. */
  advance(ms: number): void;
  /** The time of the service. */
  now(): number;
  /** The requests and responses in order; JSON bodies are parsed. */
  readonly exchanges: readonly Exchange[];
}

/** Translates names between the clients and the service. Recorded exchanges have the contract's names. */
export interface ForeignNames {
  readonly dialect: Dialect;
  readonly serve: (serve: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>;
}

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly sent: unknown;
  readonly status: number;
  /** Without its parameters. */
  readonly mediaType: string | undefined;
  readonly answered: unknown;
}

/** The time at which each world starts. */
export const worldStartMs = Date.UTC(2026, 9, 1, 9);

export async function createContractWorld(options: LocalServiceOptions = {}, foreign?: ForeignNames): Promise<ContractWorld> {
  let now = worldStartMs;
  const service = createLocalService({ now: () => now, agent: silentAgent, ...options });
  const exchanges: Exchange[] = [];
  const record = async (request: Request): Promise<Response> => {
    const sent = readJson(await request.clone().text());
    const response = await service.fetch(request);
    const answered = readJson(await response.clone().text());
    const mediaType = response.headers.get('content-type')?.split(';')[0];
    exchanges.push({ method: request.method, url: new URL(request.url), sent, status: response.status, mediaType, answered });
    return response;
  };
  const fetch = foreign === undefined ? record : foreign.serve(record);
  const clientOf = (credentials: Credentials): ServiceClient =>
    createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials,
      scimCredentials: { kind: 'bearer', token: service.scimToken },
      fetch,
      dialect: foreign?.dialect,
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
    now: () => now,
    exchanges,
  };
}

const longSeconds = 365 * 24 * 3600;

/** The chat is unused here. */
const silentAgent = { answer: async function* () {} };

/** `undefined` for an empty body, and the text itself if it is not JSON. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
