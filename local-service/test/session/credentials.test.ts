import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { type AgentSession, createScriptedAgent, type TokenClaims } from '../../src/index.js';
import { abortUrl, chatIdOf, linesOf, startTalk } from '../support/talk.js';

const question = { input: 'Stores?' };
const settings = { externalId: 'ada' };
const authenticationError = { jsonrpc: '2.0', id: null, error: { code: expect.any(Number), message: expect.any(String) } };

describe('a service token', () => {
  it.each(['agentChatUrl', 'deploymentChatUrl'] as const)('is accepted by %s and by its abort', async (form) => {
    const { service, post, tokenHeaders } = startTalk();
    const headers = await tokenHeaders();
    const chatId = chatIdOf(await linesOf(post(service.addresses[form], question, headers)));
    expect((await post(abortUrl(service.addresses[form]), { chatId }, headers)).status).toBe(404);
  });

  it.each<[string, TokenClaims]>([
    ['that has expired', { externalId: 'ada', expiresInSeconds: -1 }],
    ['without the chat scope', { externalId: 'ada', scope: ['data'] }],
    ['whose scope is empty', { externalId: 'ada', scope: [] }],
    ['with neither externalId nor sub', { email: 'ada@halloway.example' }],
  ])('%s is refused by a JSON-RPC error inside HTTP 200', async (_, claims) => {
    const response = await startTalk().chat(question, claims);
    expect([response.status, await response.json()]).toEqual([200, authenticationError]);
  });

  it('expires by the clock of the service', async () => {
    let now = Date.now();
    const { service, post, tokenHeaders } = startTalk({ now: () => now });
    const headers = await tokenHeaders({ externalId: 'ada', expiresInSeconds: 60 });
    const ask = async () => (await linesOf(post(service.addresses.agentChatUrl, question, headers)))[0];
    expect((await ask()).id).toBe('__cutoff__');
    now += 61_000;
    expect(await ask()).toEqual(authenticationError);
  });

  it.each<[string, () => Promise<string>]>([
    ['of another service', () => startTalk().service.mintToken({ externalId: 'ada' })],
    [
      'signed by another key',
      () => new SignJWT({ externalId: 'ada', scope: ['chat'] }).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    ],
    ['without a signature', async () => `${btoa('{"alg":"none"}')}.${btoa('{"externalId":"ada","scope":["chat"]}')}.`],
    ['that is not a token', async () => 'nonsense'],
  ])('%s is refused', async (_, mint) => {
    const { service, post } = startTalk();
    const response = await post(service.addresses.deploymentChatUrl, question, { 'X-Service-Auth-Token': await mint() });
    expect(await response.json()).toEqual(authenticationError);
  });

  it('whose scope is a string instead of an array is refused', async () => {
    const response = await startTalk().chat(question, { externalId: 'ada', scope: 'chat' as never });
    expect(await response.json()).toEqual(authenticationError);
  });

  it('identifies its user by the lower-case externalId, or else by sub', async () => {
    const { chat } = startTalk();
    const chatId = chatIdOf(await linesOf(chat(question, { externalId: 'Ada' })));
    expect((await linesOf(chat({ chatId }, { externalId: 'ADA', sub: 'eve' })))[0].state.chatId).toBe(chatId);
    expect((await linesOf(chat({ chatId }, { sub: 'ada' })))[0].state.chatId).toBe(chatId);
    expect((await chat({ chatId }, { externalId: 'eve', sub: 'ada' })).status).toBe(403);
  });

  it('builds the session from its claims and ignores sessionSettings', async () => {
    const session = await sessionOf(({ chat }) =>
      chat(
        { ...question, sessionSettings: { externalId: 'NOT VALID', timezone: 'Asia/Tokyo', allowChatWorkspaceAuthoring: false } },
        {
          externalId: 'ada',
          email: 'ada@halloway.example',
          userAttributes: { region: 'North', level: 3, cities: ['Ulm', 'Kiel'] },
          groups: ['buyers'],
          shop: 7,
        },
      ),
    );
    expect(session).toEqual({
      userId: 'external:ada',
      userAttributes: { region: 'North', level: '3', cities: 'Ulm,Kiel' },
      groups: ['buyers'],
      securityContext: { userAttributes: { region: 'North', level: 3, cities: ['Ulm', 'Kiel'] }, groups: ['buyers'], shop: 7 },
      timeZone: 'UTC',
      allowWorkspaceAuthoring: true,
    });
  });

  it('can contain the same attributes as sessionSettings', async () => {
    const session = await sessionOf(({ chat }) =>
      chat(question, { externalId: 'ada', userAttributes: [{ name: 'region', value: 'North' }] }),
    );
    expect(session.userAttributes).toEqual({ region: 'North' });
  });
});

