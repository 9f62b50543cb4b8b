import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linesOf } from '../../local-service/test/support/talk.js';
import type { ServiceError } from '../../src/client.js';
import type { ProxyAnswer, ProxyCall, ProxyRefusal, ServiceProxyOptions } from '../../src/server.js';
import { errorOf, startProxy } from './support/startProxy.js';

const reports = '/api/v1/deployments/1/reports';

/** What was reported, without what differs from run to run. */
function record() {
  const answers: ProxyAnswer[] = [];
  return {
    onAnswer: (answer: ProxyAnswer) => answers.push(answer),
    answers,
    told: () =>
      answers.map(({ session, operation, status, error }) =>
        [session?.externalId, operation, status, error?.code].map((value) => value ?? '-').join(' '),
      ),
  };
}

describe('onRequest', () => {
  it('receives the user and the call before the service does', async () => {
    const calls: ProxyCall[] = [];
    const { chat, stop, send, upstream } = startProxy({
      allow: ['getReports'],
      onRequest: (call) => {
        expect(upstream).toHaveLength(calls.length);
        calls.push(call);
      },
    });
    const [{ state }] = await linesOf(chat({ input: 'Stores?' }));
    await stop({ chatId: state.chatId });
    await send(reports, { user: 'bram' });
    expect(calls.map(({ session, operation }) => [session.externalId, operation])).toEqual([
      ['ada', 'streamChat'],
      ['ada', 'abortChat'],
      ['bram', 'getReports'],
    ]);
  });

  it('cannot change the user', async () => {
    const { chat, upstream } = startProxy({
      resolveSession: () => ({ externalId: 'ada', userAttributes: [{ name: 'region', value: 'Europe' }] }),
      onRequest: ({ session }) => {
        Reflect.set(session, 'externalId', 'bram');
        Reflect.set(session.userAttributes?.[0] ?? {}, 'value', 'Asia');
      },
    });
    await linesOf(chat({ input: 'Stores?' }));
    expect(JSON.parse(upstream[0]?.body ?? '').sessionSettings).toEqual({
      externalId: 'ada',
      userAttributes: [{ name: 'region', value: 'Europe' }],
    });
  });

  it.each([
    [{ status: 429, retryAfterSeconds: 30 }, 'too-many-requests', '30'],
    [{ status: 403, message: 'Not at night.' }, 'forbidden', null],
  ] satisfies [ProxyRefusal, string, string | null][])(
    'refuses with %o, without a request to the service',
    async (refusal, code, retryAfter) => {
      const { chat, upstream } = startProxy({ onRequest: async () => refusal });
      const answer = await chat({ input: 'Stores?' });
      expect(answer.headers.get('retry-after')).toBe(retryAfter);
      const { message = expect.any(String) }: ProxyRefusal = refusal;
      expect(await errorOf(answer)).toEqual({ status: refusal.status, code, message });
      expect(upstream).toEqual([]);
    },
  );

  it('forwards nothing if it throws', async () => {
    const { chat, upstream } = startProxy({
      onRequest: () => {
        throw new Error('the counter is down');
      },
    });
    const error = await errorOf(chat({ input: 'Stores?' }));
    expect(error).toMatchObject({ status: 500, code: 'host-failed' });
    expect(error.message).not.toContain('counter');
    expect(upstream).toEqual([]);
  });
});

