import { describe, expect, it, vi } from 'vitest';
import { streamChat, streamChatChunks } from '../../../src/client/chat-stream/streamChat.js';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import { byteStream, openStream, utf8 } from '../support/byteStream.js';
import { collect } from '../support/collect.js';
import { agentUrl, deploymentUrl, type FakeService, fakeService, jsonRpcRefusal, lines, unauthorized } from '../support/fakeService.js';

const cutoff = { id: '__cutoff__', state: { chatId: 'c1', isStreaming: true } };
const message = { id: 'm1', role: 'assistant', content: 'Hi' };
const answer = () => lines(cutoff, message);

function clientOf(service: FakeService, options: Partial<ServiceClientOptions> = {}) {
  return createServiceClient({
    chatUrl: agentUrl,
    credentials: { kind: 'service-token', token: 'opaque' },
    fetch: service.fetch,
    ...options,
  });
}

const apiKey = { kind: 'api-key', key: 'k-1' } as const;

describe('streamChat', () => {
  it('posts the request and yields its frames', async () => {
    const service = fakeService(answer);
    const request = { input: 'Hello', chatId: 'c1', messageId: '1700000000000-message', activeBranchName: 'dev', isDefaultBranch: false };
    const frames = await collect(streamChat(clientOf(service), request));
    expect(frames.map(({ kind }) => kind)).toEqual(['cutoff', 'message']);
    expect(service.requests).toMatchObject([{ method: 'POST', url: agentUrl, body: request }]);
    expect(service.requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('reports each line with its frame before yielding it', async () => {
    const seen: string[] = [];
    for await (const frame of streamChat(clientOf(fakeService(answer)), {}, { onLine: (line, { kind }) => seen.push(`${kind} ${line}`) })) {
      expect(seen.at(-1)).toMatch(new RegExp(`^${frame.kind} `));
    }
    expect(seen).toEqual([`cutoff ${JSON.stringify(cutoff)}`, `message ${JSON.stringify(message)}`]);
  });

  it('yields the frames before a line that is not JSON, even in the same chunk', async () => {
    const body = () => new Response(`${JSON.stringify(cutoff)}\n${JSON.stringify(message)}\n<html>\n${JSON.stringify(message)}\n`);
    const kinds: string[] = [];
    const read = async () => {
      for await (const { kind } of streamChat(clientOf(fakeService(body)), {})) kinds.push(kind);
    };
    await expect(read()).rejects.toMatchObject({ kind: 'protocol' });
    expect(kinds).toEqual(['cutoff', 'message']);
  });

  describe('if a line is longer than 8 MiB', () => {
    const serialized = [{ role: 'assistant', content: 'x'.repeat(9 * 1024 * 1024) }];
    const state = { id: '__state__', sort: 9, state: { messages: serialized } };
    const read = (...values: readonly object[]) => collect(streamChat(clientOf(fakeService(() => lines(...values))), {}));

    it('skips messages in a state that the stream already contained', async () => {
      const frames = await read(cutoff, message, state, { id: '__usage__', usage: {} });
      expect(frames.map(({ kind }) => kind)).toEqual(['cutoff', 'message', 'state', 'usage']);
      expect(frames[2]).toEqual({ kind: 'state', messages: [] });
    });

    it.each([
      ['a state that alone has the messages', [cutoff, state]],
      ['a message', [cutoff, message, { ...message, content: serialized[0]?.content }]],
    ])('refuses %s', async (_what, values) => {
      await expect(read(...values)).rejects.toMatchObject({ kind: 'protocol', message: expect.stringContaining('8 MiB') });
    });
  });

  it('sends session settings only with an API key', async () => {
    const sessionSettings = { externalId: 'alice' };
    const withKey = fakeService(answer);
    await collect(streamChat(clientOf(withKey, { credentials: apiKey, sessionSettings }), { input: 'q' }));
    expect(withKey.requests[0]?.body).toEqual({ input: 'q', sessionSettings });
    expect(withKey.requests[0]?.headers.get('authorization')).toBe('Api-Key k-1');
    const withToken = fakeService(answer);
    await collect(streamChat(clientOf(withToken, { sessionSettings }), { input: 'q', sessionSettings }));
    expect(withToken.requests[0]?.body).toEqual({ input: 'q' });
  });

  it.each([
    ['missing', undefined, 'sessionSettings'],
    ['wrong', { externalId: 'Alice' }, 'externalId'],
  ])('sends nothing if the session settings of a key are %s', async (_how, sessionSettings, field) => {
    const service = fakeService(answer);
    const client = clientOf(service, { credentials: apiKey, sessionSettings });
    await expect(collect(streamChat(client, { input: 'q' }))).rejects.toMatchObject({ kind: 'validation', field });
    expect(service.requests).toHaveLength(0);
  });

  it('refuses an API key with the deployment form before sending, in the service’s words', async () => {
    const service = fakeService(answer);
    const client = clientOf(service, { chatUrl: deploymentUrl, credentials: apiKey, sessionSettings: { externalId: 'alice' } });
    await expect(collect(streamChat(client, { input: 'q' }))).rejects.toMatchObject({
      kind: 'permission',
      message: 'agentId is required for Api-Key authentication',
    });
    expect(service.requests).toHaveLength(0);
  });

  it('sends nothing with a message id that the service would refuse', async () => {
    const service = fakeService(answer);
    await expect(collect(streamChat(clientOf(service), { input: 'q', messageId: '12-message' }))).rejects.toMatchObject({
      field: 'messageId',
    });
    expect(service.requests).toHaveLength(0);
  });

  it.each([
    ['a 401', unauthorized],
    ['a JSON-RPC error inside HTTP 200', jsonRpcRefusal],
  ])('requests a fresh token once after %s and repeats the request', async (_what, refusal) => {
    const service = fakeService(refusal, answer);
    const source = vi.fn(async ({ forceRefresh }) => (forceRefresh ? 'fresh' : 'stale'));
    const seen: string[] = [];
    const frames = await collect(
      streamChat(
        clientOf(service, { credentials: { kind: 'service-token', token: source } }),
        { input: 'q' },
        { onLine: (line) => seen.push(line) },
      ),
    );
    expect(frames).toHaveLength(2);
    expect(seen).toHaveLength(2);
    expect(service.requests.map(({ headers }) => headers.get('x-service-auth-token'))).toEqual(['stale', 'fresh']);
    expect(service.requests[1]?.body).toEqual({ input: 'q' });
  });

  it.each([
    ['two 401s', unauthorized, unauthorized],
    ['a 401 and a JSON-RPC error', unauthorized, jsonRpcRefusal],
    ['a JSON-RPC error and a 401', jsonRpcRefusal, unauthorized],
  ])('fails with an authentication error after %s', async (_what, first, second) => {
    const service = fakeService(first, second, answer);
    const source = vi.fn(async () => 'token');
    const client = clientOf(service, { credentials: { kind: 'bearer', token: source } });
    await expect(collect(streamChat(client, {}))).rejects.toMatchObject({ kind: 'authentication', operation: 'streamChat' });
    expect(service.requests).toHaveLength(2);
    expect(source).toHaveBeenCalledTimes(2);
  });

  it.each([
    { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no', data: { status: 401 } } },
    { jsonrpc: '2.0', id: null, error: { code: 401, message: 'no' } },
    { jsonrpc: '2.0', id: null, error: { message: 'Unauthorized' } },
    { error: { code: -32001, message: 'no' } },
    { error: 'Token expired' },
  ])('never repeats a question that may have run, after %j', async (line) => {
    const service = fakeService(() => lines(line), answer);
    const source = vi.fn(async () => 'token');
    const client = clientOf(service, { credentials: { kind: 'bearer', token: source } });
    await expect(collect(streamChat(client, { input: 'q' }))).rejects.toMatchObject({ kind: 'authentication' });
    expect(service.requests).toHaveLength(1);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a refused request without another token', async () => {
    const service = fakeService(jsonRpcRefusal, answer);
    await expect(collect(streamChat(clientOf(service), {}))).rejects.toMatchObject({ kind: 'authentication' });
    expect(service.requests).toHaveLength(1);
  });

  it('never requests a fresh token on 403', async () => {
    const service = fakeService(() => Response.json({ error: 'authentication is fine, access is not' }, { status: 403 }), answer);
    const source = vi.fn(async () => 'token');
    await expect(collect(streamChat(clientOf(service, { credentials: { kind: 'bearer', token: source } }), {}))).rejects.toMatchObject({
      kind: 'permission',
    });
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('yields an authentication error after the first message instead of retrying', async () => {
    const service = fakeService(() => lines(message, { jsonrpc: '2.0', error: { code: -32001, message: 'Token expired' } }), answer);
    const frames = await collect(streamChat(clientOf(service, { credentials: { kind: 'bearer', token: async () => 't' } }), {}));
    expect(frames).toMatchObject([{ kind: 'message' }, { kind: 'error', error: { kind: 'authentication' } }]);
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['an HTTP status', () => Response.json({ error: 'Streaming for thread is in progress' }, { status: 409 })],
    ['plain text', () => new Response('Streaming for thread is in progress', { status: 500 })],
  ])('rejects with thread-busy for %s', async (_channel, busy) => {
    await expect(collect(streamChat(clientOf(fakeService(busy)), {}))).rejects.toMatchObject({ kind: 'thread-busy' });
  });

  it.each([
    ['JSON-RPC', { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Streaming for thread is in progress' } }],
    ['an error line', { error: 'Streaming for thread is in progress' }],
  ])('yields a thread-busy error for %s', async (_channel, line) => {
    const frames = await collect(streamChat(clientOf(fakeService(() => lines(line))), {}));
    expect(frames).toMatchObject([{ kind: 'error', error: { kind: 'thread-busy' } }]);
  });

  it('never repeats a failed request, except after a refused token', async () => {
    const service = fakeService(() => new Response(null, { status: 503 }), answer);
    await expect(collect(streamChat(clientOf(service), { input: 'q' }))).rejects.toMatchObject({ kind: 'server' });
    expect(service.requests).toHaveLength(1);
  });

  it('ends normally on an early clean end, and leaves its meaning to the store', async () => {
    expect(await collect(streamChat(clientOf(fakeService(() => lines(cutoff))), {}))).toHaveLength(1);
    expect(await collect(streamChat(clientOf(fakeService(() => new Response(null))), {}))).toEqual([]);
  });

  it('treats any rejected fetch as a network error', async () => {
    const service = fakeService(() => Promise.reject(new Error('Load failed')));
    await expect(collect(streamChat(clientOf(service), {}))).rejects.toMatchObject({ kind: 'network', cause: new Error('Load failed') });
  });

  it('rejects with aborted even if fetch ignores the signal', async () => {
    const controller = new AbortController();
    const { body, cancelled } = openStream(`${JSON.stringify(message)}\n`);
    const streaming = streamChat(clientOf(fakeService(() => new Response(body))), {}, { signal: controller.signal });
    await streaming.next();
    const next = streaming.next();
    controller.abort();
    await expect(next).rejects.toMatchObject({ kind: 'aborted' });
    await cancelled;
  });

  it.each([
    ['before it is sent', () => AbortSignal.abort()],
    ['while fetch waits', () => AbortSignal.timeout(5)],
  ])('rejects with aborted if it is cancelled %s', async (_when, signal) => {
    const client = clientOf(fakeService(() => new Promise<Response>(() => {})));
    await expect(collect(streamChat(client, {}, { signal: signal() }))).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('closes the connection when the loop is left, also at the first frame', async () => {
    const { body, cancelled } = openStream(`${JSON.stringify(cutoff)}\n`);
    for await (const _ of streamChat(clientOf(fakeService(() => new Response(body))), {})) break;
    await cancelled;
  });
});

describe('streamChatChunks', () => {
  it('yields the frames of a chunk together, and reports each line as its frame is read', async () => {
    const [first, second, third] = [cutoff, message, { ...message, content: ' there' }].map((value) => `${JSON.stringify(value)}\n`);
    const service = fakeService(() => new Response(byteStream([utf8(`${first}${second}`), utf8(`${third}`)])));
    const seen: string[] = [];
    const chunks: string[][] = [];
    for await (const frames of streamChatChunks(clientOf(service), {}, { onLine: (_line, { kind }) => seen.push(kind) })) {
      const kinds: string[] = [];
      for (const { kind } of frames) {
        kinds.push(kind);
        expect(seen).toEqual([...chunks.flat(), ...kinds]);
      }
      chunks.push(kinds);
    }
    expect(chunks).toEqual([['cutoff', 'message'], ['message']]);
  });
});
