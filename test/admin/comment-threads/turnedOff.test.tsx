import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommentThreads } from '../../../src/admin.js';
import { getAppConfig } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { tenantSession, tradingDashboard } from './tenantSession.js';

const isConfig = (sent: string) => sent === 'GET /api/v1/app-config';

async function open(world: World) {
  const publicId = await tradingDashboard(world.service);
  const { container } = render(<CommentThreads publicId={publicId} />, { wrapper: world.wrapper });
  const root = container.querySelector('[data-slot="comment-threads"]');
  return (status: string) => waitFor(() => expect(root).toHaveAttribute('data-state', status));
}

it('shows no comments and no text field if the account has turned them off', async () => {
  const world = startWorld({ credentials: tenantSession });
  const config = await getAppConfig(startWorld().client);
  world.answer = (sent) =>
    isConfig(sent) ? Response.json({ ...config, embedding: { ...config.embedding, enableDashboardComments: false } }) : undefined;
  const isShown = await open(world);
  await isShown('off');
  expect(screen.getByRole('heading', { name: 'Comments are turned off' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('leaves the decision to the service if the setting cannot be loaded', async () => {
  const world = startWorld({ credentials: tenantSession });
  world.answer = (sent) => (isConfig(sent) ? Response.json({ error: 'Out of order.' }, { status: 500 }) : undefined);
  const isShown = await open(world);
  await isShown('ready');
});
