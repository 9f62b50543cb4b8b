import { describe, expect, it } from 'vitest';
import {
  chatIdOf,
  createPausedAgent,
  firstId,
  ids,
  isBeforePause,
  linesOf,
  readerOf,
  secondId,
} from '../../local-service/test/support/talk.js';
import { createServiceProxy } from '../../src/server.js';
import { errorOf, sessionOfCookie, startProxy } from './support/startProxy.js';

const bodiesOf = (upstream: readonly { body: string }[]) => upstream.map(({ body }) => JSON.parse(body));

describe('the chat', () => {
  it('gives the same answer through the proxy as from the service', async () => {
    const { chat, service } = startProxy();
    const direct = await linesOf(
      service.fetch(
        new Request(service.addresses.agentChatUrl, {
          method: 'POST',
          headers: { authorization: `Api-Key ${service.apiKey}` },
          body: JSON.stringify({ input: 'Stores?', messageId: firstId, sessionSettings: { externalId: 'ada' } }),
        }),
      ),
    );
    expect(ids(await linesOf(chat({ input: 'Stores?', messageId: firstId })))).toEqual(ids(direct));
  });

  it('forwards only the fields of a question', async () => {
    const { chat, upstream } = startProxy({ chatIdSecret: false });
    const asked = { input: 'Stores?', messageId: firstId };
    const chatId = chatIdOf(await linesOf(chat({ ...asked, isDefaultBranch: false, model: 'another', agentId: 'another', debug: true })));
    await linesOf(chat({ chatId }));
    expect(bodiesOf(upstream)).toEqual([
      { ...asked, sessionSettings: { externalId: 'ada' } },
      { chatId, sessionSettings: { externalId: 'ada' } },
    ]);
  });

  it('resubscribes to a repeated question by its message id', async () => {
    const { agent, resume, runCount } = createPausedAgent();
    const { chat } = startProxy({ service: { agent } });
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    await reader.leave();
    const again = await chat({ chatId, input: 'Stores?', messageId: firstId });
    resume();
    expect((await linesOf(again)).at(-2)).toMatchObject({ id: '__state__' });
    expect(runCount()).toBe(1);
  });

  it('stops a run, and reports it to the reader', async () => {
    const { agent } = createPausedAgent();
    const { chat, stop } = startProxy({ service: { agent } });
    const reader = readerOf(await chat({ input: 'Stores?' }));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    expect((await stop({ chatId })).status).toBe(204);
    expect(ids(await reader.rest())).toContain('__aborted__');
  });

  it.each([
    ['no JSON', 'input=Stores', 400],
    ['a list', '[]', 400],
    ['bytes that are not text', new Uint8Array([0xff, 0xfe, 0x7b]), 400],
    ['an input that is not a string', '{"input":{"$ne":""}}', 400],
    ['a chat id that is not a string', '{"chatId":7}', 400],
    ['a message id of another form', '{"input":"x","messageId":"1"}', 400],
    ['a message id that is too long', `{"input":"x","messageId":"${'1'.repeat(100_000)}-message"}`, 400],
    ['a branch that is not a string', '{"input":"x","activeBranchName":["main"]}', 400],
  ])('refuses %s before anything is sent', async (_what, body, status) => {
    const { send, upstream } = startProxy();
    const headers = { 'content-type': 'application/json' };
    expect(await errorOf(send('/chat/stream-chat-state', { method: 'POST', body, headers }))).toMatchObject({ status, code: 'bad-body' });
    expect(upstream).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of %s, which another site could send',
    async (type) => {
      const { send } = startProxy();
      const answer = send('/chat/stream-chat-state', { method: 'POST', body: '{"input":"x"}', headers: { 'content-type': type } });
      expect(await errorOf(answer)).toMatchObject({ status: 415, code: 'body-type' });
    },
  );
});

describe('branches', () => {
  it('are closed by default', async () => {
    const { chat, upstream } = startProxy({ branches: ['winter'], service: { branches: ['winter'] } });
    expect(await errorOf(chat({ input: 'x', activeBranchName: 'summer' }))).toMatchObject({ status: 403, code: 'branch-not-allowed' });
    expect(await errorOf(startProxy().chat({ input: 'x', activeBranchName: 'winter' }))).toMatchObject({ status: 403 });
    await linesOf(chat({ input: 'x', messageId: firstId, activeBranchName: 'winter', isDefaultBranch: false }));
    expect(bodiesOf(upstream)).toMatchObject([{ activeBranchName: 'winter', isDefaultBranch: false }]);
  });

  it('are all open if the host allows it', async () => {
    const { chat, upstream } = startProxy({ branches: 'any' });
    await linesOf(chat({ input: 'x', messageId: secondId, activeBranchName: 'anything' }));
    expect(bodiesOf(upstream)[0]).toMatchObject({ activeBranchName: 'anything' });
  });
});

describe('createServiceProxy', () => {
  const base = { credentials: { kind: 'api-key', key: 'sk-0001' }, resolveSession: sessionOfCookie } as const;
  const agents = 'https://ai.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state';

  it.each([
    ['an address without TLS', { chatUrl: agents.replace('https', 'http') }, 'chatUrl'],
    ['a chat address without an abort address', { chatUrl: 'https://ai.example.com/chat' }, 'chatUrl'],
    ['the deployment form, which accepts no key', { chatUrl: agents.replace('agents', 'deployments') }, 'chatUrl'],
    ['operations without their host', { allow: ['getReports'] }, 'baseUrl'],
    ['queries without their address', { allow: ['runSql'] }, 'dataUrl'],
    ['queries that would run with the key', { allow: ['runSql'], dataUrl: 'https://data.example.com/query' }, 'mintDataToken'],
    ['a mount path that ends in a slash', { mountPath: '/parley/' }, 'mountPath'],
    ['an origin with a path', { publicOrigin: 'https://shop.example/' }, 'publicOrigin'],
    ['a guessable secret', { chatIdSecret: 'short' }, 'chatIdSecret'],
    ['an infinite limit', { limits: { idleMs: Number.POSITIVE_INFINITY } }, 'limits.idleMs'],
  ] as const)('refuses %s at once and names the option', (_what, options, field) => {
    expect(() => createServiceProxy({ ...base, ...options })).toThrow(expect.objectContaining({ kind: 'validation', field }));
  });

  it('requires a key and a way to identify the user', () => {
    const { credentials, resolveSession } = base;
    // Callers without types.
    expect(() => createServiceProxy({ resolveSession } as never)).toThrow(/credentials/);
    expect(() => createServiceProxy({ credentials } as never)).toThrow(/resolveSession/);
    expect(() => createServiceProxy({ credentials: { kind: 'bearer', token: 't' }, resolveSession } as never)).toThrow(/credentials/);
  });
});
