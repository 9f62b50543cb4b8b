import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSql } from '../../../src/client/chat-stream/runSql.js';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client/http/createServiceClient.js';
import { loadFailures } from '../../../src/client/http/loadFailures.js';
import { utf8 } from '../support/byteStream.js';
import { dataUrl } from '../support/fakeService.js';

beforeEach(async () => {
  await loadFailures();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Send = NonNullable<ServiceClientOptions['fetch']>;

function clientOf(fetch: Send, options: Partial<ServiceClientOptions> = {}) {
  return createServiceClient({
    baseUrl: 'https://acme.example.com',
    dataUrl,
    credentials: { kind: 'bearer', token: 't' },
    retry: false,
    fetch,
    ...options,
  });
}

/** A body that the test feeds piece by piece. */
function openBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel,
  });
  return { body, cancel, send: (text: string) => controller?.enqueue(utf8(text)), close: () => controller?.close() };
}

const never = () => new Promise<never>(() => undefined);
const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const lost = { name: 'ServiceError', kind: 'network', message: expect.stringMatching(/sent nothing for 60 s.*silenceMs/s) };

describe('a request that receives nothing for a minute', () => {
  it.each([
    ['GET', (client: ReturnType<typeof clientOf>) => client.get('/api/v1/users')],
    ['POST', (client: ReturnType<typeof clientOf>) => client.post('/api/v1/users', { body: {} })],
    ['runSql', (client: ReturnType<typeof clientOf>) => runSql(client, { query: 'SELECT 1' })],
  ])('fails before the response begins and closes its connection: %s', async (_name, call) => {
    let sent: Request | undefined;
    const failure = outcome(
      call(
        clientOf((request) => {
          sent = request;
          return never();
        }),
      ),
    );
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sent?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await failure).toMatchObject(lost);
    expect(sent?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['of a record', '{"id"', (client: ReturnType<typeof clientOf>) => client.get('/api/v1/users')],
    ['of rows', '{"schema":[]}\n', (client: ReturnType<typeof clientOf>) => runSql(client, { query: 'SELECT 1' })],
    [
      'of a file',
      '%PDF',
      (client: ReturnType<typeof clientOf>) => client.request({ method: 'GET', path: '/x', read: (response) => response.blob() }),
    ],
  ])('fails in the middle of the response %s and closes its connection', async (_name, start, call) => {
    const { body, cancel, send } = openBody();
    const failure = outcome(call(clientOf(async () => new Response(body))));
    send(start);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await failure).toMatchObject(lost);
    expect(cancel).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the status of a failure whose body does not end', async () => {
    const { body, send } = openBody();
    const failure = outcome(clientOf(async () => new Response(body, { status: 403 })).get('/api/v1/users'));
    send('Not for you');
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await failure).toMatchObject({ kind: 'permission', status: 403, message: 'Not for you' });
  });

  it('fails while it waits for a token', async () => {
    const fetch = vi.fn();
    const failure = outcome(clientOf(fetch, { credentials: { kind: 'bearer', token: never } }).get('/api/v1/users'));
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await failure).toMatchObject(lost);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a slow request', () => {
  it('continues as long as bytes arrive, even without a whole line', async () => {
    const { body, send, close } = openBody();
    const rows = runSql(
      clientOf(async () => new Response(body)),
      { query: 'SELECT 1' },
    );
    for (const piece of ['{"schema":[{"name":"a",', '"column_type":"Int64"}]}\n', '{"data":[["1', '"]', ']}\n']) {
      await vi.advanceTimersByTimeAsync(50_000);
      send(piece);
    }
    await vi.advanceTimersByTimeAsync(0);
    close();
    expect((await rows).rows).toHaveLength(1);
  });

  it('is given the time that the client allows', async () => {
    const failure = outcome(clientOf(never, { silenceMs: 5_000 }).get('/api/v1/users'));
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await failure).toMatchObject({ kind: 'network', message: expect.stringContaining('nothing for 5 s') });
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 40])('is awaited without a limit for %d ms', async (silenceMs) => {
    const { body, send, close } = openBody();
    const answer = clientOf(async () => new Response(body), { silenceMs }).get('/api/v1/users');
    await vi.advanceTimersByTimeAsync(86_400_000);
    send('{}');
    close();
    expect(await answer).toEqual({});
  });

  it('still ends as aborted when its caller aborts it', async () => {
    const { body, cancel, send } = openBody();
    const controller = new AbortController();
    const failure = outcome(
      runSql(
        clientOf(async () => new Response(body)),
        { query: 'SELECT 1' },
        { signal: controller.signal },
      ),
    );
    send('{"schema":[]}\n');
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(cancel).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
