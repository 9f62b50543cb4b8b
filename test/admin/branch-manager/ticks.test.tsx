import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BranchManager, type BranchManagerDialog } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

const removing = (branchName: string): BranchManagerDialog => ({ kind: 'delete', branchName });
const upstream = () => screen.findByRole('checkbox', { name: 'Also delete it from the repository' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

function show(first: BranchManagerDialog) {
  const world = startWorld();
  const managerOf = (dialog: BranchManagerDialog | null) => <BranchManager deploymentId={1} dialog={dialog} />;
  const { rerender } = render(managerOf(first), { wrapper: world.wrapper });
  return { world, turnTo: (dialog: BranchManagerDialog | null) => rerender(managerOf(dialog)) };
}

describe('the checkbox for the repository', () => {
  it('stays checked if deleting fails', async () => {
    const { world } = show(removing('dev-ada'));
    await userEvent.click(await upstream());
    world.service.faults = { failOnce: [{ status: 403, path: '/branches' }] };
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alert');
    expect(await upstream()).toBeChecked();
  });

  it('resets when the dialog closes, whoever closes it', async () => {
    const { turnTo } = show(removing('dev-ada'));
    await userEvent.click(await upstream());
    turnTo(null);
    await gone();
    turnTo(removing('dev-ada'));
    expect(await upstream()).not.toBeChecked();
  });

  it('applies to one branch', async () => {
    const { turnTo } = show(removing('dev-ada'));
    await userEvent.click(await upstream());
    turnTo(removing('autumn-release'));
    await screen.findByRole('alertdialog', { name: /autumn-release/ });
    expect(await upstream()).not.toBeChecked();
  });
});

it('opens no dialog for another branch in place of a missing one', async () => {
  const { turnTo } = show(removing('dev-ada'));
  await upstream();
  turnTo(removing('never-made'));
  await gone();
});
