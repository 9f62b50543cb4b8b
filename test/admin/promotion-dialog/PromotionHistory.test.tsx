import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PromotionHistory, PromotionProvenance } from '../../../src/admin.js';
import { getWorkbooks } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';

async function addressOf({ client }: World, name: string, deploymentId: number) {
  const { items } = await getWorkbooks(client, { deploymentId });
  return { deploymentId, workbookId: items.find((item) => item.name === name)?.id ?? 0 };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Promotions' }))
    .getAllByRole('row')
    .slice(1);

describe('the history of promotions', () => {
  it('shows time, outcome, source, destination and user, page by page', async () => {
    const world = startWorld();
    render(<PromotionHistory workbook={await addressOf(world, 'Daily trading', 2)} pageSize={4} />, { wrapper: world.wrapper });
    await screen.findAllByText('Daily trading · Production');
    expect(rows()).toHaveLength(4);
    expect(rows()[0]).toHaveTextContent('Daily trading · Staging');
    expect(rows()[0]).toHaveTextContent('User session');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Created')).toBeVisible();
    expect(rows()).toHaveLength(6);
  });

  it('keeps the loaded rows if the next page fails', async () => {
    const world = startWorld();
    render(<PromotionHistory workbook={await addressOf(world, 'Daily trading', 2)} pageSize={4} />, { wrapper: world.wrapper });
    await screen.findAllByText('Daily trading · Production');
    world.service.faults = { failOnce: [{ status: 500, path: '/promotions' }] };
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/Couldn’t load more/)).toBeVisible();
    expect(rows()).toHaveLength(4);
  });

  it('has an empty state', async () => {
    const world = startWorld();
    const { items } = await getWorkbooks(world.client, { deploymentId: 2 });
    const other = items.find(({ name }) => !['Daily trading', 'Revenue overview', 'Category review', 'Metric comparison'].includes(name));
    render(<PromotionHistory workbook={{ deploymentId: 2, workbookId: other?.id ?? 0 }} />, { wrapper: world.wrapper });
    expect(await screen.findByText('Not promoted yet')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Promotions' })).toHaveAttribute('data-state', 'empty');
  });

  it('shows that a destination was deleted', async () => {
    const world = startWorld();
    render(<PromotionHistory workbook={await addressOf(world, 'Metric comparison', 2)} />, { wrapper: world.wrapper });
    expect(await screen.findByText('Deleted or not accessible to you')).toBeVisible();
  });
});

describe('the provenance of a workbook', () => {
  it('shows the source of the workbook', async () => {
    const world = startWorld();
    render(<PromotionProvenance workbook={await addressOf(world, 'Daily trading', 1)} />, { wrapper: world.wrapper });
    expect(await screen.findByText('Daily trading · Staging')).toBeVisible();
    expect(screen.getByText('Promoted from')).toBeVisible();
    expect(screen.getByText('Last promotion')).toBeVisible();
  });

  it('shows the destinations of a workbook without a source', async () => {
    const world = startWorld();
    render(<PromotionProvenance workbook={await addressOf(world, 'Daily trading', 2)} />, { wrapper: world.wrapper });
    expect(await screen.findByText('Promoted to')).toBeVisible();
    expect(screen.queryByText('Promoted from')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    const world = startWorld();
    const workbook = await addressOf(world, 'Daily trading', 1);
    world.service.faults = { failOnce: [{ status: 500, path: '/promotion' }] };
    render(<PromotionProvenance workbook={workbook} />, { wrapper: world.wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Promoted from')).toBeVisible();
  });

  it('keeps its content if a refetch fails, and reports it', async () => {
    const world = startWorld();
    const onError = vi.fn();
    const workbook = await addressOf(world, 'Daily trading', 1);
    render(<PromotionProvenance workbook={workbook} onError={onError} />, { wrapper: world.wrapper });
    await screen.findByText('Promoted from');
    world.service.faults = { failOnce: [{ status: 503, path: '/promotion' }] };
    await act(() => world.queryClient.refetchQueries());
    expect(await screen.findByText(/Couldn’t refresh/)).toBeVisible();
    expect(screen.getByText('Promoted from')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      widget: 'promotion-provenance',
      operation: 'getWorkbookPromotion',
    });
  });
});
