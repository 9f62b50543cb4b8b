import { describe, expect, it, vi } from 'vitest';
import { chatIdOf, linesOf } from '../../local-service/test/support/talk.js';
import type { ServiceError, SessionSettings, SessionVerdict } from '../../src/server.js';
import { errorOf, startProxy } from './support/startProxy.js';

describe('the user', () => {
  it('is decided by the host alone', async () => {
    const resolveSession = (): SessionSettings => ({ externalId: 'ada', groups: ['north'], timezone: 'Europe/Berlin' });
    const { chat, upstream } = startProxy({ resolveSession });
    await (await chat({ input: 'Stores?' })).text();
    expect(JSON.parse(upstream[0]?.body ?? '')).toEqual({
      input: 'Stores?',
      sessionSettings: { externalId: 'ada', groups: ['north'], timezone: 'Europe/Berlin' },
    });
  });

  it('is not taken from anything a browser sends', async () => {
    const { post, upstream, service } = startProxy();
    const identity = { externalId: 'bram', internalId: 'root@parley.example', securityContext: { role: 'admin' }, groups: ['admins'] };
    const headers = {
      authorization: 'Bearer of-the-browser',
      'x-service-auth-token': 'of-the-browser',
      'x-forwarded-user': 'bram',
      'x-parley-session': JSON.stringify(identity),
      'proxy-authorization': 'Basic of-the-browser',
      connection: 'x-forwarded-user',
      te: 'trailers',
    };
    const body = { input: 'Stores?', ...identity, sessionSettings: identity, credentials: identity, constructor: identity };
    await (await post('/chat/stream-chat-state?externalId=bram&token=of-the-browser', body, { headers })).text();

    const [sent] = upstream;
    expect(JSON.parse(sent?.body ?? '')).toEqual({ input: 'Stores?', sessionSettings: { externalId: 'ada' } });
    expect(sent?.url).toBe(service.addresses.agentChatUrl);
    expect(Object.fromEntries(sent?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Api-Key ${service.apiKey}`,
    });
  });

  it.each([
    ['nobody is signed in', 'nobody', 401, 'signed-out'],
    ['someone is not allowed', 'guest', 403, 'forbidden'],
  ])('is refused if %s, before anything is sent', async (_when, user, status, code) => {
    const { chat, stop, send, upstream } = startProxy({ allow: ['getReports'] });
    const answers = [chat({ input: 'x' }, { user }), stop({ chatId: 'x' }, { user }), send('/api/v1/deployments/1/reports', { user })];
    for (const answer of answers) expect(await errorOf(answer)).toMatchObject({ status, code });
    expect(upstream).toEqual([]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('session store at 10.0.0.7 is down'))],
    ['returns no user', () => ({})],
    ['returns both kinds of users', () => ({ externalId: 'ada', internalId: 'ada@parley.example' })],
    ['returns an id that the service reads as another', () => ({ externalId: 'Ada Quill' })],
  ] satisfies [string, () => SessionVerdict | Promise<SessionVerdict>][])(
    'is missing if resolveSession %s: nothing is sent, and only the operator learns why',
    async (_what, resolveSession) => {
      const onError = vi.fn<(error: ServiceError) => void>();
      const { chat, upstream } = startProxy({ resolveSession, onError });
      const error = await errorOf(chat({ input: 'Stores?' }));
      expect(error).toMatchObject({ status: 500, code: 'host-failed', message: expect.stringContaining('`resolveSession`') });
      expect(error.message).not.toContain('10.0.0.7');
      expect(onError.mock.calls[0]?.[0].cause).toMatchObject({ message: expect.stringContaining('resolveSession failed') });
      expect(upstream).toEqual([]);
    },
  );
});

describe('a user’s chats', () => {
  it('can be continued, read and stopped by that user', async () => {
    const { chat, stop } = startProxy();
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    const thread = await linesOf(chat({ chatId }));
    expect(chatIdOf(thread)).toBe(chatId);
    expect(thread.map(({ role }) => role)).toContain('user');
    expect((await stop({ chatId })).status).toBe(404);
  });

  it('are closed to others, whose requests never reach the service', async () => {
    const { chat, stop, upstream } = startProxy();
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    for (const answer of [
      chat({ chatId }, { user: 'bram' }),
      chat({ chatId, input: 'And?' }, { user: 'bram' }),
      stop({ chatId }, { user: 'bram' }),
    ]) {
      expect(await errorOf(answer)).toMatchObject({ status: 404, code: 'no-such-chat' });
    }
    expect(upstream).toHaveLength(1);
  });

  it('cannot be opened with a guessed, bare or modified id', async () => {
    const { chat, upstream } = startProxy();
    const sealed: string = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    const bare = sealed.slice(0, sealed.lastIndexOf('.'));
    const attempts = [bare, `${bare}.`, `${bare}.AAAA`, `${bare}.%`, `x${sealed}`, `${sealed}A`, sealed.slice(0, -1), '', '.'];
    for (const chatId of attempts) expect(await errorOf(chat({ chatId })), chatId).toMatchObject({ status: 404 });
    expect(upstream).toHaveLength(1);
  });

  it('separate internal and external users of the same name', async () => {
    const names = { externalId: 'ada' };
    let session: SessionSettings = names;
    const { chat } = startProxy({ resolveSession: () => session, service: { internalUsers: [{ internalId: 'ada' }] } });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    session = { internalId: 'ada' };
    expect(await errorOf(chat({ chatId }))).toMatchObject({ status: 404 });
  });

  it('have the same id throughout the stream, however often and wherever cut the service repeats it', async () => {
    const { chat } = startProxy({ service: { faults: { duplicateLines: true, chunkBytes: 5 } } });
    const lines = await linesOf(chat({ input: 'Stores?' }));
    const named = lines.flatMap((line) => line.state?.chatId ?? []);
    expect(named).toHaveLength(2);
    expect(new Set(named).size).toBe(1);
    expect(await linesOf(chat({ chatId: named[1] }))).not.toEqual([]);
  });

  it('continue on any copy of the proxy, and after a change of the key if the host sets the secret', async () => {
    const one = startProxy();
    const copyOf = (options: Parameters<typeof startProxy>[0]) => startProxy({ fetch: one.service.fetch, ...options });
    const credentials = { kind: 'api-key', key: one.service.apiKey } as const;
    const chatId = chatIdOf(await linesOf(one.chat({ input: 'Stores?' })));
    expect((await copyOf({ credentials }).chat({ chatId })).status).toBe(200);

    const chatIdSecret = 'a secret of the host';
    const kept = chatIdOf(await linesOf(copyOf({ credentials, chatIdSecret }).chat({ input: 'Stores?' })));
    const rotated = copyOf({ credentials: { kind: 'api-key', key: 'another' }, chatIdSecret, fetch: async () => new Response('{}\n') });
    expect((await rotated.chat({ chatId: kept })).status).toBe(200);
    expect((await rotated.chat({ chatId })).status).toBe(404);
  });

  it('are guarded by the service alone if the host configures it', async () => {
    const { chat, upstream } = startProxy({ chatIdSecret: false });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    expect((await chat({ chatId }, { user: 'bram' })).status).toBe(403);
    expect(upstream).toHaveLength(2);
  });
});

describe('the session that is sent', () => {
  it('is a copy of the fields of the interface, and no others', async () => {
    const session = {
      externalId: 'ada',
      userAttributes: [{ name: 'region', value: 'emea', note: 'not for the service' }],
      securityContext: { tenant: { id: 7 } },
      passwordHash: 'x',
      toJSON: () => ({ externalId: 'bram' }),
    };
    const { chat, upstream } = startProxy({
      resolveSession: () => session,
      onRequest: () => {
        session.externalId = 'bram';
        session.securityContext.tenant.id = 8;
      },
    });
    await chat({ input: 'Stores?' });
    expect(JSON.parse(upstream[0]?.body ?? '').sessionSettings).toEqual({
      externalId: 'ada',
      userAttributes: [{ name: 'region', value: 'emea' }],
      securityContext: { tenant: { id: 7 } },
    });
  });
});
