import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MetricViewPreviewResultProps } from '../../../src/admin/shared/jobs/MetricViewPreviewResult.js';
import { JobTray, MetricViewPreviewResult, TransformSyncDetails } from '../../../src/admin.js';
import { listTransformSyncs } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const view: MetricViewPreviewResultProps['result']['views'][number] = {
  serviceViewName: 'orders',
  metricViewName: 'orders_mv',
  outcome: 'partial',
  eligibleForPublication: true,
  issues: [
    { code: 'RATIO', severity: 'WARNING', stage: 'INTERCHANGE_TO_WAREHOUSE', message: 'Cannot be summed up.' },
    { code: 'ODD', severity: 'ERROR', stage: 'constructor', message: 'A stage of tomorrow.' },
  ],
  withheldMembers: [{ service: 'orders', member: 'orders.return_rate', code: 'NON_ADDITIVE_RATIO' }],
  datasetSources: [],
  counts: { dimensions: 9, measures: 4, joins: 2, warnings: 1, errors: 0 },
};
const result: MetricViewPreviewResultProps['result'] = { outcome: 'partial', views: [view] };
const sync = { deploymentId: 1, syncJobId: 'sync_1', status: 'succeeded' } as const;
const { wrapper } = startWorld();

describePart('MetricViewPreviewResult', (props) => <MetricViewPreviewResult result={result} {...props} />, {
  slot: 'metric-view-preview-result',
});
describePart('TransformSyncDetails', (props) => <TransformSyncDetails {...sync} result={undefined} {...props} />, {
  slot: 'transform-sync-details',
  wrapper,
});

describe('the result of a preview', () => {
  it('shows the outcome, the withheld members with their codes, and the issues by stage', () => {
    render(<MetricViewPreviewResult result={result} />);
    expect(screen.getAllByText('Partly converted')).toHaveLength(2);
    expect(screen.getByText('1 of 1 views can be published')).toBeVisible();
    expect(screen.getByText('orders.return_rate').closest('li')).toHaveTextContent('orders.return_rate NON_ADDITIVE_RATIO');
    expect(screen.getByText('Cannot be summed up.').closest('section')).toHaveTextContent(/^Conversion.*Warning/);
    expect(screen.getByText('A stage of tomorrow.').closest('section')).toHaveTextContent(/^constructor.*Error/);
  });

  it('shows twenty of thousands of views at first', () => {
    const views = Array.from({ length: 5_000 }, (_, index) => ({ ...view, serviceViewName: `view ${index}` }));
    const { container } = render(<MetricViewPreviewResult result={{ outcome: 'an outcome of tomorrow', views }} />);
    expect(container.querySelectorAll('[data-slot="previewed-view"]')).toHaveLength(20);
    expect(screen.getByText('an outcome of tomorrow')).toBeVisible();
  });
});

describe('a transform sync', () => {
  const resultOf = (minutesAgo: number) => ({
    manifestStats: { models: 12, sources: 5, macros: 3 },
    completedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });

  it('is listed with its log and its files, which are kept for an hour', async () => {
    const world = startWorld();
    render(<JobTray deploymentId={1} defaultOpen />, { wrapper: world.wrapper });
    const dialog = within(await screen.findByRole('dialog', { name: 'Jobs' }));
    expect(await dialog.findByText('Running')).toBeVisible();
    const ended = (await dialog.findByText('Done')).closest('li');
    await userEvent.click(within(ended ?? document.body).getByRole('button', { name: /^Details of/ }));
    expect(await dialog.findByText(/left to download/)).toBeVisible();
    expect(dialog.getAllByRole('button', { name: /^Download / }).length).toBeGreaterThan(0);
    expect(within(await dialog.findByRole('list', { name: 'Log' })).getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('says that the files were committed to a branch if the service has none within the hour', async () => {
    const world = startWorld();
    const { items } = await listTransformSyncs(world.client, { deploymentId: 1 });
    world.answer = (sent) => (sent.includes('generated-files') ? Response.json({ message: 'None.' }, { status: 404 }) : undefined);
    render(<TransformSyncDetails {...sync} syncJobId={items[1]?.syncJobId ?? ''} result={resultOf(5)} />, { wrapper: world.wrapper });
    expect(await screen.findByText(/committed its files to a branch/)).toBeVisible();
  });

  it('reports after an hour that its files are gone, without requesting them', async () => {
    const world = startWorld();
    render(<TransformSyncDetails {...sync} result={resultOf(61)} />, { wrapper: world.wrapper });
    expect(await screen.findByText(/available for one hour/)).toBeVisible();
    expect(world.sent(/generated-files/)).toEqual([]);
  });

  it('explains why its log and files are missing, and retries', async () => {
    const world = startWorld();
    world.answer = (sent) => (/generated-files|logs/.test(sent) ? Response.json({ message: 'No.' }, { status: 403 }) : undefined);
    render(<TransformSyncDetails {...sync} result={resultOf(5)} />, { wrapper: world.wrapper });
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    const before = world.sent(/generated-files/).length;
    if (retry !== undefined) await userEvent.click(retry);
    await vi.waitFor(() => expect(world.sent(/generated-files/).length).toBeGreaterThan(before));
  });

  it('leaves the tray unchanged without permission to read the history', async () => {
    const world = startWorld();
    world.answer = (sent) => (/transform-sync\?/.test(sent) ? Response.json({ message: 'No.' }, { status: 403 }) : undefined);
    render(<JobTray deploymentId={1} defaultOpen />, { wrapper: world.wrapper });
    await vi.waitFor(() => expect(world.sent(/transform-sync\?/).length).toBeGreaterThan(0));
    await world.settle();
    expect(screen.getByText('No jobs')).toBeVisible();
  });
});
