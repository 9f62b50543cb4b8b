import type { Warehouse } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import openApi from '../../local-service/src/resources/openapi.json' with { type: 'json' };
import { linesOf } from '../../local-service/test/support/talk.js';
import { operationRoutes } from '../../src/client.js';
import { personNames, queryNames } from '../../src/server/queryNames.js';
import { type Allowed, createServiceProxy } from '../../src/server.js';
import { errorOf, sessionOfCookie, startProxy } from './support/startProxy.js';

const reports = '/api/v1/deployments/1/reports';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('operations', () => {
  it('are all closed by default', async () => {
    const { send, upstream } = startProxy();
    for (const [id, { method, path }] of Object.entries(operationRoutes)) {
      const answer = await errorOf(send(path.replaceAll(/\{\w+\}/g, '1'), { method }));
      expect(answer, id).toMatchObject({ status: 403, code: 'operation-not-allowed' });
    }
    expect(upstream).toEqual([]);
  });

  it('answer as the service does once they are allowed, with the query and headers they need', async () => {
    const { send, upstream } = startProxy({ allow: ['getReports'] });
    const answer = await send(`${reports}?first=2&search=a%26b&externalId=bram&token=x&api_key=y`, { headers: { 'idempotency-key': 'k' } });
    expect(answer.status).toBe(200);
    expect((await answer.json()).items).toEqual(expect.any(Array));
    expect(upstream[0]?.url).toBe(`http://parley.localhost${reports}?first=2&search=a%26b`);
    expect(upstream[0]?.headers.get('idempotency-key')).toMatch(uuid);
    expect(upstream[0]?.headers.has('cookie')).toBe(false);
  });

  it('pass on their body unchanged', async () => {
    const { post, upstream } = startProxy({ allow: ['createFolder'] });
    const answer = await post('/api/v1/deployments/1/folders', { name: 'Größe – 店舗' });
    expect(answer.status).toBeLessThan(300);
    expect(upstream[0]?.body).toBe('{"name":"Größe – 店舗"}');
  });

  it('accept forms for uploads, with their boundary', async () => {
    const { send, upstream } = startProxy({ allow: ['uploadFile'], onUpstream: () => Response.json({}) });
    const form = new FormData();
    form.set('file', new Blob(['cubes: []']), 'orders.yml');
    expect((await send('/build/api/v1/deployments/1/data-model/upload/file', { method: 'POST', body: form })).status).toBe(200);
    const type = upstream[0]?.headers.get('content-type') ?? '';
    expect(upstream[0]?.body).toContain(type.split('boundary=')[1]);
  });

  it('accept no other kind of body', async () => {
    const { send } = startProxy({ allow: ['createFolder'] });
    const answer = send('/api/v1/deployments/1/folders', { method: 'POST', body: '<x/>', headers: { 'content-type': 'text/xml' } });
    expect(await errorOf(answer)).toMatchObject({ status: 415, code: 'body-type' });
  });

  it('are distinguished by their method', async () => {
    const { send } = startProxy({ allow: ['getReports'] });
    expect(await errorOf(send(reports, { method: 'POST' }))).toMatchObject({ code: 'operation-not-allowed', message: /createReport/ });
    for (const method of ['HEAD', 'OPTIONS', 'PATCH', 'DELETE']) expect((await send(reports, { method })).status, method).toBe(404);
  });

  it('stay closed if the service could read the request as one that is not allowed', async () => {
    const { send, upstream } = startProxy({ allow: ['refreshReport'] });
    for (const literal of ['by-public-id', 'By-Public-ID']) {
      const answer = send(`${reports}/${literal}/refresh`, { method: 'PUT' });
      expect(await errorOf(answer)).toMatchObject({ code: 'operation-not-allowed', message: /upsertReportByPublicId/ });
    }
    expect(upstream).toEqual([]);
  });
});

