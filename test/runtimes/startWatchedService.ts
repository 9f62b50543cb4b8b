import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Agent, createLocalService } from '@parley/local-service';
import { createPausedAgent } from '../../local-service/test/support/talk.js';

/** The local service over HTTP, whose agent stops in the middle of its answer until it is resumed. */
export async function startWatchedService() {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('A server that listens on TCP has an address with a port.');

  let paused = createPausedAgent();
  let refusesKey = false;
  const calls: ServiceCall[] = [];
  const agent: Agent = { answer: (question) => paused.agent.answer(question) };
  const service = createLocalService({ agent, origin: `http://127.0.0.1:${address.port}` });
  const answer = async (request: Request) => {
    const left = new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
    calls.push({ path: new URL(request.url).pathname, body: await request.clone().json(), left, signal: request.signal });
    if (refusesKey) request.headers.set('authorization', 'Api-Key of-someone-else');
    return service.fetch(request);
  };
  http.on('request', getRequestListener(answer, { overrideGlobalObjects: false }));

  return {
    apiKey: service.apiKey,
    chatUrl: service.addresses.agentChatUrl,
    /** What came since it forgot, oldest first. */
    calls,
    resume: () => paused.resume(),
    runCount: () => paused.runCount(),
    refuseKey: () => {
      refusesKey = true;
    },
    /** Starts over, with another agent at its pause. */
    forget: () => {
      paused = createPausedAgent();
      refusesKey = false;
      calls.length = 0;
    },
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

export type WatchedService = Awaited<ReturnType<typeof startWatchedService>>;

interface ServiceCall {
  readonly path: string;
  readonly body: { readonly sessionSettings?: { readonly externalId?: string } };
  /** Resolves when the caller closes the connection. */
  readonly left: Promise<void>;
  /** Kept, because Node does not abort the signal of a request that was garbage-collected. */
  readonly signal: AbortSignal;
}
