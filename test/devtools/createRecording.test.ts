import { expect, it } from 'vitest';
import { streamChat } from '../../src/client/chat-stream/streamChat.js';
import { createDialect } from '../../src/client/dialect/createDialect.js';
import { createServiceClient, type ServiceClientOptions } from '../../src/client/http/createServiceClient.js';
import { listConversations } from '../../src/devtools/recording/conversations.js';
import { createRecording, type RecordingOptions } from '../../src/devtools/recording/createRecording.js';
import { cutoff, echo, final } from '../chat/store/lines.js';
import { createChatHarness, lineResponse } from '../support/chatHarness.js';

const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl';

function record(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ServiceClientOptions> & RecordingOptions = {},
) {
  const recording = createRecording({ environment: { scheduleNotify: queueMicrotask }, ...options });
  const client = createServiceClient({
    baseUrl: 'https://acme.example.com',
    chatUrl: 'https://ai.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
    credentials: { kind: 'bearer', token: secret },
    fetch: async (request) => answer(request),
    ...options,
  });
  client.tap(recording.tap);
  return { recording, client };
}

it('keeps no credential from any header, address, question or answer', async () => {
  const { recording, client } = record(
    () => Response.json({ token: secret }, { headers: { 'x-echo': secret, 'x-access-token': 'abc-123' } }),
    {
      dialect: createDialect({ headers: { 'X-Service-Auth-Token': 'X-Odd-Name' } }),
      credentials: { kind: 'service-token', token: secret },
      managementCredentials: { kind: 'bearer', token: secret },
    },
  );
  await client.post(`/api/v1/things?access=${secret}`, { body: { password: 'hunter2', note: secret } });
  for await (const _ of streamChat(client, { input: `I am ${secret}` }));
  const kept = JSON.stringify(recording.getSnapshot());
  expect(kept).toContain('[redacted]');
  expect(kept).not.toMatch(/c2lnbmF0dXJl|abc-123|hunter2/);
});

it('keeps no secret that a cut splits over two responses', async () => {
  const delta = (content: string) => ({ id: 'a', role: 'assistant', isDelta: true, isInProcess: true, content });
  const answers = [
    lineResponse([cutoff(), delta('use ghp_16C7e42F')], { isCut: true }),
    lineResponse([cutoff(), delta('292c6912E7710c838347Ae178B4a')]),
  ];
  const { recording, client } = record(() => answers.shift() ?? Response.error());
  for (let times = 0; times < 2; times += 1) {
    try {
      for await (const _ of streamChat(client, {}));
    } catch {
      // The first response is cut.
    }
  }
  const lines = recording.getSnapshot().lines.map(({ line }) => line);
  expect(lines).toHaveLength(4);
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toMatch(/16C7e42F|292c6912/);
});

it('records method, path, status, request id, sizes and attempts of each request', async () => {
  const answers = [new Response('busy', { status: 503 }), Response.json({ ok: 1 }, { headers: { 'x-request-id': 'req_1' } })];
  const { recording, client } = record(() => answers.shift() ?? Response.error(), { retry: { attempts: 2, baseDelayMs: 0 } });
  await client.get('/api/v1/a', { query: { first: 2 }, operation: 'getA' });
  expect(recording.getSnapshot().exchanges).toMatchObject([
    { operation: 'getA', method: 'GET', path: '/api/v1/a?first=2', status: 503, state: 'done', attempt: 1, responseBytes: 4 },
    { operation: 'getA', status: 200, state: 'done', attempt: 2, responseBytes: 8, requestBytes: 0, requestId: 'req_1' },
  ]);
});

it('distinguishes missing, cut, abandoned and complete responses', async () => {
  const { recording, client } = record(
    ({ url }) => {
      if (url.endsWith('/never')) throw new TypeError('fetch failed');
      return lineResponse([cutoff()], { isCut: url.endsWith('/cut'), isHeldOpen: url.endsWith('/stream-chat-state') });
    },
    { retry: false },
  );
  await Promise.allSettled(['/never', '/cut', '/whole'].map((path) => client.get(path)));
  for await (const _ of streamChat(client, {})) break;
  expect(recording.getSnapshot().exchanges.map(({ state }) => state)).toEqual(['failed', 'cut', 'done', 'left']);
});

it('splits lines wherever the bytes are cut, and omits a truncated line from a transcript', async () => {
  const harness = await createChatHarness({ '*': [{ kind: 'answer', text: 'Grüße, 東京' }] }, { chunkBytes: 1, cutAfterBytesOnce: [600] });
  const recording = createRecording({ now: harness.environment.now, environment: harness.environment });
  harness.client.tap(recording.tap);
  const heard: string[] = [];
  const store = harness.createStore({ onLine: (line) => heard.push(line) });
  store.send('Where?');
  await harness.environment.until(() => store.getSnapshot().status === 'idle');
  const [conversation] = listConversations(recording.getSnapshot());
  expect(conversation?.exchanges.map(({ state }) => state)).toContain('cut');
  expect(conversation?.lines.flatMap(({ line, isBroken }) => (isBroken ? [] : [line]))).toEqual(heard);
});

it('groups streams by thread, whether the request or the first line names it', async () => {
  const { recording, client } = record(() => lineResponse([cutoff(), echo('1700000000000-message', 'How much?'), final('f', '42')]));
  for await (const _ of streamChat(client, { input: 'How much?' }));
  for await (const _ of streamChat(client, { chatId: 'chat-1' }));
  const conversations = listConversations(recording.getSnapshot());
  expect(conversations).toMatchObject([{ id: 'chat-1', firstQuestion: 'How much?' }]);
  expect(conversations[0]?.lines).toHaveLength(6);
});

it('drops the oldest requests with their lines before it exceeds its limit', async () => {
  const { recording, client } = record(() => Response.json({}), { maxExchanges: 10 });
  for (let count = 0; count < 40; count += 1) await client.get(`/${count}`);
  const { exchanges } = recording.getSnapshot();
  expect(exchanges.length).toBeLessThanOrEqual(10);
  expect(exchanges.at(-1)?.path).toBe('/39');
});

it('reads an observed stream no faster than the application does', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode('{}\n'));
      },
    },
    { highWaterMark: 0 },
  );
  const { client } = record(() => new Response(body));
  const chunks = client.stream({ api: 'chat', operation: 'streamChat', url: client.chatUrl ?? '', body: {} }, async function* (response) {
    const reader = response.body?.getReader();
    yield (await reader?.read())?.value;
    yield (await reader?.read())?.value;
  });
  await chunks.next();
  expect(pulled).toBe(1);
  await chunks.next();
  expect(pulled).toBe(2);
});
