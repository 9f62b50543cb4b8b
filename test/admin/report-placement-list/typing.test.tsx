import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportPlacementListRoot, ReportPlacementRows, ReportPlacementToolbar } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

it('does not rerender rows that remain in the list when another letter is typed', async () => {
  const world = startWorld();
  const actionsOf = vi.fn(() => null);
  render(
    <ReportPlacementListRoot externalWorkbookId="trading-plan-2026">
      <ReportPlacementToolbar />
      <ReportPlacementRows actionsOf={actionsOf} />
    </ReportPlacementListRoot>,
    { wrapper: world.wrapper },
  );
  await screen.findAllByText('Up to date', { selector: 'td *' });
  await world.settle();
  actionsOf.mockClear();
  await userEvent.type(screen.getByRole('searchbox'), 'plan');
  expect(screen.getAllByRole('row')).toHaveLength(31);
  expect(actionsOf).not.toHaveBeenCalled();
});
