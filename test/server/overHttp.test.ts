import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, request as sendRaw } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLocalService } from '@parley/local-service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPausedAgent, isBeforePause, linesOf, readerOf } from '../../local-service/test/support/talk.js';
import { createMessageId, createServiceClient, isServiceError, streamChat } from '../../src/client.js';
import { createServiceProxy, type ServiceProxyOptions, toNodeHandler } from '../../src/server.js';
import { sessionOfCookie } from './support/startProxy.js';

const closings: (() => unknown)[] = [];
beforeEach(() => {
  // The HTTP adapter reports every connection that ends early.
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closings.splice(0)) close();
});

type Handler = (request: Request) => Promise<Response>;
type Adapt = (handle: Handler) => Promise<RequestListener>;

const byHono: Adapt = async (handle) => getRequestListener(handle, { overrideGlobalObjects: false });

const byNode: Adapt = async (handle) => toNodeHandler(handle);

async function listen(handle: Handler, adapt = byHono): Promise<{ origin: string; cut: () => void }> {
  const http = createServer(await adapt(handle));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  closings.push(() => {
    http.closeAllConnections();
    http.close();
  });
  // A server that listens on TCP has an address with a port.
  return { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, cut: () => http.closeAllConnections() };
}

/** A proxy over HTTP in front of a service over HTTP. */
async function startHost(upstream: Handler, options: Partial<ServiceProxyOptions> = {}, adapt = byHono) {
  const { origin: baseUrl, cut: cutService } = await listen(upstream);
  const chatUrl = `${baseUrl}/api/v1/public/halloway/agents/analyst/chat/stream-chat-state`;
  const credentials = { kind: 'api-key', key: 'sk-0001' } as const;
  const { origin } = await listen(
    createServiceProxy({ credentials, chatUrl, baseUrl, resolveSession: sessionOfCookie, ...options }),
    adapt,
  );
  return { origin, cutService };
}

function ask(origin: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: 'session=ada', origin };
  const url = `${origin}/parley/chat/stream-chat-state`;
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) });
}

describe.each([
  ['Hono', byHono],
  ['node:http', byNode],
])('the proxy behind %s', (_name, adapt) => {
  it('passes on lines as they are written, and leaves the run alone when the browser disconnects', async () => {
    const { agent, resume, runCount } = createPausedAgent();
    const service = createLocalService({ agent });
    const requests: string[] = [];
    let upstreamClosed: Promise<unknown> | undefined;
    // Kept, because Node does not abort the signal of a request that was garbage-collected.
    const signals: AbortSignal[] = [];
    const upstream = (request: Request) => {
      requests.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
      signals.push(request.signal);
      upstreamClosed ??= new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return service.fetch(request);
    };
    const { origin } = await startHost(upstream, { credentials: { kind: 'api-key', key: service.apiKey } }, adapt);
    const connection = new AbortController();
    const question = { input: 'Stores?', messageId: createMessageId() };
    const reader = readerOf(await ask(origin, question, connection.signal));
    const chatId: string = (await reader.until(isBeforePause))[0].state.chatId;
    connection.abort();
    await upstreamClosed;

    const again = await ask(origin, { ...question, chatId });
    resume();
    expect((await linesOf(again)).some(({ graphPath }) => graphPath?.[0] === 'final')).toBe(true);
    expect(runCount()).toBe(1);
    expect(requests).toEqual(['stream-chat-state', 'stream-chat-state']);
  });

  it('reads from a fast stream no more than a slow browser reads, plus the socket buffers', async () => {
    const stream = createFastStream();
    const { origin } = await startHost(async () => new Response(stream.body), {}, adapt);
    let taken = 0;
    stream.onPull((produced) => {
      stream.lead = Math.max(stream.lead, produced - taken);
    });
    for await (const chunk of await askSlowly(origin)) {
      taken += chunk.length;
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taken).toBe(stream.total);
    expect(stream.lead).toBeLessThan(stream.total / 2);
  });

  it('breaks the connection to the browser if that to the service breaks', async () => {
    const service = createLocalService({ agent: createPausedAgent().agent });
    const { origin, cutService } = await startHost(service.fetch, { credentials: { kind: 'api-key', key: service.apiKey } }, adapt);
    const reader = readerOf(await ask(origin, { input: 'Stores?' }));
    await reader.until(isBeforePause);
    cutService();
    await expect(reader.rest()).rejects.toThrow();
  });
});

