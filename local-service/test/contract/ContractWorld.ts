import { type Credentials, createServiceClient, type Dialect, type ServiceClient } from '../../../src/client.js';
import { createLocalService, type LocalService, type LocalServiceOptions } from '../../src/index.js';

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
  /** What went over the wire, in order; bodies are parsed where they are JSON. */
  readonly exchanges: readonly Exchange[];
}

/** Other names on the wire, as the clients speak them and as the service hears them. What is recorded has the contract's. */
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
    exchanges,
  };
}

const longSeconds = 365 * 24 * 3600;

/** The chat is not asked anything here. */
const silentAgent = { answer: async function* () {} };

/** `undefined` for an empty body, the text itself for what is not JSON. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
