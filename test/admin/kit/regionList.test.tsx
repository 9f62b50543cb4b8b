import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listRegions } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { RegionList } from './RegionList.js';

it('builds a list widget in a few lines, with search, states and footer', async () => {
  const world = startWorld();
  const { items } = await listRegions(world.client);
  const { container } = render(<RegionList id="regions" />, { wrapper: world.wrapper });
  const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(items.map(({ name }) => name)));
  expect(container.querySelector('#regions')).toHaveAttribute('data-state', 'ready');
  expect(screen.getByText(`${items.length} total`)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search regions' }), 'eu');
  expect(names()).toEqual(items.map(({ name }) => name).filter((name) => name.includes('eu')));
  await userEvent.type(screen.getByRole('searchbox'), 'nowhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(names()).toHaveLength(items.length);
});

it('explains why it could not be loaded, and retries', async () => {
  const world = startWorld();
  world.onRequest = () => {
    throw new TypeError('The network is down.');
  };
  const { container } = render(<RegionList />, { wrapper: world.wrapper });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(container.querySelector('[data-slot="region-list"]')).toHaveAttribute('data-state', 'error');
  world.onRequest = () => {};
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
});
