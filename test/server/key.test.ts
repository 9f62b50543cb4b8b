import { describe, expect, it, vi } from 'vitest';
import { linesOf } from '../../local-service/test/support/talk.js';
import { createServiceProxy, type ServiceError } from '../../src/server.js';
import { encodings, secret } from '../client/redaction/support/encodings.js';
import { lines } from '../client/support/fakeService.js';
import { errorOf, sessionOfCookie, startProxy } from './support/startProxy.js';

const key = 'sk-very-secret-0123456789';
const held = { kind: 'api-key', key } as const;

/** Everything a browser can see of an answer. */
async function seen(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return JSON.stringify([...response.headers]) + response.statusText + (await response.text().catch((error) => String(error)));
}

/** A service that says the key wherever it can, byte by byte where it streams. */
function tellAll(status: number, body: string, headers: Record<string, string> = {}) {
  return () => {
    const bytes = [...new TextEncoder().encode(body)].map((byte) => Uint8Array.of(byte));
    const stream = new ReadableStream({ pull: (controller) => (bytes[0] ? controller.enqueue(bytes.shift()) : controller.close()) });
    return new Response(stream, { status, headers: { 'content-type': 'application/json', ...headers } });
  };
}

describe('the key', () => {
  it('is sent to the chat as Api-Key and to the management API as Bearer', async () => {
    const { chat, send, upstream, service } = startProxy({ allow: ['getReports'] });
    await (await chat({ input: 'Stores?' })).text();
    await (await send('/api/v1/deployments/1/reports')).text();
    expect(upstream.map(({ headers }) => headers.get('authorization'))).toEqual([`Api-Key ${service.apiKey}`, `Bearer ${service.apiKey}`]);
  });

  it.each([
    ['a line of the stream', tellAll(200, `{"id":"__cutoff__"}\n{"id":"1","content":"Authorization: Api-Key ${key}."}\n`)],
    ['its first line', tellAll(200, `{"id":"1","content":"${key}${key}"}\n`)],
    ['a stream without lines', tellAll(200, key)],
    ['a header', tellAll(200, '{}\n', { 'x-request-id': key, 'x-debug': key, 'set-cookie': key, 'content-type': key, server: key })],
    ['a refusal of credentials', tellAll(200, `{"jsonrpc":"2.0","error":{"code":-32001,"message":"${key} is not valid"}}`)],
    ['a 401', tellAll(401, `{"error":"${key} is not valid"}`)],
    ['an error', tellAll(422, `{"error":{"message":"called with ${key}"}}`)],
    ['an error that is not JSON', tellAll(502, `<pre>${key}</pre>`, { 'content-type': 'text/html' })],
    ['a redirect', tellAll(302, '', { location: `https://elsewhere.example/?key=${key}` })],
  ])('reaches no browser, even if the service sends it in %s', async (_where, onUpstream) => {
    const { chat, send } = startProxy({ credentials: held, onUpstream, allow: ['getReports'] });
    expect(await seen(chat({ input: 'Stores?' }))).not.toContain(key);
    expect(await seen(send('/api/v1/deployments/1/reports'))).not.toContain(key);
  });

  it.each(Object.entries(encodings))('is removed from every answer %s, byte by byte', async (_encoding, echo) => {
    for (const body of [`{"id":"1","content":${JSON.stringify(`It is ${echo} ü.`)}}\n`, `It is ${echo} ü.`]) {
      for (const type of ['application/json', 'text/csv']) {
        const onUpstream = tellAll(200, body, { 'content-type': type, 'x-request-id': encodeURIComponent(secret) });
        const { chat, send } = startProxy({ credentials: { kind: 'api-key', key: secret }, onUpstream, allow: ['getReports'] });
        for (const answer of [chat({ input: 'Stores?' }), send('/api/v1/deployments/1/reports')]) {
          const text = await seen(answer);
          expect(text).toMatch(/It is [\w+/=-]*\[redacted\][\w+/=-]* ü\./);
          expect(text).not.toContain('x-request-id');
        }
      }
    }
    const onUpstream = tellAll(422, JSON.stringify({ error: { message: `Not ${echo} ü.`, code: echo } }));
    const { send } = startProxy({ credentials: { kind: 'api-key', key: secret }, onUpstream, allow: ['getReports'] });
    expect(await errorOf(send('/api/v1/deployments/1/reports'))).toMatchObject({ code: '[redacted]', message: 'Not [redacted] ü.' });
  });

  it('is removed if deltas split it, and delays only an end that could be its start', async () => {
    const deltas = (texts: readonly string[]) => texts.map((content) => ({ id: 'a', content, isDelta: true }));
    const onUpstream = () =>
      lines(...deltas(['Stores', ' ask', 'ed: sk-very', '-good, sk', '-very-secret-0123456789.']), { id: '__cutoff__' });
    const { chat } = startProxy({ credentials: held, onUpstream });
    const shown = await linesOf(await chat({ input: 'Stores?' }));
    expect(shown.map((line) => line.content)).toEqual(['Store', 's a', 'sked: ', 'sk-very-good, ', '[redacted].', undefined]);
  });

  it('leaves all bytes of a file unchanged', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256);
    const onUpstream = () => new Response(bytes, { headers: { 'content-type': 'image/png' } });
    const { send } = startProxy({ credentials: held, onUpstream, allow: ['getReports'] });
    const answer = await send('/api/v1/deployments/1/reports');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('is refused at once if it is too short to be distinguished from other words', () => {
    const make = () => createServiceProxy({ credentials: { kind: 'api-key', key: 'abc12' }, resolveSession: sessionOfCookie });
    expect(make).toThrow(expect.objectContaining({ kind: 'validation', field: 'credentials' }));
  });

  it('is in no error, not even the operator’s, whatever the network layer reports', async () => {
    const onError = vi.fn<(error: ServiceError) => void>();
    const onUpstream = () => {
      throw new TypeError(`connect failed: GET with Authorization ${key}`);
    };
    const { chat } = startProxy({ credentials: held, onUpstream, onError });
    expect(await seen(chat({ input: 'Stores?' }))).not.toContain(key);
    expect(onError).toHaveBeenCalledOnce();
    const error = onError.mock.calls[0]?.[0];
    expect(`${error?.message} ${error?.stack} ${String(error?.cause)}`).not.toContain(key);
  });

  it('is refused at once, without being shown, if it is invalid in a header', () => {
    const make = () => createServiceProxy({ credentials: { kind: 'api-key', key: 'sec\nret' }, resolveSession: sessionOfCookie });
    expect(make).toThrow(expect.objectContaining({ kind: 'validation', field: 'credentials' }));
    expect(make).not.toThrow(/ret\b/);
  });
});

