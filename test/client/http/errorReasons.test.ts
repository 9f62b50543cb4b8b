import { createLocalService, createScriptedAgent } from '@parley/local-service';
import { describe, expect, it, vi } from 'vitest';
import {
  type Credentials,
  createServiceClient,
  getDeployments,
  isServiceError,
  type ServiceClientOptions,
  type ServiceError,
  streamChat,
} from '../../../src/client.js';
import { collect } from '../support/collect.js';

const page = '<!doctype html>\n<title>Shop</title>\n<p>Nothing here.</p>';
const html = (status: number) => new Response(page, { status, headers: { 'content-type': 'text/html' } });

function start(options: Partial<ServiceClientOptions> & { readonly credentials: Credentials }) {
  const service = createLocalService({ agent: createScriptedAgent({ '*': [{ kind: 'answer', text: 'Yes.' }] }) });
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    chatUrl: service.addresses.deploymentChatUrl,
    fetch: service.fetch,
    retry: false,
    ...options,
  });
  return { service, client };
}

const unsigned = (claims: object) => `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2lnbmF0dXJl`;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const serviceToken = (token: string): Credentials => ({ kind: 'service-token', token });

async function failureOf(work: Promise<unknown>): Promise<ServiceError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isServiceError(error)) throw new Error('Expected a ServiceError.');
  return error;
}

const ask = (client: ReturnType<typeof start>['client'], chatId?: string) =>
  failureOf(collect(streamChat(client, { input: 'Really?', ...(chatId !== undefined && { chatId }) })));

