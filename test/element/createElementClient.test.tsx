import { describe, expect, it, vi } from 'vitest';
import { streamChat } from '../../src/client.js';
import { connectElement } from '../../src/element/connectElement.js';
import { createElementClient } from '../../src/element/createElementClient.js';
import { collect } from '../client/support/collect.js';

const chatUrl = 'https://shop.example/parley/chat/stream-chat-state';

describe('the credentials of the element', () => {
  it("are the page's cookies if an identity is set and no token source", async () => {
    const { client } = createElementClient({ chatUrl, identity: 'ada' });
    expect(client.credentialsKind).toBe('cookie');
    expect(await client.getIdentity()).toBe('shop.example/parley ada');
    expect(createElementClient({ chatUrl, identity: 'ada', getToken: async () => 't' }).client.credentialsKind).toBe('service-token');
  });

  it('are reported as missing, with both ways to provide them', () => {
    expect(() => createElementClient({ chatUrl })).toThrow(/token-url.*identity/);
  });
});

describe('the dialect of the element', () => {
  it('is used from the first request', async () => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return new Response('{"id":"a","role":"assistant","words":"Hello"}\n');
    });
    const dialect = { headers: { 'X-Service-Auth-Token': 'X-Acme-Token' }, fields: { content: 'words', input: 'question' } };
    const { client } = createElementClient({ chatUrl, getToken: async () => 't', dialect });
    const frames = await collect(streamChat(client, { input: 'Hi' }));
    vi.unstubAllGlobals();
    expect(frames).toMatchObject([{ kind: 'message', content: 'Hello' }]);
    expect(sent[0]?.headers.get('x-acme-token')).toBe('t');
    expect(await sent[0]?.json()).toEqual({ question: 'Hi' });
  });

  it('is refused if it cannot be inverted, before the first request and with every request', async () => {
    const options = { chatUrl, identity: 'ada', dialect: { fields: { content: 'x', input: 'x' } } };
    const refusal = { kind: 'validation', field: 'dialect.fields.input' };
    const connection = connectElement(options);
    expect(connection.kind === 'made' && (await connection.identity)).toMatchObject({ kind: 'unknown', error: refusal });
    const { client, ready } = createElementClient(options);
    await expect(ready).rejects.toMatchObject(refusal);
    await expect(collect(streamChat(client, { input: 'Hi' }))).rejects.toMatchObject(refusal);
  });

  it('is not loaded with a client of the page, which has its own', () => {
    const { client } = createElementClient({ chatUrl, identity: 'ada' });
    const dialect = { fields: { content: 'x', input: 'x' } };
    expect(createElementClient({ client, dialect })).toEqual({ client });
  });
});
