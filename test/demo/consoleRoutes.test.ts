import { createLocalService } from '@parley/local-service';
import { expect, it } from 'vitest';
import { consoleRoutes } from '../../demo/server/consoleRoutes.js';

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