describe('deployments', () => {
  const pinned = (deploymentIds: readonly number[]): readonly Allowed[] => [{ operation: 'getReports', deploymentIds }];

  it('are limited to those that are listed', async () => {
    const { send } = startProxy({ allow: pinned([1]) });
    expect((await send(reports)).status).toBe(200);
    for (const other of ['2', '01', '1.0', '1%20', '1;2', '%31%2C2', 'null']) {
      const answer = send(`/api/v1/deployments/${other}/reports`);
      expect(await errorOf(answer), other).toMatchObject({ status: 403, code: 'deployment-not-allowed' });
    }
    expect((await startProxy({ allow: pinned([]) }).send(reports)).status).toBe(403);
  });

  it('can differ by user', async () => {
    const { send } = startProxy({
      allow: [{ operation: 'getReports', deploymentIds: async ({ externalId }) => (externalId === 'ada' ? [1] : [2]) }],
    });
    expect((await send(reports)).status).toBe(200);
    expect((await send(reports, { user: 'bram' })).status).toBe(403);
  });
});

describe('paths', () => {
  it.each([
    '//api/v1/users',
    '/api/v1//users',
    '/api/v1/users/',
    '/api%2fv1/users',
    '/api/v1%5Cusers',
    '/api/v1/users/%252e%252e',
    '/api/v1/users/%00',
    '/api/v1/users/%0d%0aHost:%20evil',
    '/api/v1/users/1%2f..%2f..%2fapi-keys',
    '/api/v1/users/..%5capi-keys',
    '/api/v1/users/%',
    '/api/v1/users/%ff',
    '/api/v1/users/...',
  ])('refuses %s', async (path) => {
    const { send, upstream } = startProxy({ allow: ['getUsers', 'updateUser', 'getMe'] });
    expect(await errorOf(send(path, { method: 'GET' }))).toMatchObject({ status: 400, code: 'bad-path' });
    expect((await send(path, { method: 'PUT' })).status).toBe(400);
    expect(upstream).toEqual([]);
  });

  it.each([`${reports}/../../../users`, `${reports}/%2e%2e/%2E%2e/../users`, '\\..\\api\\v1\\users', '/../other', '/../../api/v1/users'])(
    'sends nothing to %s, whose dots lead elsewhere',
    async (path) => {
      const { send, upstream } = startProxy({ allow: ['getReports'] });
      expect([400, 403, 404]).toContain((await send(path)).status);
      expect(upstream).toEqual([]);
    },
  );

  it('sends every parameter as one encoded segment', async () => {
    const { send, upstream } = startProxy({ allow: ['getWorkbook'], onUpstream: () => Response.json({}) });
    await send('/api/v1/deployments/1/workbooks/a%3Fb%23c%26d;e@f:g');
    expect(upstream[0]?.url).toBe('http://parley.localhost/api/v1/deployments/1/workbooks/a%3Fb%23c%26d%3Be%40f%3Ag');
  });

  it('answers only below its mount path', async () => {
    const { proxy } = startProxy({ mountPath: '/intern/assistant', allow: ['getReports'] });
    const get = (path: string) => proxy(new Request(`https://shop.example${path}`, { headers: { cookie: 'session=ada' } }));
    expect((await get(`/intern/assistant${reports}`)).status).toBe(200);
    for (const path of [`/parley${reports}`, `/intern/assistants${reports}`, '/intern/assistant', '/']) {
      expect(await errorOf(get(path)), path).toMatchObject({ status: 404, code: 'no-such-path', message: /\/intern\/assistant/ });
    }
  });

  it('accepts no method override', async () => {
    const { send, post, chat } = startProxy({ allow: ['getReports', 'createReport'] });
    for (const name of ['x-http-method-override', 'X-HTTP-Method', 'x-method-override']) {
      expect(await errorOf(send(reports, { headers: { [name]: 'DELETE' } })), name).toMatchObject({ status: 400, code: 'method-override' });
    }
    expect(await errorOf(post(`${reports}?_method=DELETE`, {}))).toMatchObject({ code: 'method-override' });
    expect(await errorOf(chat({ input: 'x' }, { method: 'PUT' }))).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });
});

