import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { consoleWords } from '../../demo/admin/consoleWords.js';
import { HomePage } from '../../demo/admin/home/HomePage.js';
import { failedLast } from '../../demo/admin/home/useChecks.js';
import { useConsoleAddress } from '../../demo/admin/useConsoleAddress.js';
import { useLeaveGuard } from '../../src/admin.js';
import type { TransformSyncRun } from '../../src/client.js';
import { startWorld, type World } from '../data/support/startWorld.js';

function Home() {
  return <HomePage deploymentId={1} address={useConsoleAddress(useLeaveGuard())} words={consoleWords.en} />;
}

function openHome(change: (world: World) => void = () => {}) {
  const world = startWorld();
  world.answer = (sent) => emptyAnswers.find(([path]) => sent.includes(path))?.[1]();
  change(world);
  render(<Home />, { wrapper: world.wrapper });
  return world;
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (row === null) throw new Error(`There is no row ${name}.`);
  return within(row);
};

const page = (items: readonly object[]) => Response.json({ items, pageInfo: { hasNextPage: false, endCursor: null } });

/** A tenant in which everything is in order. Provisioning and comments need credentials that the test does not have. */
const emptyAnswers: readonly (readonly [path: string, answer: () => Response])[] = [
  ['/transform-sync?', () => page([])],
  ['/external-documents/', () => page([])],
  ['/embed-tenants/', () => page([])],
  ['/scim/v2/Users', () => Response.json({ totalResults: 0, Resources: [] })],
  ['/data-model/file-hashes', () => Response.json({})],
  ['/notifications', () => page([])],
];

it('says that nothing needs attention once everything is checked', async () => {
  openHome();
  expect(screen.getByRole('status')).toHaveTextContent('Checking…');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing needs you'));
  expect(screen.getAllByText('No problems')).toHaveLength(12);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/Not checked/)).toBeNull();
});

it('counts what needs attention, and links to the page that shows it', async () => {
  openHome((world) => {
    world.answer = (sent) =>
      sent.includes('/external-documents/') ? undefined : emptyAnswers.find(([path]) => sent.includes(path))?.[1]();
  });
  const link = await screen.findByRole('link', { name: /Placements \d+ placements are out of date/ });
  expect(link).toHaveAttribute('href', '#placements?syncStatus=CHANGED');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 thing needs attention'));
});

it('names what was found, and forgets syncs that have succeeded since', async () => {
  const run = (branchName: string, status: string) => ({ branchName, status, errorMessage: `${branchName} is broken` });
  const runs = [run('dev', 'RUNNING'), run('dev', 'FAILED'), run('main', 'COMPLETED'), run('main', 'FAILED'), run('dev', 'FAILED')];
  expect(failedLast(runs as unknown as TransformSyncRun[])).toEqual([runs[1]]);
  openHome((world) => {
    const { answer } = world;
    world.answer = (sent) => (sent.includes('/transform-sync?') ? page(runs) : answer(sent));
  });
  expect(await screen.findByText('dev: dev is broken')).toBeVisible();
  expect(screen.getByText('The last sync of 1 branch failed')).toBeVisible();
});

it('names the schedules and branches that need attention, and opens the only record', async () => {
  const schedule = (id: number, flags: object) => ({
    id,
    dashboardId: id,
    deploymentId: 1,
    isEnabled: true,
    notificationEnabled: true,
    ...flags,
  });
  openHome((world) => {
    const { answer } = world;
    world.answer = (sent) => {
      if (sent.includes('/notifications')) return page([schedule(7, {}), schedule(8, { isEnabled: false })]);
      if (sent.endsWith('/build-status')) return Response.json({ deploymentId: 1, branchName: 'main', mode: 'production', status: 'none' });
      return answer(sent);
    };
  });
  const link = await screen.findByRole('link', { name: /Schedules 1 schedule is paused or sends nothing/ });
  expect(link).toHaveAttribute('href', '#schedules?schedule=8');
  expect(await screen.findByRole('link', { name: /1 branch hasn’t been built/ })).toHaveAttribute('href', '#deployment?part=build');
});

it('does not say that all is well if only a part was read', async () => {
  openHome((world) => {
    const { answer } = world;
    world.answer = (sent) =>
      sent.includes('/api-keys') ? Response.json({ items: [], pageInfo: { hasNextPage: true, endCursor: 'next' } }) : answer(sent);
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing needs you, as far as could be checked'));
  expect(rowOf('API keys').getByText('No problems on the first page')).toBeVisible();
});

it('has no row for what may not be read but names it, and retries what could not be read, next to the rest', async () => {
  let isBroken = true;
  openHome((world) => {
    const { answer } = world;
    world.answer = (sent) => {
      if (sent.includes('/scim/')) return Response.json({ status: '403', detail: 'Admins only.' }, { status: 403 });
      if (sent.includes('/transform-sync?') && isBroken) return Response.json({ error: 'Out of order.' }, { status: 500 });
      return answer(sent);
    };
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing needs you, as far as could be checked'));
  expect(screen.getByText('Not checked because you don’t have access: Deactivated users')).toBeVisible();
  expect(screen.queryByText('Deactivated users')).toBeNull();
  expect(rowOf('Transform syncs').getByText('Couldn’t be checked')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry: Transform syncs' }));
  expect(await rowOf('Transform syncs').findByText('No problems')).toBeVisible();
});