describe('a refused credential', () => {
  it.each([
    ['names no user', { scope: ['chat'] }, 'token-without-subject'],
    ['has an empty subject', { scope: ['chat'], sub: ' ' }, 'token-without-subject'],
    ['lacks the chat scope', { externalId: 'ada', scope: ['reports'] }, 'token-without-scope'],
    ['has no scope at all', { externalId: 'ada' }, 'token-without-scope'],
    ['is signed by someone else', { externalId: 'ada', scope: ['chat'] }, 'credentials-refused'],
  ])('that %s has its own reason', async (_, claims, reason) => {
    const { client } = start({ credentials: serviceToken(unsigned({ exp: inAnHour(), ...claims })) });
    expect(await ask(client)).toMatchObject({ kind: 'authentication', reason });
  });

  it('is an ended session if the token has expired', async () => {
    const { client } = start({ credentials: serviceToken(unsigned({ exp: 1, externalId: 'ada', scope: ['chat'] })) });
    expect(await ask(client)).toMatchObject({ kind: 'authentication', reason: undefined });
  });

  it('is an ended session if the service accepted it before', async () => {
    let isRevoked = false;
    const { service, client } = start({
      credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
      fetch: async (request) => (isRevoked ? Response.json({ error: 'No.' }, { status: 401 }) : service.fetch(request)),
    });
    await collect(streamChat(client, { input: 'Really?' }));
    isRevoked = true;
    expect(await ask(client)).toMatchObject({ kind: 'authentication', reason: undefined });
  });

  it.each(['service-token', 'bearer'] as const)(
    'that is a chat token sent to the management API as %s is reported as such',
    async (kind) => {
      const { service, client } = start({ credentials: { kind, token: () => service.mintToken({ externalId: 'ada' }) } });
      expect(await failureOf(getDeployments(client, {}))).toMatchObject({ kind: 'authentication', reason: 'chat-token' });
    },
  );

  it('has the same reason if the service answers 200 with a JSON-RPC error', async () => {
    const { client } = start({
      credentials: serviceToken(unsigned({ exp: inAnHour(), scope: ['chat'] })),
      fetch: async () => Response.json({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Unauthorized' } }),
    });
    expect(await ask(client)).toMatchObject({ kind: 'authentication', reason: 'token-without-subject' });
  });
});

describe('a token function', () => {
  it('that throws is distinguished from one that returns no token', async () => {
    const cause = new Error('The session cookie is missing.');
    const failing = start({ credentials: { kind: 'service-token', token: () => Promise.reject(cause) } });
    expect(await ask(failing.client)).toMatchObject({ kind: 'authentication', reason: 'token-unavailable', cause });
    const empty = start({ credentials: { kind: 'service-token', token: async () => '' } });
    expect(await ask(empty.client)).toMatchObject({ kind: 'authentication', reason: 'token-malformed' });
  });

  it('that cannot reach its server is a connection without a fault in the set-up while the browser is offline', async () => {
    const cause = new TypeError('Failed to fetch');
    const { client } = start({ credentials: { kind: 'service-token', token: () => Promise.reject(cause) } });
    expect(await ask(client)).toMatchObject({ kind: 'network', reason: 'token-unavailable', cause });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await ask(client)).toMatchObject({ kind: 'network', reason: undefined, cause });
    vi.unstubAllGlobals();
  });
});

describe('a deactivated user', () => {
  it.each(['The user of this token is deactivated.', 'User was DEACTIVATED'])('has an own reason: %s', async (message) => {
    const { client } = start({
      credentials: { kind: 'bearer', token: 'opaque' },
      fetch: async () => Response.json({ message }, { status: 401 }),
    });
    expect(await failureOf(client.get('/api/v1/x'))).toMatchObject({ kind: 'authentication', reason: 'user-deactivated' });
  });
});

describe('an address', () => {
  const credentials = serviceToken('opaque');

  it.each([
    ['a page with 404', () => html(404), 'endpoint-missing'],
    ['a page with 405', () => html(405), 'endpoint-missing'],
    ['a framework without such a route', () => Response.json({ message: 'Cannot POST /chat' }, { status: 404 }), 'endpoint-missing'],
    ['an unknown agent', () => Response.json({ error: 'The agent was not found.' }, { status: 404 }), 'endpoint-missing'],
    ['a page with 200', () => html(200), 'web-page'],
    ['a redirect to a sign-in page', () => new Response(null, { status: 302, headers: { location: '/login' } }), 'web-page'],
  ])('that answers a question with %s has its own reason', async (_, answer, reason) => {
    const { client } = start({ credentials, fetch: async () => answer() });
    expect(await ask(client)).toMatchObject({ reason });
  });

  const wrongChats: readonly [string, () => Response, RegExp][] = [
    ['a page with 404', () => html(404), /^The service responded with 404\. The address/],
    ['a page with 200', () => html(200), /not JSON: <!doctype html>\. The address/],
    ['JSON with 404', () => Response.json({ error: 'No such route' }, { status: 404 }), /^No such route\. The address/],
    ['JSON with 401', () => Response.json({ error: 'Unauthorized' }, { status: 401 }), /^Unauthorized\. The address/],
  ];

  it.each(wrongChats)('that is wrong is named in the chat error, without its parameters, for %s', async (_, answer, message) => {
    const { client } = start({ credentials, chatUrl: 'https://host.example/api/v1/chat?key=secret', fetch: async () => answer() });
    const error = await ask(client);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/ The address was https:\/\/host\.example\/api\/v1\/chat\. Chat addresses end in \/stream-chat-state\.$/);
    expect(error.message).not.toMatch(/sign/i);
  });

  it('of a chat is named without advice, and not if the service refused the credentials', async () => {
    const chatUrl = 'https://host.example/chat/stream-chat-state';
    const missing = start({ credentials, chatUrl, fetch: async () => html(404) });
    expect((await ask(missing.client)).message).toBe(`The service responded with 404. The address was ${chatUrl}.`);
    const refused = start({ credentials, chatUrl, fetch: async () => Response.json({ error: 'Unauthorized' }, { status: 401 }) });
    expect(await ask(refused.client)).toMatchObject({ reason: 'credentials-refused', message: 'Unauthorized' });
  });

  it.each([
    ['a page with 404', () => html(404), 'endpoint-missing'],
    ['an unknown record', () => Response.json({ message: 'Report 7 was not found.' }, { status: 404 }), undefined],
    ['nothing, with 404', () => new Response(null, { status: 404 }), undefined],
    ['a page with 200', () => html(200), 'web-page'],
    ['a redirect to a sign-in page', () => new Response(null, { status: 302, headers: { location: '/login' } }), 'web-page'],
    ['text that is not a page', () => new Response('pong'), undefined],
  ])('of the management API that answers with %s has its own reason', async (_, answer, reason) => {
    const { client } = start({ credentials: { kind: 'bearer', token: 'opaque' }, fetch: async () => answer() });
    expect(await failureOf(client.get('/api/v1/x'))).toMatchObject({ reason });
  });

  it('that was never set is reported as a missing configuration', async () => {
    const { client } = start({ credentials, chatUrl: undefined, baseUrl: undefined });
    expect(await ask(client)).toMatchObject({ kind: 'validation', reason: 'not-configured', field: 'chatUrl' });
    expect(await failureOf(client.get('/api/v1/x'))).toMatchObject({ kind: 'validation', reason: 'not-configured', field: 'baseUrl' });
  });
});

describe('a thread', () => {
  it('of someone else is distinguished from one that no longer exists', async () => {
    const { service, client } = start({ credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) } });
    const [cutoff] = await collect(streamChat(client, { input: 'Really?' }));
    const chatId = cutoff?.kind === 'cutoff' ? cutoff.chatId : undefined;
    const stranger = createServiceClient({
      chatUrl: service.addresses.deploymentChatUrl,
      credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'bo' }) },
      fetch: service.fetch,
    });
    expect(await ask(stranger, chatId)).toMatchObject({ kind: 'permission', reason: 'thread-forbidden' });
    expect(await ask(client, 'no-such-thread')).toMatchObject({ kind: 'not-found', reason: 'thread-gone' });
  });

  it.each([400, 403, 429])('is not blamed if the account has too many users, with status %i', async (status) => {
    const message = 'The account has reached its limit of 10000 non-ephemeral external users.';
    const { client } = start({ credentials: serviceToken('opaque'), fetch: async () => Response.json({ error: message }, { status }) });
    expect(await ask(client, 'a-thread')).toMatchObject({ reason: 'user-limit', message });
  });

  it('is not blamed for too many requests of a user', async () => {
    const { client } = start({
      credentials: serviceToken('opaque'),
      fetch: async () => Response.json({ error: 'Rate limit for users exceeded.' }, { status: 429 }),
    });
    expect(await ask(client, 'a-thread')).toMatchObject({ kind: 'rate-limited', reason: undefined });
  });
});