describe('an API key', () => {
  it('is accepted on the agent form, with sessionSettings', async () => {
    const lines = await linesOf(startTalk().chatByKey({ ...question, sessionSettings: settings }));
    expect(lines[0].id).toBe('__cutoff__');
  });

  it('is refused on the deployment form, for chat and abort', async () => {
    const { service, post } = startTalk();
    const { deploymentChatUrl } = service.addresses;
    for (const url of [deploymentChatUrl, abortUrl(deploymentChatUrl)]) {
      const response = await post(url, { ...question, sessionSettings: settings }, { Authorization: `Api-Key ${service.apiKey}` });
      expect([response.status, await response.json()]).toEqual([403, { error: 'agentId is required for Api-Key authentication' }]);
    }
  });

  it('is refused as an authentication failure if it is wrong', async () => {
    const { service, post } = startTalk();
    const response = await post(
      service.addresses.agentChatUrl,
      { ...question, sessionSettings: settings },
      { Authorization: 'Api-Key wrong' },
    );
    expect([response.status, await response.json()]).toEqual([200, authenticationError]);
  });

  it('takes precedence over a service token in the same request', async () => {
    const { service, post, tokenHeaders } = startTalk();
    const ask = async (authorization: string, body: object) =>
      linesOf(post(service.addresses.agentChatUrl, body, { ...(await tokenHeaders({ externalId: 'eve' })), Authorization: authorization }));
    const chatId = chatIdOf(await ask(`Api-Key ${service.apiKey}`, { ...question, sessionSettings: settings }));
    expect((await ask(`Api-Key ${service.apiKey}`, { chatId, sessionSettings: settings }))[0].state.chatId).toBe(chatId);
    expect(await ask('Api-Key wrong', question)).toEqual([authenticationError]);
    expect(await ask(`Bearer ${service.apiKey}`, question)).toEqual([authenticationError]);
  });
});

describe('no credential', () => {
  it('is refused by a JSON-RPC error, or by a plain 401 in builds that do so', async () => {
    const { service, post } = startTalk();
    const ask = () => post(service.addresses.deploymentChatUrl, question, {});
    expect(await (await ask()).json()).toEqual(authenticationError);
    service.faults = { jsonRpcErrors: false };
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([401, { error: expect.any(String) }]);
  });
});

describe('an address', () => {
  it.each([
    ['account', '/halloway/', '/nobody/'],
    ['agent', '/analyst/', '/poet/'],
    ['deployment', '/deployments/1/', '/deployments/2/'],
  ])('answers 404 for an unknown %s', async (_, known, unknown) => {
    const { service, post, tokenHeaders } = startTalk();
    const { agentChatUrl, deploymentChatUrl } = service.addresses;
    const url = (agentChatUrl.includes(known) ? agentChatUrl : deploymentChatUrl).replace(known, unknown);
    expect((await post(url, question, await tokenHeaders())).status).toBe(404);
    expect((await post(abortUrl(url), { chatId: 'thread-0' }, await tokenHeaders())).status).toBe(404);
  });

  it('uses the requested origin', () => {
    const { addresses } = startTalk({ origin: 'http://localhost:4600' }).service;
    for (const address of Object.values(addresses)) expect(address).toMatch(/^http:\/\/localhost:4600/);
  });
});

/** The session that the agent receives. */
async function sessionOf(ask: (talk: ReturnType<typeof startTalk>) => Promise<Response>): Promise<AgentSession> {
  const sessions: AgentSession[] = [];
  const agent = createScriptedAgent(({ session }) => {
    sessions.push(session);
    return [];
  });
  await linesOf(ask(startTalk({ agent })));
  const [session] = sessions;
  if (session === undefined) throw new Error('The agent was not asked.');
  return session;
}