describe('paths that only a raw socket sends', () => {
  it.each([
    '//api/v1/users',
    '/api/v1/users/..%2f..%2fapi-keys',
    '/api/v1/deployments/1/reports/../../../api-keys',
    '/api/v1/./../../../api/v1/users',
    '/api/v1/users\\..\\..\\api-keys',
    '/api/v1/users?x=/../../y#/../z',
  ])('forwards %s nowhere', async (path) => {
    const seen: string[] = [];
    const upstream = async (request: Request) => {
      seen.push(request.url);
      return Response.json({});
    };
    const { origin } = await startHost(upstream, { allow: ['getReports', 'updateUser'] });
    const { hostname, port } = new URL(origin);
    const outgoing = get({ hostname, port, path: `/parley${path}`, headers: { cookie: 'session=ada' } });
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    answer?.resume();
    expect([400, 403, 404]).toContain(answer?.statusCode);
    expect(seen).toEqual([]);
  });
});

describe('a client of the proxy', () => {
  it('chats without its own credential, and reads refusals as errors that say what to do', async () => {
    const { agent, resume } = createPausedAgent();
    resume();
    const service = createLocalService({ agent });
    const { origin } = await startHost(service.fetch, { credentials: { kind: 'api-key', key: service.apiKey } });
    const clientAs = (user: string) =>
      createServiceClient({
        chatUrl: `${origin}/parley/chat/stream-chat-state`,
        baseUrl: `${origin}/parley`,
        credentials: { kind: 'cookie', identity: user },
        // What a browser adds by itself.
        fetch: (request) =>
          fetch(new Request(request, { headers: { ...Object.fromEntries(request.headers), origin, cookie: `session=${user}` } })),
      });
    const kinds: string[] = [];
    for await (const frame of streamChat(clientAs('ada'), { input: 'Stores?' })) kinds.push(frame.kind);
    expect(kinds[0]).toBe('cutoff');
    expect(kinds).toContain('state');

    const refused = await streamChat(clientAs('nobody'), { input: 'Stores?' })
      .next()
      .catch((error: unknown) => error);
    expect(isServiceError(refused) && refused).toMatchObject({ kind: 'authentication', status: 401, code: 'signed-out' });
    await expect(clientAs('ada').get('/api/v1/users')).rejects.toMatchObject({
      kind: 'permission',
      code: 'operation-not-allowed',
      message: expect.stringContaining('Add it to `allow`'),
    });
  });
});

/** 32 MiB, made as fast as they are taken. */
function createFastStream() {
  const chunk = new TextEncoder().encode(`${JSON.stringify({ id: '1', content: 'x'.repeat(64 * 1024) })}\n`);
  const count = 500;
  let produced = 0;
  let onPull: (produced: number) => void = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (produced === count * chunk.length) return controller.close();
        produced += chunk.length;
        controller.enqueue(chunk);
        onPull(produced);
      },
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    total: count * chunk.length,
    /** The most that was produced and not yet taken. */
    lead: 0,
    onPull: (listener: typeof onPull) => {
      onPull = listener;
    },
  };
}

/** The answer at the pace of its reader, without the queues of `fetch`. */
async function askSlowly(origin: string): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json', cookie: 'session=ada', origin };
  const outgoing = sendRaw(`${origin}/parley/chat/stream-chat-state`, { method: 'POST', headers });
  outgoing.end('{"input":"x"}');
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}
