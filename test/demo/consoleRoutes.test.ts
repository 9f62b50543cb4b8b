import { createLocalService } from '@parley/local-service';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addDemoRoles } from '../../demo/server/addDemoRoles.js';
import { consoleProvisioning, consoleRoutes } from '../../demo/server/consoleRoutes.js';
import { createServiceClient, getRoles } from '../../src/client.js';

it('refuses a page the token of a user who signed in in another tab, and explains how to continue', async () => {
  const service = createLocalService();
  const routes = consoleRoutes(service);
  const signIn = async (user: string) => {
    const answer = await routes.request('/session', { method: 'POST', body: new URLSearchParams({ user }) });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const askedBy = (user: string, cookie: string) => routes.request(`/token?user=${user}`, { headers: { cookie } });

  const asAdmin = await signIn('admin');
  expect((await askedBy('admin', asAdmin)).status).toBe(200);
  const asAnalyst = await signIn('analyst');
  const refused = await askedBy('admin', asAnalyst);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toMatch(/Reload it to continue as Noor/);
  expect((await routes.request('/token', { headers: { cookie: asAnalyst } })).status).toBe(409);
  const { token } = await (await askedBy('analyst', asAnalyst)).json();
  expect(token).not.toBe((await (await askedBy('admin', asAdmin)).json()).token);
  await service.close();
});

it('provisions for administrators with a token that the browser never sees, and for nobody else', async () => {
  const service = createLocalService();
  const server = new Hono().all('/api/scim/*', consoleProvisioning(service));
  const statusFor = async (authorization: string) =>
    (await server.request('/api/scim/v2/Users?count=1', { headers: { authorization } })).status;
  expect(await statusFor(`Bearer ${await service.mintAccessToken({ email: 'ada@parley.example' })}`)).toBe(200);
  expect(await statusFor(`Bearer ${await service.mintAccessToken({ email: 'viewer@parley.example' })}`)).toBe(403);
  expect(await statusFor('Bearer nonsense')).toBe(401);
  expect(await statusFor('')).toBe(401);
  expect(await statusFor(`Bearer ${service.scimToken}`)).toBe(200);
  await service.close();
});

it('has the roles of a company, each with an explanation', async () => {
  const service = createLocalService();
  await addDemoRoles(service);
  const admin = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const { items } = await getRoles(admin, {});
  expect(items.map(({ name }) => name)).toEqual([
    'Compliance auditor',
    'Data engineer',
    'Store manager',
    'Dashboard editor',
    'Production reader',
  ]);
  expect(items.filter(({ description }) => !description)).toEqual([]);
  await service.close();
});
