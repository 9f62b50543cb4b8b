import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultProxyLimits } from '../../src/server/proxyLimits.js';
import { errorOf } from './support/startProxy.js';

vi.mock('./docs/limits.js', () => ({ audit: vi.fn(), takeToken: vi.fn() }));

const page = readFileSync('docs/server.md', 'utf8');

describe('the proxy page of the documentation', () => {
  it('shows code from files that are type-checked and run here', () => {
    const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text);
    expect(shown).toEqual(['parleyProxy', 'hono', 'route', 'worker', 'node', 'client', 'operations', 'deployments', 'hooks'].map(textOf));
  });

  it('states the actual limits', () => {
    for (const [name, value] of Object.entries(defaultProxyLimits)) {
      const shown = name === 'bodyBytes' ? `${value / 2 ** 20} MiB` : value.toLocaleString('en');
      expect(page).toContain(`| \`${name}\` | ${shown} |`);
    }
  });

  it('lists every error code', () => {
    const codes = [...readFileSync('src/server/refuse.ts', 'utf8').matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });
});

describe('the code on the page', () => {
  const origin = 'https://shop.example';
  const question = (headers: Record<string, string> = {}) =>
    new Request(`${origin}/parley/chat/stream-chat-state`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: '{"input":"Stores?"}',
    });
  const signedOut = { status: 401, code: 'signed-out' };

  beforeAll(() => {
    vi.stubEnv('SERVICE_API_KEY', 'sk-0001');
    return () => vi.unstubAllEnvs();
  });

  it('answers in Hono', async () => {
    const { app } = await import('./docs/hono.js');
    expect(await errorOf(app.request(question()))).toMatchObject(signedOut);
  });

  it('answers as a Next.js route handler, for each method', async () => {
    const handlers = Object.entries(await import('./docs/route.js'));
    expect(handlers.map(([method]) => method)).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
    for (const [, handle] of handlers) expect(await errorOf(handle(question()))).toMatchObject(signedOut);
  });

  it('answers as a Worker', async () => {
    const { default: worker } = await import('./docs/worker.js');
    const env = { SERVICE_API_KEY: 'sk-0001', CHAT_URL: 'https://chat.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state' };
    expect(await errorOf(worker.fetch(question(), env))).toMatchObject(signedOut);
  });

  it('answers in Express', async () => {
    const { app } = await import('./docs/node.js');
    const http = app.listen(0, '127.0.0.1');
    await once(http, 'listening');
    // A server that listens on TCP has an address with a port.
    const { port } = http.address() as AddressInfo;
    const headers = { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json', cookie: 'session=guest' };
    const answer = await fetch(`http://127.0.0.1:${port}/parley/chat/stream-chat-state`, { method: 'POST', headers, body: '{}' });
    expect(await errorOf(answer)).toMatchObject({ status: 403, code: 'forbidden' });
    http.close();
  });

  it('allows operations by user', async () => {
    const { proxy } = await import('./docs/operations.js');
    const read = (user: string) =>
      proxy(new Request(`${origin}/parley/api/v1/deployments/1/reports`, { headers: { cookie: `session=${user}` } }));
    expect(await errorOf(read('bram'))).toMatchObject({ status: 403, code: 'deployment-not-allowed' });
  });

  it('allows a widget for certain deployments', async () => {
    const { proxy } = await import('./docs/deployments.js');
    const read = (deploymentId: number) =>
      proxy(new Request(`${origin}/parley/api/v1/deployments/${deploymentId}/reports`, { headers: { cookie: 'session=bram' } }));
    expect(await errorOf(read(3))).toMatchObject({ status: 403, code: 'deployment-not-allowed' });
    vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
    expect((await read(2)).status).toBe(200);
    vi.unstubAllGlobals();
  });

  it('limits and audits by user', async () => {
    const { proxy } = await import('./docs/hooks.js');
    const { audit, takeToken } = await import('./docs/limits.js');
    vi.mocked(takeToken).mockResolvedValue(7);
    const answer = await proxy(question({ cookie: 'session=bram' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(audit).toHaveBeenCalledWith(expect.objectContaining({ user: 'bram', status: 429, reason: 'too-many-requests' }));
  });

  it('creates a client for a page of the same origin', async () => {
    vi.stubGlobal('location', new URL(`${origin}/somewhere`));
    const { client } = await import('./docs/client.js');
    expect(client.abortUrl).toBe(`${origin}/parley/chat/abort`);
    expect(await client.getIdentity()).toBe('/parley user-4711');
    vi.unstubAllGlobals();
  });
});

function textOf(name: string): string {
  return readFileSync(`test/server/docs/${name}.ts`, 'utf8')
    .replaceAll(/^ *\/\/ biome-ignore.*\n/gm, '')
    .replaceAll(/'\.\.\/\.\.\/\.\.\/src\/([\w-]+)\.js'/g, "'@parley/react/$1'")
    .replace("'./parleyProxy.js'", name === 'route' ? "'../../../parleyProxy'" : '$&');
}
