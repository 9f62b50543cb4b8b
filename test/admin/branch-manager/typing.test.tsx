import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { BranchDetails, BranchList, BranchManagerRoot, BranchToolbar } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

it('does not rerender the branch details while the user types a search', async () => {
  const world = startWorld();
  const onRender = vi.fn();
  render(
    <BranchManagerRoot deploymentId={1}>
      <BranchToolbar />
      <BranchList />
      <Profiler id="details" onRender={onRender}>
        <BranchDetails />
      </Profiler>
    </BranchManagerRoot>,
    { wrapper: world.wrapper },
  );
  await screen.findByRole('region', { name: 'dev-ada' });
  await world.settle();
  onRender.mockClear();
  await userEvent.type(screen.getByRole('searchbox'), 'loyalty');
  expect(screen.getByRole('treeitem', { name: /^loyalty-tiers/ })).toBeVisible();
  expect(screen.queryByRole('treeitem', { name: /^autumn-release/ })).toBeNull();
  expect(onRender).not.toHaveBeenCalled();
});
