import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import express4 from 'express4';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toNodeHandler } from '../../src/server.js';

type Handler = (request: Request) => Promise<Response>;

const closings: (() => unknown)[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closings.splice(0)) close();
});

const inExpress4 = (handle: Handler): RequestListener => express4().use('/parley', toNodeHandler(handle));
const inExpress5 = (handle: Handler): RequestListener => express().use('/parley', toNodeHandler(handle));

describe.each([
  ['node:http', (handle: Handler) => toNodeHandler(handle)],
  ['Express 4', inExpress4],
  ['Express 5', inExpress5],
])('toNodeHandler in %s', (_name, mount) => {
  it('passes on method, address, headers and body, and the response with its headers', async () => {
    const origin = await listen(
      mount(async (request) =>
        Response.json([request.method, new URL(request.url).pathname, request.headers.get('x-a'), await request.text()], {
          status: 201,
          headers: { 'x-b': 'two' },
        }),
      ),
    );
    const answer = await fetch(`${origin}/parley/one`, { method: 'PUT', headers: { 'x-a': 'one' }, body: 'Größe' });
    expect([answer.status, answer.headers.get('x-b'), await answer.json()]).toEqual([201, 'two', ['PUT', '/parley/one', 'one', 'Größe']]);
  });

  it.each([
    ['TRACE', 'TRACE /parley/x HTTP/1.1\r\nHost: shop.example', 405],
    ['a host with a space', 'GET /parley/x HTTP/1.1\r\nHost: a b', 400],
    ['a host with user info', 'GET /parley/x HTTP/1.1\r\nHost: u:p@a', 400],
    ['a port that does not exist', 'GET /parley/x HTTP/1.1\r\nHost: a:99999', 400],
    ['a host with a path', 'GET /parley/x HTTP/1.1\r\nHost: a/b?c#d', 400],
    ['no host', 'GET /parley/x HTTP/1.0', 400],
  ])('answers %s itself and continues', async (_what, head, status) => {
    const handle = vi.fn<Handler>(async () => new Response('fine'));
    const origin = await listen(mount(handle));
    expect(await sendRaw(origin, `${head}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(handle).not.toHaveBeenCalled();
    expect(await (await fetch(`${origin}/parley/x`)).text()).toBe('fine');
  });

  it('delivers the response even if the request body is not read to its end', async () => {
    const origin = await listen(
      mount(async (request) => {
        const reader = request.body?.getReader();
        await reader?.read();
        await reader?.cancel();
        return new Response('too large', { status: 413 });
      }),
    );
    const head = 'POST /parley/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n';
    expect(await sendRaw(origin, `${head}${'x'.repeat(1000)}`)).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large/);
  });

  it('answers 500 and reports why if the function throws', async () => {
    const origin = await listen(mount(() => Promise.reject(new Error('a fault'))));
    const answer = await fetch(`${origin}/parley/x`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('a fault');
    expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'a fault' }));
  });

  it('aborts when the browser disconnects, and reports nothing', async () => {
    let left: Promise<unknown> | undefined;
    const origin = await listen(
      mount(async ({ signal }) => {
        left = new Promise((resolve) => signal.addEventListener('abort', resolve));
        return new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('one')) }));
      }),
    );
    const connection = new AbortController();
    const reader = (await fetch(`${origin}/parley/x`, { signal: connection.signal })).body?.getReader();
    await reader?.read();
    connection.abort();
    await left;
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('explains what to do if a body parser runs before it', async () => {
  const app = express();
  app.use(express.json());
  app.use(
    '/parley',
    toNodeHandler(async () => new Response('fine')),
  );
  const origin = await listen(app);
  const answer = await fetch(`${origin}/parley/x`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect(answer.status).toBe(500);
  expect(console.error).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ message: expect.stringContaining('before body parsers') }),
  );
});

it('refuses an absolute URL of another host in place of a path', async () => {
  const handle = vi.fn<Handler>(async () => new Response('fine'));
  const origin = await listen(toNodeHandler(handle));
  const head = 'GET http://elsewhere.example/parley/x HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n';
  expect(await sendRaw(origin, head)).toMatch(/^HTTP\/1\.1 400 /);
  expect(handle).not.toHaveBeenCalled();
});

async function listen(listener: RequestListener): Promise<string> {
  const http = createServer(listener);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  closings.push(() => {
    http.closeAllConnections();
    http.close();
  });
  // A server that listens on TCP has an address with a port.
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

/** All that comes back for what stands in no `fetch`. */
async function sendRaw(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
