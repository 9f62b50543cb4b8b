import { describe, expect, it } from 'vitest';
import { createRecorder } from '../../../src/chat/store/transcript/recorder.js';
import { runSql } from '../../../src/client/chat-stream/runSql.js';
import { streamChat } from '../../../src/client/chat-stream/streamChat.js';
import { isServiceError } from '../../../src/client/errors/ServiceError.js';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import { createRecording } from '../../../src/devtools/recording/createRecording.js';
import { collect } from '../support/collect.js';
import { agentUrl, dataUrl, fakeService, lines } from '../support/fakeService.js';

/** As a service may issue them: no JSON web token. */
const secret = 'acme/live+7Qh2_xY9=';
const renewed = 'acme/live+8Rk3_zW4=';
const parts = /7Qh2|8Rk3|YWNtZS9saXZl/;

function clientOf(answer: (request: Request) => Response, options: Partial<ServiceClientOptions> = {}) {
  return createServiceClient({
    baseUrl: 'https://acme.example.com',
    chatUrl: agentUrl,
    dataUrl,
    credentials: { kind: 'bearer', token: secret },
    fetch: fakeService(answer).fetch,
    retry: false,
    ...options,
  });
}

async function errorOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(() => undefined).catch((reason: unknown) => reason);
  if (!isServiceError(error)) throw new Error('It did not fail with a ServiceError.');
  return JSON.stringify([error.message, error.code, error.requestId, error.operation, error.body, String(error.cause), error.stack]);
}

const encodings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'percent-encoded': encodeURIComponent,
  'in base64': (text) => Buffer.from(`user:${text}`).toString('base64'),
  'in JSON with Unicode escapes': (text) => text.replaceAll('/', '\\u002f'),
  'in HTML': (text) => text.replaceAll('/', '&#x2F;').replaceAll('=', '&#61;'),
};

/** Every channel in which a service tells of an error. */
const channels: Readonly<Record<string, (echo: string) => Promise<string>>> = {
  'the JSON of an error': (echo) =>
    errorOf(clientOf(() => Response.json({ error: `Not ${echo}`, headers: [echo] }, { status: 400 })).get('/a')),
  'an error page': (echo) => errorOf(clientOf(() => new Response(`<html>${echo}</html>`, { status: 502 })).get('/a')),
  'a header of an error': (echo) => errorOf(clientOf(() => new Response('', { status: 500, headers: { 'x-request-id': echo } })).get('/a')),
  'a success that is not JSON': (echo) => errorOf(clientOf(() => new Response(`<p>${echo}`)).get('/a')),
  'a JSON-RPC error': (echo) =>
    errorOf(clientOf(() => Response.json({ jsonrpc: '2.0', error: { code: -32603, message: echo, data: { echo } } })).get('/a')),
  'a refusal of the chat': (echo) =>
    errorOf(
      collect(
        streamChat(
          clientOf(() => lines({ jsonrpc: '2.0', error: { code: 401, message: echo } })),
          { input: 'Hi' },
        ),
      ),
    ),
  'a line that is not JSON': (echo) =>
    errorOf(
      collect(
        streamChat(
          clientOf(() => new Response(`{"a":1}\nerror ${echo}\n`)),
          {},
        ),
      ),
    ),
  'a failed query': (echo) =>
    errorOf(
      runSql(
        clientOf(() => lines({ error: `Not ${echo}` })),
        { query: 'SELECT 1' },
      ),
    ),
  'an error line of the chat': async (echo) => {
    const [frame] = await collect(
      streamChat(
        clientOf(() => lines({ error: { message: `Not ${echo}` } })),
        {},
      ),
    );
    return frame?.kind === 'error' ? `${frame.error.message} ${JSON.stringify(frame.error.body)}` : 'no error';
  },
  'the error of a tool': async (echo) => {
    const toolCall = { name: 'x', input: '{}', result: JSON.stringify({ error: `Not ${echo}` }) };
    return JSON.stringify(
      await collect(
        streamChat(
          clientOf(() => lines({ id: 'a', role: 'assistant', toolCall })),
          {},
        ),
      ),
    );
  },
  'a network error': (echo) =>
    errorOf(
      clientOf(() => {
        throw new TypeError(`Failed to send ${echo}`);
      }).get('/a'),
    ),
};

describe('an echoed credential', () => {
  const cases = Object.entries(channels).flatMap(([channel, read]) =>
    Object.entries(encodings).map(([encoding, encode]) => [channel, encoding, read, encode] as const),
  );
  it.each(cases)('is removed from %s, %s', async (_channel, _encoding, read, encode) => {
    expect(await read(encode(secret))).not.toMatch(parts);
  });

  it('is removed from the agent’s answer, too', async () => {
    const frames = await collect(
      streamChat(
        clientOf(() => lines({ id: 'a', role: 'assistant', content: `It is ${secret}.` })),
        {},
      ),
    );
    expect(frames).toMatchObject([{ content: 'It is [redacted].' }]);
  });

  it('is removed from an answer over several deltas, before any part of it is shown', async () => {
    const deltas = ['It is a', 'cme/li', 've+7Qh', '2_xY9=, yes.'].map((content) => ({
      id: 'a',
      role: 'assistant',
      isDelta: true,
      content,
    }));
    const client = clientOf(() => lines(...deltas, { id: '__state__' }));
    const recorder = createRecorder({ redact: client.redact });
    const frames = await collect(streamChat(client, { input: 'Hi' }, { onLine: recorder.onLine }));
    const contents = frames.flatMap((frame) => (frame.kind === 'message' ? [frame.content] : []));
    expect(contents.join('')).toBe('It is acm[redacted], yes.');
    const recorded = recorder.transcript.map(({ line }) => JSON.parse(line).content ?? '').join('');
    expect(recorded).toBe('It is acm[redacted], yes.');
  });

  it('is removed even if it was replaced meanwhile', async () => {
    const tokens = [secret, renewed];
    const client = clientOf(() => Response.json({ error: `Not ${secret} nor ${renewed}` }, { status: 401 }), {
      credentials: { kind: 'bearer', token: async () => tokens.shift() ?? '' },
    });
    expect(await errorOf(client.get('/a'))).toContain('Not [redacted] nor [redacted]');
    expect(client.redact(`${secret} ${renewed}`)).toBe('[redacted] [redacted]');
  });

  it('is recorded nowhere, also if it is split over lines', async () => {
    const deltas = ['It is acme/li', 've+7Qh', '2_xY9=, yes.'].map((content) => ({ id: 'a', role: 'assistant', isDelta: true, content }));
    const client = clientOf(() => lines(...deltas));
    const recording = createRecording({ environment: { scheduleNotify: queueMicrotask } });
    client.tap(recording.tap);
    await collect(streamChat(client, { input: `I am ${secret}` }));
    const kept = recording.getSnapshot();
    expect(JSON.stringify(kept)).not.toMatch(/live|7Qh|xY9/);
    expect(kept.lines.map(({ line }) => JSON.parse(line).content).join('')).toBe('It is [redacted], yes.');
  });
});