describe('allow', () => {
  const make =
    (...allow: unknown[]) =>
    () =>
      // Callers without types.
      createServiceProxy({
        credentials: { kind: 'api-key', key: 'sk-0001' },
        resolveSession: sessionOfCookie,
        baseUrl: 'https://acme.example.com',
        allow: allow as Allowed[],
      });

  it.each(['createApiKey', 'deploymentToken', 'generateSession', 'startExport', 'listScimUsers', 'patchScimGroup'])(
    'can never contain %s, which would give a browser other permissions',
    (id) => expect(make(id)).toThrow(/issues credentials or chooses whom it runs as/),
  );

  it('is enforced by its types as well', () => {
    const allow: readonly Allowed[] = [
      'getReports',
      'runSql',
      { operation: 'getReports', deploymentIds: [1] },
      // @ts-expect-error It hands out a credential.
      'createApiKey',
      // @ts-expect-error It provisions people.
      'listScimUsers',
      // @ts-expect-error Its path names no deployment.
      { operation: 'getUsers', deploymentIds: [1] },
    ];
    expect(allow).toHaveLength(6);
  });

  it('names unknown operations', () => {
    expect(make('getEverything')).toThrow(/getEverything/);
    expect(make('constructor')).toThrow(/constructor/);
    expect(make({ operation: 'getUsers', deploymentIds: [1] })).toThrow(/path has no deployment/);
  });

  it('knows the query parameters of every operation it can contain, and no others', () => {
    const operations = Object.entries(openApi.paths)
      .filter(([path]) => !path.startsWith('/api/scim/'))
      .flatMap(([, methods]) => Object.values<{ parameters?: { in: string; name: string }[] }>(methods));
    const known = operations.flatMap(({ parameters = [] }) => parameters.filter((parameter) => parameter.in === 'query'));
    expect([...queryNames, ...personNames].toSorted()).toEqual([...new Set(known.map(({ name }) => name))].toSorted());
  });
});

describe('queries', () => {
  const query = { query: 'SELECT 1', externalId: 'bram' };

  it('are closed by default', async () => {
    expect(await errorOf(startProxy().post('/data/query', query))).toMatchObject({ status: 403, code: 'operation-not-allowed' });
  });

  it('run with a token of the user, never with the key', async () => {
    const minted: unknown[] = [];
    const warehouse: Warehouse = {
      meta: () => [],
      query: async (_sql, { userId }) => ({ schema: [{ name: 'user', column_type: 'String' }], data: [[userId]], totalRows: 1 }),
      close: async () => {},
    };
    const { post, upstream, service } = startProxy({
      allow: ['runSql'],
      mintDataToken: async (session) => {
        minted.push(session);
        return service.mintToken({ externalId: session.externalId ?? '' });
      },
      service: { warehouse },
    });
    const lines = await linesOf(post('/data/query', query));
    expect(lines[1]).toEqual({ data: [['external:ada']] });
    expect(minted).toEqual([{ externalId: 'ada' }]);
    expect(upstream[0]?.headers.get('authorization')).toMatch(/^Bearer eyJ/);
    expect(upstream[0]?.body).toBe('{"query":"SELECT 1"}');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no secret'))],
    ['returns none', async () => ''],
    ['returns one too short to be distinguished from other words', async () => 'abc12'],
  ])('are not sent if the token function %s', async (_what, mintDataToken) => {
    const { post, upstream } = startProxy({ allow: ['runSql'], mintDataToken });
    expect(await errorOf(post('/data/query', query))).toMatchObject({ status: 500, message: /`mintDataToken`/ });
    expect(upstream).toEqual([]);
  });
});

describe('an entry of allow', () => {
  it.each([
    ['alone', ['getReports', 'getReports']],
    ['with other deployments', ['getReports', { operation: 'getReports', deploymentIds: [1] }]],
    ['as queries', ['runSql', 'runSql']],
  ] satisfies [string, Allowed[]][])('is refused if it names an operation twice, %s', (_how, allow) => {
    expect(() => startProxy({ allow, mintDataToken: async () => 'token' })).toThrow(
      expect.objectContaining({ kind: 'validation', field: 'allow', message: expect.stringContaining('twice') }),
    );
  });

  it('lists the allowed query parameters that select by user; others are dropped', async () => {
    const path = '/api/v1/deployments/1/notifications';
    const query = '?recipientUserId=7&recipientEmail=a%40b.example&dashboardPublicId=d';
    const closed = startProxy({ allow: ['getNotifications'] });
    await closed.send(`${path}${query}`);
    const open = startProxy({ allow: [{ operation: 'getNotifications', query: ['recipientUserId'] }] });
    await open.send(`${path}${query}`);
    expect(closed.upstream[0]?.url).toMatch(/\?dashboardPublicId=d$/);
    expect(open.upstream[0]?.url).toMatch(/\?recipientUserId=7&dashboardPublicId=d$/);
  });
});
