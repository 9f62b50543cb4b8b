import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDialect } from '../../../src/client/dialect/createDialect.js';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import { fillPath } from '../../../src/client/http/path.js';
import type { ServiceClient } from '../../../src/client/http/ServiceClient.js';
import { openStream } from '../support/byteStream.js';
import { agentUrl, type FakeService, fakeService, jsonRpcRefusal, token } from '../support/fakeService.js';

const ok = () => Response.json({ ok: true });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status: code, headers });

function clientOf(service: FakeService, options: Partial<ServiceClientOptions> = {}) {
  return createServiceClient({
    baseUrl: 'https://acme.example.com/proxy/',
    credentials: { kind: 'bearer', token: 't' },
    fetch: service.fetch,
    ...options,
  });
}

describe('requests', () => {
  it('sends JSON to the path below the base URL', async () => {
    const service = fakeService(ok);
    expect(await clientOf(service).post('/api/v1/users', { query: { first: 2 }, body: { name: 'Ä' } })).toEqual({ ok: true });
    expect(service.requests).toMatchObject([
      { method: 'POST', url: 'https://acme.example.com/proxy/api/v1/users?first=2', body: { name: 'Ä' } },
    ]);
  });

  it('sends no body and no content type if there is none', async () => {
    const service = fakeService(ok);
    const client = clientOf(service);
    for (const method of ['get', 'put', 'patch', 'delete'] as const) await client[method]('/a');
    expect(service.requests.map(({ method, headers }) => [method, headers.get('content-type')])).toEqual([
      ['GET', null],
      ['PUT', null],
      ['PATCH', null],
      ['DELETE', null],
    ]);
  });

  it('translates paths with the dialect of the service', async () => {
    const service = fakeService(ok);
    const dialect = createDialect({ paths: { '/api/v1': '/v2' } });
    await clientOf(service, { dialect }).get('/api/v1/users', { query: { first: 1 } });
    expect(service.requests[0]?.url).toBe('https://acme.example.com/proxy/v2/users?first=1');
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['200 without a body', () => new Response('')],
    ['200 with white space', () => new Response(' \n')],
  ])('never parses the body of %s', async (_what, answer) => {
    expect(await clientOf(fakeService(answer)).delete('/x')).toBeUndefined();
  });

  it('reports a success that is not JSON as a protocol error', async () => {
    await expect(clientOf(fakeService(() => new Response('<html>'))).get('/x')).rejects.toMatchObject({
      kind: 'protocol',
      status: 200,
      body: '<html>',
    });
  });

  it('never repeats a write because of an error inside a success', async () => {
    const service = fakeService(jsonRpcRefusal);
    const token = vi.fn(async () => 'token');
    await expect(clientOf(service, { credentials: { kind: 'bearer', token } }).post('/x')).rejects.toMatchObject({
      kind: 'authentication',
    });
    expect(service.requests).toHaveLength(1);
    expect(token).toHaveBeenCalledTimes(1);
  });

  it('treats a JSON-RPC error inside a success as an error', async () => {
    const rpc = (error: object) => () => Response.json({ jsonrpc: '2.0', id: null, error });
    const get = (answer: () => Response) => clientOf(fakeService(answer)).get('/x');
    await expect(get(jsonRpcRefusal)).rejects.toMatchObject({ kind: 'authentication', status: 200, operation: 'GET /x', code: -32001 });
    await expect(get(rpc({ code: -32603, message: 'Out of order' }))).rejects.toMatchObject({ kind: 'server', message: 'Out of order' });
    expect(await get(() => Response.json({ status: 'FAILED', error: 'Out of memory' }))).toEqual({
      status: 'FAILED',
      error: 'Out of memory',
    });
  });

  it.each([
    { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Authentication of the warehouse failed' } },
    { jsonrpc: '2.0', id: null, error: { code: -32603, message: 'Unauthorized' } },
  ])('sends a POST once, if a success contains any error but refused credentials: %j', async (answer) => {
    const service = fakeService(() => Response.json(answer));
    const client = clientOf(service, { credentials: { kind: 'bearer', token: async () => 'fresh' } });
    await expect(client.post('/x', { body: {} })).rejects.toMatchObject({ kind: 'server' });
    expect(service.requests).toHaveLength(1);
  });

  it('does not follow redirects, which would receive the token', async () => {
    const service = fakeService(status(302, { location: 'https://evil.example.com' }));
    const followed: string[] = [];
    const fetch = (request: Request) => {
      followed.push(request.redirect);
      return service.fetch(request);
    };
    await expect(clientOf(service, { fetch }).get('/x')).rejects.toMatchObject({ kind: 'protocol', status: 302 });
    expect(followed).toEqual(['manual']);
  });

  it('names the operation in its errors', async () => {
    await expect(clientOf(fakeService(status(404))).get('/x', { operation: 'getUser' })).rejects.toMatchObject({ operation: 'getUser' });
    await expect(clientOf(fakeService(status(404))).get('/x')).rejects.toMatchObject({ operation: 'GET /x' });
  });

  it('explains what is missing without a base URL', async () => {
    const client = createServiceClient({ chatUrl: agentUrl, credentials: { kind: 'bearer', token: 't' } });
    await expect(client.get('/x')).rejects.toMatchObject({ kind: 'validation', field: 'baseUrl' });
  });

  it('rejects with aborted while the body is still arriving', async () => {
    const { body } = openStream('{"a":');
    const controller = new AbortController();
    const service = fakeService(() => {
      setTimeout(() => controller.abort(), 1);
      return new Response(body);
    });
    await expect(clientOf(service).get('/x', { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('refuses a body that cannot be sent', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    await expect(clientOf(fakeService(ok)).post('/x', { body: circle })).rejects.toMatchObject({ kind: 'validation', field: 'body' });
  });

  it.each([
    '.evil.example/x',
    '@evil.example/x',
    ':8443/x',
    '',
    'https://evil.example/x',
    '//evil.example/x',
    '/\\\\evil.example/x',
    '/\t/evil.example/x',
    '/a\nb',
    '/a\\b',
    '/../x',
    '/a/../../x',
    '/a/%2e%2E/x',
    '/.',
    '/a#b',
  ])('sends no token to the path %j', async (path) => {
    const service = fakeService(ok);
    const refusal = { kind: 'validation', field: 'path' };
    await expect(clientOf(service).get(path)).rejects.toMatchObject(refusal);
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['an idempotency key', (client: ServiceClient) => client.post('/x', { idempotencyKey: 'a\nb' })],
    ['a key outside Latin-1', (client: ServiceClient) => client.post('/x', { idempotencyKey: 'Ω' })],
  ])('refuses %s that is invalid in a header', async (_what, send) => {
    const service = fakeService(ok);
    await expect(send(clientOf(service))).rejects.toMatchObject({ kind: 'validation', field: 'headers', name: 'ServiceError' });
    expect(service.requests).toEqual([]);
  });

  it('reads ids past 2^53 exactly', async () => {
    const text = '{"id":9007199254740993,"ids":[-12345678901234567890],"name":"9007199254740993","n":1.5,"small":9007199254740991}';
    expect(await clientOf(fakeService(() => new Response(text))).get('/x')).toEqual({
      id: '9007199254740993',
      ids: ['-12345678901234567890'],
      name: '9007199254740993',
      n: 1.5,
      small: 9007199254740991,
    });
    const refused = fakeService(() => new Response(text, { status: 400 }));
    await expect(clientOf(refused).get('/x')).rejects.toMatchObject({ body: { id: '9007199254740993' } });
  });

  it('sends ids past 2^53 exactly, or not at all', async () => {
    const service = fakeService(ok);
    const texts: string[] = [];
    const client = clientOf(service, {
      fetch: async (request) => {
        texts.push(`${request.url} ${await request.text()}`);
        return Response.json({});
      },
    });
    await client.post('/x', { query: { id: 9007199254740993n }, body: { id: 9007199254740993n, note: 'a"1n' } });
    expect(texts).toEqual(['https://acme.example.com/proxy/x?id=9007199254740993 {"id":9007199254740993,"note":"a\\"1n"}']);
    // biome-ignore lint/correctness/noPrecisionLoss: this is what must not be sent.
    const lost = 9007199254740993;
    const refusal = { kind: 'validation' };
    await expect(client.get('/x', { query: { deploymentId: lost } })).rejects.toMatchObject({ ...refusal, field: 'deploymentId' });
    await expect(client.post('/x', { body: { a: { userIds: [1, lost] } } })).rejects.toMatchObject({ ...refusal, field: 'userIds' });
    expect(() => fillPath('/api/v1/users/{id}', { id: lost })).toThrow(expect.objectContaining(refusal));
    expect(texts).toHaveLength(1);
  });
});

describe('retry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Runs all waits at once and gives how long they were together. */
  async function settle(request: Promise<unknown>) {
    const start = Date.now();
    let outcome: string | undefined;
    request.then(
      () => (outcome = 'ok'),
      (error: { kind: string }) => (outcome = error.kind),
    );
    // A body is read in real tasks, so a wait may begin only after the timers have run.
    while (outcome === undefined) await vi.runAllTimersAsync();
    return { outcome, waitedMs: Date.now() - start };
  }

  const lost = () => Promise.reject(new TypeError('Load failed'));

  it.each([
    ['GET', 408, 2],
    ['GET', 429, 2],
    ['GET', 502, 2],
    ['GET', 503, 2],
    ['GET', 504, 2],
    ['GET', 400, 1],
    ['GET', 401, 1],
    ['GET', 403, 1],
    ['GET', 409, 1],
    ['GET', 500, 1],
    ['POST', 503, 1],
    ['PUT', 503, 1],
    ['PATCH', 429, 1],
    ['DELETE', 502, 1],
  ] as const)('sends a %s that received %i %i time(s)', async (method, code, times) => {
    const service = fakeService(status(code), ok);
    await settle(clientOf(service).request({ method, path: '/x' }));
    expect(service.requests).toHaveLength(times);
  });

  it('repeats a GET after a network failure, but no POST', async () => {
    const get = fakeService(lost, ok);
    expect((await settle(clientOf(get).get('/x'))).outcome).toBe('ok');
    const post = fakeService(lost, ok);
    expect((await settle(clientOf(post).post('/x'))).outcome).toBe('network');
    expect(post.requests).toHaveLength(1);
  });

  it('repeats any method with the same idempotency key', async () => {
    const service = fakeService(status(503), lost, ok);
    expect((await settle(clientOf(service).post('/x', { idempotencyKey: 'key-1' }))).outcome).toBe('ok');
    expect(service.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('gives up after three attempts', async () => {
    const service = fakeService(status(503));
    expect((await settle(clientOf(service).get('/x'))).outcome).toBe('server');
    expect(service.requests).toHaveLength(3);
  });

  it('waits a random part of a doubling, capped delay', async () => {
    const retry = { attempts: 6, baseDelayMs: 100, maxDelayMs: 400 };
    expect((await settle(clientOf(fakeService(status(503)), { retry }).get('/x'))).waitedMs).toBe((100 + 200 + 400 + 400 + 400) / 2);
    vi.mocked(Math.random).mockReturnValue(0);
    expect((await settle(clientOf(fakeService(status(503)), { retry }).get('/x'))).waitedMs).toBe(0);
  });

  it('waits as long as the service asks', async () => {
    expect(await settle(clientOf(fakeService(status(429, { 'retry-after': '3' }), ok)).get('/x'))).toEqual({
      outcome: 'ok',
      waitedMs: 3000,
    });
  });

  it('does not wait beyond its limit: the error contains the time', async () => {
    const request = clientOf(fakeService(status(429, { 'retry-after': '300' }), ok)).get('/x');
    await expect(request).rejects.toMatchObject({ kind: 'rate-limited', retryAfterMs: 300_000 });
  });

  it('sends once if retrying is off', async () => {
    const service = fakeService(status(503), ok);
    await settle(clientOf(service, { retry: false }).get('/x'));
    expect(service.requests).toHaveLength(1);
  });

  it('stops waiting when it is cancelled', async () => {
    const controller = new AbortController();
    const service = fakeService(status(503, { 'retry-after': '20' }), ok);
    const request = clientOf(service).get('/x', { signal: controller.signal });
    const refused = expect(request).rejects.toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await refused;
    expect(vi.getTimerCount()).toBe(0);
    expect(service.requests).toHaveLength(1);
  });
});

describe('getIdentity', () => {
  const identityOf = (options: Partial<ServiceClientOptions>) =>
    createServiceClient({
      chatUrl: `${agentUrl}?key=secret`,
      credentials: { kind: 'bearer', token: 'opaque-secret' },
      ...options,
    }).getIdentity();
  const withToken = (value: string) => ({ credentials: { kind: 'service-token', token: async () => value } as const });

  it('consists of the agent and the token’s user', async () => {
    expect(await identityOf(withToken(token({ externalId: 'Alice', sub: '7' })))).toBe(
      'ai.example.com/api/v1/public/acme/agents/7 external:alice',
    );
    expect(await identityOf(withToken(token({ sub: 'Bob' })))).toMatch(/ external:Bob$/);
    expect(await identityOf(withToken(token({ sub: 'Zoë 東' })))).toMatch(/ external:Zoë 東$/);
  });

  it('is the user of the session settings with an API key', async () => {
    const credentials = { kind: 'api-key', key: 'k' } as const;
    expect(await identityOf({ credentials, sessionSettings: { externalId: 'alice' } })).toMatch(/ external:alice$/);
    expect(await identityOf({ credentials, sessionSettings: { internalId: 'a@b.c' } })).toMatch(/ internal:a@b\.c$/);
  });

  it('never unites users whose tokens or settings leave the id empty', async () => {
    const empty = { identity: '', sessionSettings: { externalId: '' } };
    const [ada, bram] = [{ sub: 'ada' }, { sub: 'bram' }].map((claims) => withToken(token({ externalId: '', ...claims })));
    expect(await identityOf({ ...ada, ...empty })).toMatch(/ external:ada$/);
    expect(await identityOf({ ...bram, ...empty })).toMatch(/ external:bram$/);
    const [first, second] = [1, 2].map((jti) => withToken(token({ externalId: '', sub: '', jti })));
    expect(await identityOf({ ...first, ...empty })).not.toBe(await identityOf({ ...second, ...empty }));
  });

  it("stays the same when a user's token changes, and differs between users, agents and kinds of id", async () => {
    const first = await identityOf(withToken(token({ externalId: 'alice', exp: 1 })));
    expect(await identityOf(withToken(token({ externalId: 'alice', exp: 2 })))).toBe(first);
    const others = await Promise.all([
      identityOf(withToken(token({ externalId: 'bob' }))),
      identityOf({ ...withToken(token({ externalId: 'alice' })), chatUrl: agentUrl.replace('/7/', '/8/') }),
      identityOf(withToken('opaque-1')),
      identityOf(withToken('opaque-2')),
    ]);
    expect(new Set([first, ...others]).size).toBe(5);
  });

  it('contains no secret', async () => {
    const identities = await Promise.all([
      identityOf({}),
      identityOf({ credentials: { kind: 'api-key', key: 'api-secret' } }),
      identityOf(withToken('a.b.secret')),
    ]);
    expect(identities.join()).not.toContain('secret');
  });
});
