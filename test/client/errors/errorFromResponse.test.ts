import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorFromResponse, readRetryAfter } from '../../../src/client/errors/errorFromResponse.js';
import { isServiceError, ServiceError, type ServiceErrorKind } from '../../../src/client/errors/ServiceError.js';

const errorOf = (body: unknown, init: ResponseInit = { status: 500 }) =>
  errorFromResponse(typeof body === 'string' ? new Response(body, init) : Response.json(body, init), 'getUsers');

describe('errorFromResponse', () => {
  it.each<[number, ServiceErrorKind]>([
    [400, 'validation'],
    [401, 'authentication'],
    [403, 'permission'],
    [404, 'not-found'],
    [405, 'unsupported'],
    [408, 'server'],
    [409, 'conflict'],
    [410, 'not-found'],
    [418, 'validation'],
    [422, 'unprocessable'],
    [429, 'rate-limited'],
    [500, 'server'],
    [501, 'unsupported'],
    [503, 'server'],
    [599, 'server'],
  ])('maps %i to %s', async (status, kind) => {
    expect(await errorOf({}, { status })).toMatchObject({ kind, status, operation: 'getUsers' });
  });

  it.each([
    ['message', { message: 'No such user' }],
    ['error', { error: 'No such user' }],
    ['message before error', { error: 'Not Found', message: 'No such user' }],
    ['an error object', { error: { message: 'No such user' } }],
    ['an error in an error', { error: { error: 'No such user' } }],
    ['plain text', ' No such user\n'],
    ['a list of one', { message: ['No such user'] }],
  ])('reads the message from %s', async (_shape, body) => {
    expect((await errorOf(body)).message).toBe('No such user');
  });

  it('joins the messages of a validation error', async () => {
    expect((await errorOf({ message: ['name is short', { message: 'email is missing' }, 7] })).message).toBe(
      'name is short; email is missing',
    );
  });

  it.each([['<html><h1>Bad gateway</h1></html>'], [''], ['x'.repeat(2000)], [{}], [{ error: {} }], [{ message: '' }]])(
    'shows the status if the body contains no message',
    async (body) => {
      expect((await errorOf(body, { status: 502, statusText: 'Bad Gateway' })).message).toBe('The service responded with 502 Bad Gateway.');
    },
  );

  it('keeps the body as received', async () => {
    expect((await errorOf({ error: 'x', details: [1] })).body).toEqual({ error: 'x', details: [1] });
    expect((await errorOf('<p>')).body).toBe('<p>');
  });

  it('contains the code, request id and wait', async () => {
    const headers = { 'X-Request-Id': 'r-1', 'Retry-After': '7' };
    expect(await errorOf({ error: { code: 'slow_down' } }, { status: 429, headers })).toMatchObject({
      code: 'slow_down',
      requestId: 'r-1',
      retryAfterMs: 7000,
    });
    expect(await errorOf({ code: 12 })).toMatchObject({ code: 12, requestId: undefined, retryAfterMs: undefined });
  });

  it('never reveals a token, neither in the message nor in the body', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    const error = await errorOf({ error: `Token ${token} is expired`, token }, { status: 401 });
    expect(error.message).toBe('Token [token] is expired');
    expect(JSON.stringify(error)).not.toContain('c2ln');
  });

  it('recognizes the error texts of the chat', async () => {
    expect((await errorOf({ error: 'Streaming for thread is in progress' }, { status: 400 })).kind).toBe('thread-busy');
    expect((await errorOf('agentId is required for Api-Key authentication', { status: 403 })).kind).toBe('permission');
  });

  it('reads no more of an endless body than it keeps', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(65_536));
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        isCancelled = true;
      },
    });
    const error = await errorFromResponse(new Response(body, { status: 500 }), undefined);
    expect(error.body).toHaveLength(262_144);
    expect(error.message).toBe('The service responded with 500.');
    expect(sent).toBeLessThan(1_048_576);
    expect(isCancelled).toBe(true);
  });

  it('survives a body that breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    expect(await errorFromResponse(new Response(body, { status: 500 }), undefined)).toMatchObject({ kind: 'server', status: 500 });
  });
});

describe('readRetryAfter', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads seconds and dates, never negative', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    expect(readRetryAfter('2.5')).toBe(2500);
    expect(readRetryAfter('5, 5')).toBe(5000);
    expect(readRetryAfter('Sat, 21 Nov 2026 10:00:09 GMT, Sat, 21 Nov 2026 10:00:09 GMT')).toBe(9000);
    expect(readRetryAfter('Sat, 21 Nov 2026 10:00:09 GMT')).toBe(9000);
    expect(readRetryAfter('Sat, 21 Nov 2026 09:00:00 GMT')).toBe(0);
    expect(readRetryAfter('-3')).toBe(0);
    expect(readRetryAfter('soon')).toBeUndefined();
    expect(readRetryAfter('')).toBeUndefined();
    expect(readRetryAfter(null)).toBeUndefined();
  });
});

describe('isServiceError', () => {
  it('recognizes the error of another copy of the library', async () => {
    vi.resetModules();
    const other = await import('../../../src/client/errors/ServiceError.js');
    const error = new other.ServiceError('network', 'x');
    expect(error).not.toBeInstanceOf(ServiceError);
    expect(isServiceError(error)).toBe(true);
  });

  it.each([[new Error('x')], [{ kind: 'network' }], [null], ['x']])('is false for %j', (value) => {
    expect(isServiceError(value)).toBe(false);
  });
});