describe('onAnswer', () => {
  it('is called once per answer, at its end', async () => {
    const { onAnswer, answers, told } = record();
    const { chat, send } = startProxy({ allow: ['getReports'], onAnswer });
    const response = await chat({ input: 'Stores?' });
    expect(answers).toEqual([]);
    await response.text();
    await (await send(reports)).text();
    expect(told()).toEqual(['ada streamChat 200 -', 'ada getReports 200 -']);
    for (const { durationMs } of answers) expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it('reports why the proxy refused: forged chat ids and cross-site requests, too', async () => {
    const { onAnswer, told } = record();
    const { chat, send } = startProxy({ onAnswer });
    await chat({ input: 'x' }, { user: 'nobody' });
    await chat({ input: 'x' }, { user: 'guest' });
    await chat({ chatId: 'forged', input: 'x' });
    await chat({ input: 'x' }, { headers: { 'sec-fetch-site': 'cross-site' } });
    await chat({ input: 1 });
    await send('/api/v1/users');
    await send('/../elsewhere');
    expect(told()).toEqual([
      '- - 401 signed-out',
      '- - 403 forbidden',
      'ada streamChat 404 no-such-chat',
      '- - 403 cross-site',
      'ada streamChat 400 bad-body',
      'ada - 403 operation-not-allowed',
      '- - 404 no-such-path',
    ]);
  });

  it('reports refusals by the service with their status only', async () => {
    const { onAnswer, told } = record();
    const { chat } = startProxy({ onAnswer, onUpstream: () => Response.json({ error: 'Slow down' }, { status: 429 }) });
    await (await chat({ input: 'x' })).text();
    expect(told()).toEqual(['ada streamChat 429 -']);
  });

  it('reports that an answer broke off, as onError does', async () => {
    const { onAnswer, told } = record();
    const onError = vi.fn<(error: ServiceError) => void>();
    let sent = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 2) throw new TypeError('reset');
        controller.enqueue(new TextEncoder().encode('{"id":"1"}\n'));
      },
    });
    const { chat } = startProxy({ onAnswer, onError, onUpstream: () => new Response(broken) });
    await expect((await chat({ input: 'x' })).text()).rejects.toThrow();
    expect(told()).toEqual(['ada streamChat 200 service-unreachable']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('reports that the browser disconnected, but onError does not', async () => {
    const { onAnswer, told } = record();
    const onError = vi.fn();
    const { chat } = startProxy({
      onAnswer,
      onError,
      onUpstream: () =>
        new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":"1"}\n')) })),
    });
    const connection = new AbortController();
    const reader = (await chat({ input: 'x' }, { signal: connection.signal })).body?.getReader();
    await reader?.read();
    connection.abort();
    // An answer that fails would be logged by the server in front; this one ends.
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    expect(told()).toEqual(['ada streamChat 200 browser-left']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('breaks nothing if it throws', async () => {
    const onError = vi.fn<(error: ServiceError) => void>();
    const { chat } = startProxy({
      onError,
      onAnswer: () => {
        throw new Error('the log is full');
      },
    });
    expect((await linesOf(chat({ input: 'Stores?' }))).length).toBeGreaterThan(1);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0].cause).toMatchObject({ message: 'the log is full' });
  });
});

describe('the duration of a host function', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['resolveSession', { resolveSession: () => new Promise<never>(() => {}) }],
    ['mintDataToken', { mintDataToken: () => new Promise<never>(() => {}) }],
    ['onRequest', { onRequest: () => new Promise<never>(() => {}) }],
    ['deploymentIds', { allow: [{ operation: 'getReports', deploymentIds: () => new Promise<never>(() => {}) }] }],
  ] satisfies [string, Partial<ServiceProxyOptions>][])(
    'is limited for %s: the browser receives a 504, and the operator learns which one',
    async (name, hanging) => {
      const onError = vi.fn<(error: ServiceError) => void>();
      const { post, send, upstream } = startProxy({
        allow: ['runSql'],
        mintDataToken: async () => 'token',
        ...hanging,
        onError,
        limits: { hostMs: 2000 },
      });
      const answer = errorOf(name === 'deploymentIds' ? send(reports) : post('/data/query', { query: 'SELECT 1' }));
      await vi.advanceTimersByTimeAsync(2000);
      expect(await answer).toMatchObject({ status: 504, code: 'host-silent' });
      expect(onError.mock.calls[0]?.[0].cause).toMatchObject({ message: expect.stringContaining(name) });
      expect(upstream).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
