import { describe, expect, it } from 'vitest';
import { errorOf, hostOrigin, startProxy } from './support/startProxy.js';

const unsafe = { method: 'POST', body: '{"input":"Stores?"}' };

function ask(headers: Record<string, string>, options: Parameters<typeof startProxy>[0] = {}) {
  const { proxy, upstream } = startProxy(options);
  const request = new Request(`${hostOrigin}/parley/chat/stream-chat-state`, {
    ...unsafe,
    headers: { 'content-type': 'application/json', cookie: 'session=ada', ...headers },
  });
  return { answer: proxy(request), upstream };
}

describe('a request that changes something', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: hostOrigin }],
    // A balancer in front may call the host by another name; the browser knows better.
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://public.example' }],
  ])('is allowed from a page of the same origin: %j', async (headers) => {
    expect((await ask(headers).answer).status).toBe(200);
  });

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: hostOrigin }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: `${hostOrigin}.evil.example` }],
    [{ origin: hostOrigin.replace('https', 'http') }],
    [{ origin: `${hostOrigin}:8443` }],
    [{ referer: `${hostOrigin}/` }],
  ])('is refused from anywhere else, before the host identifies the user: %j', async (headers) => {
    let isAsked = false;
    const resolveSession = () => {
      isAsked = true;
      return { externalId: 'ada' };
    };
    const { answer, upstream } = ask(headers, { resolveSession });
    expect(await errorOf(answer)).toMatchObject({ status: 403, code: 'cross-site' });
    expect(isAsked).toBe(false);
    expect(upstream).toEqual([]);
  });

  it('is checked against the public origin, if a load balancer changes it', async () => {
    const publicOrigin = 'https://public.example';
    expect((await ask({ origin: publicOrigin }, { publicOrigin }).answer).status).toBe(200);
    expect((await ask({ origin: hostOrigin }, { publicOrigin }).answer).status).toBe(403);
  });

  it('is not allowed for pages elsewhere by CORS', async () => {
    const { send } = startProxy({ allow: ['getReports'] });
    const preflight = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'POST' };
    for (const answer of [
      await send('/chat/stream-chat-state', { method: 'OPTIONS', headers: preflight }),
      await send('/api/v1/deployments/1/reports'),
    ]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('the headers of a response', () => {
  it('are those of the list, whatever the service sends', async () => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'set-cookie': 'service=1; HttpOnly',
      server: 'gateway/1.2',
      'x-powered-by': 'something',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600',
      'content-encoding': 'identity',
      'strict-transport-security': 'max-age=0',
      'clear-site-data': '"*"',
      link: '<https://evil.example>; rel=preload',
      'x-request-id': 'req_1',
      'retry-after': '3',
    };
    const { chat } = startProxy({ onUpstream: () => new Response('{}\n', { headers }) });
    expect(Object.fromEntries((await chat({ input: 'x' })).headers)).toEqual({
      'cache-control': 'no-store, no-transform',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/x-ndjson',
      'cross-origin-resource-policy': 'same-origin',
      'retry-after': '3',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'req_1',
    });
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'text/xml', 'TEXT/HTML; charset=utf-8', 'application/json, text/html'])(
    'let nothing of %s run on the host’s origin',
    async (type) => {
      const { send } = startProxy({
        allow: ['downloadExport'],
        onUpstream: () => new Response('<script>', { headers: { 'content-type': type } }),
      });
      const answer = await send('/api/v1/deployments/1/dashboard-exports/1/download');
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    },
  );

  it('keep the name and type of a download', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Sales.pdf"' };
    const { send } = startProxy({ allow: ['downloadExport'], onUpstream: () => new Response(new Uint8Array([0, 255, 10]), { headers }) });
    const answer = await send('/api/v1/deployments/1/dashboard-exports/1/download');
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([0, 255, 10]));
  });
});

describe('errors', () => {
  it('are JSON that explains what to do, with the same headers', async () => {
    const answer = await startProxy().chat({ input: 'x' }, { user: 'nobody' });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: { message: 'You are not signed in. Sign in and try again.', code: 'signed-out' } });
  });

  it('follow no redirect and show no page of a gateway', async () => {
    const redirect = startProxy({ onUpstream: () => new Response(null, { status: 307, headers: { location: 'https://evil.example' } }) });
    expect(await errorOf(redirect.chat({ input: 'x' }))).toMatchObject({ status: 502, code: 'service-answer' });
    const gateway = startProxy({
      onUpstream: () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    });
    expect(await errorOf(gateway.chat({ input: 'x' }))).toMatchObject({ status: 502, message: /502/ });
  });
});
