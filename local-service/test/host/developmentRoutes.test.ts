import { describe, expect, it } from 'vitest';
import { createDevelopmentRoutes, type DevelopmentRouteOptions } from '../../src/host/createDevelopmentRoutes.js';
import { createLocalService } from '../../src/index.js';

const paths = ['/dev/token', '/dev/access-token', '/dev/faults'];

/** Sends each request of the routes, and returns their statuses and the origins that may read them. */
async function ask(base: string, origin?: string, options?: DevelopmentRouteOptions) {
  const service = createLocalService({});
  const answer = createDevelopmentRoutes(service, options);
  const headers = origin === undefined ? undefined : { origin };
  const requests = [
    ...paths.map((path) => new Request(`${base}${path}`, { ...(headers && { headers }) })),
    new Request(`${base}/dev/faults`, { method: 'PUT', body: '{"delayMs":0}', ...(headers && { headers }) }),
  ];
  const answers = await Promise.all(requests.map(answer));
  const statuses = new Set(answers.map((each) => ((each?.status ?? 0) < 300 ? 'answered' : each?.status)));
  const readers = new Set(answers.map((each) => each?.headers.get('access-control-allow-origin') ?? null));
  return { statuses: [...statuses], readers: [...readers], faults: service.faults };
}

describe('the development routes', () => {
  it.each([
    ...['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://shop.localhost', 'http://a.b.localhost:1'],
    undefined,
  ])('answer the local origin %s', async (origin) => {
    for (const base of ['http://localhost:4600', 'http://127.0.0.1:4600', 'http://[::1]:4600', 'http://192.168.1.7:4600']) {
      expect(await ask(base, origin)).toEqual({ statuses: ['answered'], readers: [origin ?? null], faults: { delayMs: 0 } });
    }
  });

  it.each([
    ...['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://evillocalhost', 'null', ''],
    ...['http://192.168.1.8', 'chrome-extension://abc', 'http://localhost@evil.example'],
  ])('refuse the origin %j', async (origin) => {
    expect(await ask('http://localhost:4600', origin)).toEqual({ statuses: [403], readers: [null], faults: {} });
  });

  it.each(['http://evil.example:4600', 'http://localhost.evil.example', 'http://localhost./', 'http://127.0.0.1.nip.io:4600'])(
    'refuse the host of %s, which a name server may have led here',
    async (base) => {
      for (const origin of [undefined, new URL(base).origin, 'http://localhost']) {
        expect(await ask(base.replace(/\/$/, ''), origin)).toMatchObject({ statuses: [403], faults: {} });
      }
    },
  );

  it('answer the host and the origins that are configured', async () => {
    const options = { host: 'parley.test', origins: ['https://app.example'] };
    expect((await ask('http://parley.test:4600', 'https://app.example', options)).statuses).toEqual(['answered']);
    expect((await ask('http://parley.test:4600', 'https://app.example.evil', options)).statuses).toEqual([403]);
  });
});
