import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamChat } from '../../../src/client/chat-stream/streamChat.js';
import { createDialect } from '../../../src/client/dialect/createDialect.js';
import { ServiceError } from '../../../src/client/errors/ServiceError.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import type { Credentials, TokenContext, TokenSource } from '../../../src/client/http/ServiceClient.js';
import { collect } from '../support/collect.js';
import { deferred } from '../support/deferred.js';
import { agentUrl, type FakeService, fakeService, token, unauthorized } from '../support/fakeService.js';

const ok = () => Response.json({ ok: true });

function clientOf(credentials: Credentials, service: FakeService = fakeService(ok)) {
  return createServiceClient({ baseUrl: 'https://acme.example.com', credentials, fetch: service.fetch, retry: false });
}

const bearerSent = (service: FakeService) => service.requests.map(({ headers }) => headers.get('authorization'));

/** A token function whose answers the test gives one by one. */
function heldSource() {
  const asked: { context: TokenContext; answer: (token: string) => void; fail: (reason: unknown) => void }[] = [];
  const source: TokenSource = (context) => new Promise((answer, fail) => asked.push({ context, answer, fail }));
  return { source, asked };
}

describe('credentials', () => {
  it('are sent to the management API as a bearer token, if they are a key', async () => {
    const service = fakeService(ok);
    await clientOf({ kind: 'api-key', key: 'k-1' }, service).get('/api/v1/users');
    expect(bearerSent(service)).toEqual(['Bearer k-1']);
  });

  it('use exactly one header, with the dialect’s name', async () => {
    const service = fakeService(ok);
    const client = createServiceClient({
      chatUrl: agentUrl,
      credentials: { kind: 'service-token', token: 't' },
      dialect: createDialect({ headers: { 'X-Service-Auth-Token': 'X-Acme-Token' } }),
      fetch: service.fetch,
    });
    await collect(streamChat(client, {}));
    const sent = [...(service.requests[0]?.headers.keys() ?? [])].filter((name) => /auth|token/.test(name));
    expect(sent).toEqual(['x-acme-token']);
  });

  it('can be different for chat and management API in one client', async () => {
    const service = fakeService(ok);
    const client = createServiceClient({
      baseUrl: 'https://acme.example.com',
      chatUrl: agentUrl,
      credentials: { kind: 'service-token', token: async () => 'chat-token' },
      managementCredentials: { kind: 'bearer', token: async () => 'admin-token' },
      scimCredentials: { kind: 'api-key', key: 'scim-key' },
      fetch: service.fetch,
    });
    await collect(streamChat(client, {}));
    await client.get('/api/v1/users');
    await client.get('/api/scim/v2/Users', { api: 'scim' });
    expect(service.requests.map(({ headers }) => headers.get('authorization') ?? headers.get('x-service-auth-token'))).toEqual([
      'chat-token',
      'Bearer admin-token',
      'Api-Key scim-key',
    ]);
  });

  it('for chat are not sent to the management API, and the error names the right ones', async () => {
    const service = fakeService(ok);
    const client = clientOf({ kind: 'service-token', token: 't' }, service);
    await expect(client.get('/api/v1/users')).rejects.toMatchObject({
      kind: 'authentication',
      reason: 'chat-token',
      message: expect.stringContaining('managementCredentials'),
    });
    expect(service.requests).toEqual([]);
  });

  it('are not sent if cookies identify the user', async () => {
    const service = fakeService(ok);
    const client = clientOf({ kind: 'cookie', identity: 'ada' }, service);
    await client.get('/api/v1/users');
    expect([...(service.requests[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  });

  it('separate users who sign in with cookies in one browser', async () => {
    const [ada, bram] = ['ada', 'bram'].map((identity) => clientOf({ kind: 'cookie', identity }));
    expect(await ada?.getIdentity()).toBe('acme.example.com/ ada');
    expect(ada?.scope).not.toBe(bram?.scope);
    expect(ada?.scope).toBe(clientOf({ kind: 'cookie', identity: 'ada' }).scope);
  });

  it.each([
    ['no credentials', undefined, 'credentials'],
    ['an unknown kind', { kind: 'basic' }, 'credentials'],
    ['an empty token', { kind: 'bearer', token: '' }, 'credentials.token'],
    ['a token with a line break', { kind: 'service-token', token: 'se\ncret' }, 'credentials.token'],
    ['no key', { kind: 'api-key' }, 'credentials.key'],
    ['cookies without an identity', { kind: 'cookie', identity: ' ' }, 'credentials.identity'],
  ])('are refused at once if they are %s, without being shown', (_what, credentials, field) => {
    const create = () => clientOf(credentials as Credentials);
    expect(create).toThrow(expect.objectContaining({ kind: 'validation', field }));
    expect(create).not.toThrow(/cret/);
  });
});

describe('an API key in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(['document', 'importScripts'])('is refused with %s', (name) => {
    vi.stubGlobal(name, {});
    expect(() => clientOf({ kind: 'api-key', key: 'k' })).toThrow(expect.objectContaining({ kind: 'unsupported', field: 'credentials' }));
    expect(() => clientOf({ kind: 'api-key', key: 'k', dangerouslyAllowBrowser: true })).not.toThrow();
    expect(() => clientOf({ kind: 'bearer', token: 't' })).not.toThrow();
  });
});

describe('a token function', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const expiringIn = (seconds: number, id = '') => token({ exp: Date.now() / 1000 + seconds, id });

  it('is called once for requests that start together', async () => {
    const { source, asked } = heldSource();
    const service = fakeService(ok);
    const client = clientOf({ kind: 'bearer', token: source }, service);
    const requests = Promise.all([client.get('/a'), client.get('/b'), client.get('/c')]);
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.answer('t1');
    await requests;
    expect(bearerSent(service)).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.context.forceRefresh).toBe(false);
  });

  it('is called again shortly before its token expires', async () => {
    const source = vi.fn(async () => expiringIn(600));
    const client = clientOf({ kind: 'bearer', token: source });
    await client.get('/');
    vi.setSystemTime(Date.now() + 560_000);
    await client.get('/');
    expect(source).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 20_000);
    await client.get('/');
    expect(source).toHaveBeenCalledTimes(2);
  });

  it('is not called for each request, even if tokens are short-lived', async () => {
    const source = vi.fn(async () => expiringIn(20));
    const client = clientOf({ kind: 'bearer', token: source });
    await client.get('/');
    vi.setSystemTime(Date.now() + 10_000);
    await client.get('/');
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('keeps an opaque token until it is refused', async () => {
    const source = vi.fn(async ({ forceRefresh }: TokenContext) => (forceRefresh ? 'second' : 'first'));
    const service = fakeService(ok, ok, unauthorized, ok);
    const client = clientOf({ kind: 'bearer', token: source }, service);
    await client.get('/');
    vi.setSystemTime(Date.now() + 1e9);
    await client.get('/');
    await client.get('/');
    expect(bearerSent(service)).toEqual(['Bearer first', 'Bearer first', 'Bearer first', 'Bearer second']);
    expect(source).toHaveBeenCalledTimes(2);
  });

  it('is called once for a fresh token by requests that are refused together, and by one that is refused late', async () => {
    const late = deferred<Response>();
    const service = fakeService(unauthorized, unauthorized, () => late.promise, ok);
    const source = vi.fn(async ({ forceRefresh }: TokenContext) => (forceRefresh ? 'fresh' : 'stale'));
    const client = clientOf({ kind: 'bearer', token: source }, service);
    const third = Promise.all([client.get('/a'), client.get('/b'), client.get('/c').catch((error) => error)]);
    await expect.poll(() => service.requests).toHaveLength(5);
    late.resolve(unauthorized());
    await third;
    expect(source).toHaveBeenCalledTimes(2);
  });

  it('is not tied to a single caller: if one aborts, the others get their token', async () => {
    const { source, asked } = heldSource();
    const service = fakeService(ok);
    const client = clientOf({ kind: 'bearer', token: source }, service);
    const controller = new AbortController();
    const impatient = client.get('/a', { signal: controller.signal });
    const patient = client.get('/b');
    await expect.poll(() => asked).toHaveLength(1);
    controller.abort();
    await expect(impatient).rejects.toMatchObject({ kind: 'aborted' });
    expect(asked[0]?.context.signal?.aborted).toBe(false);
    asked[0]?.answer('t');
    expect(await patient).toEqual({ ok: true });
    expect(service.requests).toHaveLength(1);
  });

  it('is aborted when the last caller is aborted, and called again by the next', async () => {
    const { source, asked } = heldSource();
    const client = clientOf({ kind: 'bearer', token: source });
    const controller = new AbortController();
    const given = Promise.allSettled([client.get('/a', { signal: controller.signal }), client.get('/b', { signal: controller.signal })]);
    await expect.poll(() => asked).toHaveLength(1);
    controller.abort();
    await given;
    expect(asked[0]?.context.signal?.aborted).toBe(true);
    const next = client.get('/c');
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.answer('t');
    expect(await next).toEqual({ ok: true });
  });

  it('is called with forceRefresh if a pending call returns the refused token again', async () => {
    const held = heldSource();
    const refused = deferred<Response>();
    const service = fakeService(
      () => refused.promise,
      ({ headers }) => (headers.get('authorization') === 'Bearer fresh' ? ok() : unauthorized()),
    );
    const client = clientOf({ kind: 'bearer', token: held.source }, service);
    const first = client.get('/first');
    await expect.poll(() => held.asked).toHaveLength(1);
    const short = expiringIn(10);
    held.asked[0]?.answer(short);
    await expect.poll(() => service.requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 20_000);
    const second = client.get('/second');
    await expect.poll(() => held.asked).toHaveLength(2);
    refused.resolve(unauthorized());
    await new Promise((resolve) => setImmediate(resolve));
    held.asked[1]?.answer(short);
    await expect.poll(() => held.asked).toHaveLength(3);
    expect(held.asked.map(({ context }) => context.forceRefresh)).toEqual([false, false, true]);
    held.asked[2]?.answer('fresh');
    await Promise.all([first, second]);
  });

  it('is called again after a failure', async () => {
    const source = vi.fn(async () => 'token').mockRejectedValueOnce(new Error('session secret-123 is over'));
    const client = clientOf({ kind: 'bearer', token: source });
    const error = await client.get('/').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'authentication' });
    expect((error as Error).message).not.toContain('secret');
    expect(await client.get('/')).toEqual({ ok: true });
  });

  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['permission', new ServiceError('permission', 'Not for you')],
  ])('that fails with a %s error passes on that kind', async (kind, reason) => {
    await expect(clientOf({ kind: 'bearer', token: () => Promise.reject(reason) }).get('/')).rejects.toMatchObject({ kind });
  });

  it.each([[''], ['line\nbreak'], [undefined], [{ token: 't' }]])('must not resolve to %j', async (value) => {
    const service = fakeService(ok);
    const client = clientOf({ kind: 'bearer', token: async () => value as string }, service);
    await expect(client.get('/')).rejects.toMatchObject({ kind: 'authentication', message: expect.stringContaining('returned no token') });
    expect(service.requests).toHaveLength(0);
  });

  it('is not called again on 403', async () => {
    const source = vi.fn(async () => 'token');
    const service = fakeService(() => Response.json({ error: 'No' }, { status: 403 }));
    await expect(clientOf({ kind: 'bearer', token: source }, service).get('/')).rejects.toMatchObject({ kind: 'permission' });
    expect(source).toHaveBeenCalledTimes(1);
    expect(service.requests).toHaveLength(1);
  });
});