describe('a key that the service refuses', () => {
  it.each([
    ['inside a success, as in the chat', () => lines({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Token is not valid' } })],
    ['by status', () => Response.json({ error: 'expired' }, { status: 401 })],
  ])('%s is a 401 that says who has to fix it, and the operator is notified', async (_how, onUpstream) => {
    const onError = vi.fn<(error: ServiceError) => void>();
    const { chat, stop } = startProxy({ onUpstream, onError, chatIdSecret: false });
    for (const answer of [chat({ input: 'Stores?' }), stop({ chatId: 'thread-1' })]) {
      expect(await errorOf(answer)).toMatchObject({
        status: 401,
        code: 'key-refused',
        message: expect.stringMatching(/operator.*`credentials`/),
      });
    }
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['key-refused', 'key-refused']);
  });

  it('is refused by the local service in the same way', async () => {
    const { chat, upstream } = startProxy({ credentials: held });
    expect(await errorOf(chat({ input: 'Stores?' }))).toMatchObject({ status: 401, code: 'key-refused' });
    expect(upstream).toHaveLength(1);
  });
});

describe('other answers of the chat', () => {
  it('report errors in the same way as the service', async () => {
    const busy = { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Streaming for thread is in progress' } };
    const { chat } = startProxy({ onUpstream: () => lines(busy) });
    expect(await linesOf(chat({ input: 'Stores?' }))).toEqual([busy]);
  });

  it('pass on the service’s refusals with status, code and wait', async () => {
    const onUpstream = () =>
      Response.json({ error: { message: 'Slow down', code: 'rate' } }, { status: 429, headers: { 'retry-after': '7' } });
    const answer = await startProxy({ onUpstream }).chat({ input: 'Stores?' });
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await errorOf(answer)).toEqual({ status: 429, code: 'rate', message: 'Slow down' });
  });
});
