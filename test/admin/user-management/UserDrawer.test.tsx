import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { UserManagementRootProps } from '../../../src/admin/user-management/UserManagement.js';
import { UserDrawer, UserManagementRoot } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const noor = { id: 2, email: 'analyst@parley.example', firstName: 'Noor' };

async function open(props: Partial<UserManagementRootProps> = {}) {
  const world = startWorld();
  render(
    <UserManagementRoot defaultOpenUser={noor} {...props}>
      <UserDrawer />
    </UserManagementRoot>,
    { wrapper: world.wrapper },
  );
  return { world, region: await screen.findByRole('textbox', { name: 'Region' }) };
}

describe('leaving a user with unsaved changes', () => {
  it('asks about unsaved changes, keeps them, and discards them only on confirmation', async () => {
    const { region } = await open();
    await userEvent.clear(region);
    await userEvent.type(region, 'Oceania');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard 1 unsaved change?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Region' })).toHaveValue('Oceania');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogCloses();
  });
});

describe('invalid and failed changes', () => {
  it('are reported at the field, which gets the focus, and nothing is sent', async () => {
    const { world } = await open();
    const limit = screen.getByRole('textbox', { name: 'Discount limit' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '1,5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(limit).toHaveFocus());
    expect(limit).toHaveAccessibleDescription(/isn’t a number/);
    expect(world.sent(/^(POST|PUT)/)).toEqual([]);
  });

  it('stay with their reason while the rest is saved', async () => {
    const { world, region } = await open();
    world.onRequest = (sent) => {
      if (sent.startsWith('PUT')) throw new TypeError('The network is down.');
    };
    await userEvent.type(screen.getByRole('textbox', { name: 'Job title' }), 'Buyer');
    await userEvent.clear(region);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Couldn’t update the account')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('Buyer');
    expect(screen.getByText(/^Saved: 1\. Not saved: 1\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Region' })).toHaveValue('');
  });
});

describe('the account in the drawer', () => {
  it('is deactivated after confirmation', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Deactivated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible();
  });

  it("is never the user's own", async () => {
    await open({ defaultOpenUser: { id: 1, email: 'ada@parley.example', firstName: 'Ada' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'This is you. You can’t deactivate or delete yourself.',
    );
    expect(screen.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  });
});
