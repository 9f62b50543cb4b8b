import { createLocalService, type LocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, StrictMode } from 'react';
import { expect } from 'vitest';
import { type Credentials, createServiceClient, type ServiceClient } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
// Loaded with the first request otherwise, which would then be slower than a test waits.
import '../../../local-service/src/resources/createManagement.js';
import { isDeep } from '../../support/runs.js';

/** A fresh local service, its first admin as the signed-in user, and a network that a test may disturb. */
export interface World {
  readonly service: LocalService;
  readonly client: ServiceClient;
  readonly queryClient: QueryClient;
  /** Method, path and query of what was sent, in order. */
  readonly requests: readonly string[];
  /** The provider. The first of each file is under StrictMode, which renders everything twice, and in a deep run all are. */
  readonly wrapper: (props: { readonly children: ReactNode }) => ReactNode;
  /** Happens before a request reaches the service; what throws keeps it from arriving. */
  onRequest: (sent: string) => void | Promise<void>;
  /** Answers in place of the service, where it returns something. */
  answer: (sent: string) => Response | undefined | Promise<Response | undefined>;
  /** Changes what the service has answered. */
  rewrite: (sent: string, response: Response) => Response | Promise<Response>;
  /** Happens before an answer reaches the client; what throws loses it. */
  onAnswer: (sent: string) => void | Promise<void>;
  sent(pattern: RegExp): readonly string[];
  /** Waits until every request has its answer. The service works in threads of its process, whatever a test does to the clock. */
  settle(): Promise<void>;
}

// Taken before a test holds the clock.
const realTimeout = setTimeout;

export interface WorldOptions {
  readonly credentials?: (service: LocalService) => Credentials;
  /** True if the client can run queries. */
  readonly hasData?: boolean;
}

export function startWorld({ credentials, hasData = false }: WorldOptions = {}): World {
  // Read each time: a test may hold the clock.
  const service = createLocalService({ agent: { answer: async function* () {} }, now: () => Date.now() });
  const queryClient = new QueryClient();
  const requests: string[] = [];
  const Mode = isDeep || isFirstOfFile() ? StrictMode : Fragment;
  let underWay = 0;
  const managementCredentials: Credentials = credentials?.(service) ?? { kind: 'bearer', token: () => service.mintAccessToken() };
  const chatCredentials: Credentials = { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) };
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    ...(hasData
      ? { dataUrl: service.addresses.dataUrl, credentials: chatCredentials, managementCredentials }
      : { credentials: managementCredentials }),
    retry: false,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const sent = `${request.method} ${pathname}${search}`;
      requests.push(sent);
      underWay += 1;
      try {
        await world.onRequest(sent);
        const response = (await world.answer(sent)) ?? (await world.rewrite(sent, await service.fetch(request)));
        await world.onAnswer(sent);
        return response;
      } finally {
        underWay -= 1;
      }
    },
  });
  const world: World = {
    service,
    client,
    queryClient,
    requests,
    onRequest: () => {},
    answer: () => undefined,
    rewrite: (_, response) => response,
    onAnswer: () => {},
    sent: (pattern) => requests.filter((sent) => pattern.test(sent)),
    async settle() {
      for (let quietTurns = 0; quietTurns < 5; quietTurns = underWay === 0 ? quietTurns + 1 : 0) {
        await new Promise((resolve) => setImmediate(resolve));
        // Queries tell of an answer in a timer; five turns alone can be over before it.
        await new Promise((resolve) => realTimeout(resolve, 1));
      }
    },
    wrapper: ({ children }) => (
      <Mode>
        <ParleyProvider client={client} queryClient={queryClient} storage={null}>
          {children}
        </ParleyProvider>
      </Mode>
    ),
  };
  return world;
}

let lastFile: string | undefined;

/** Files share their modules. */
function isFirstOfFile(): boolean {
  const { testPath } = expect.getState();
  const isFirst = testPath !== lastFile;
  lastFile = testPath;
  return isFirst;
}
