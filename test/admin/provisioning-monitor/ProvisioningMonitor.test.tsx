import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProvisionedGroups, ProvisionedUsers, ProvisioningMonitor } from '../../../src/admin.js';
import { getScimUser } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

const listed = (count: number, itemOf: (id: number) => object) => ({
  totalResults: count,
  Resources: Array.from({ length: count }, (_, index) => itemOf(index + 1)),
});

describeWidget('ProvisionedUsers', (props) => <ProvisionedUsers {...props} />, ProvisionedUsers, {
  slot: 'provisioned-users',
  whenEmpty: ['No provisioned users'],
  read: /^GET .*scim\/v2\/Users/,
  bodyOf: (count) => listed(count, (id) => ({ id: String(id), userName: `user-${id}` })),
  standardCount: 3,
  // These bodies do not depend on the search; a test below does it.
  isSearchable: false,
});

describeWidget('ProvisionedGroups', (props) => <ProvisionedGroups {...props} />, ProvisionedGroups, {
  slot: 'provisioned-groups',
  read: /^GET .*scim\/v2\/Groups/,
  bodyOf: (count) => listed(count, (id) => ({ id: String(id), displayName: `group-${id}` })),
  standardCount: 3,
  // These bodies do not depend on the search; a test below does it.
  isSearchable: false,
});

/** A world whose credentials are those of provisioning. */
const startProvisioned = () => startWorld({ credentials: (service) => ({ kind: 'bearer', token: service.scimToken }) });

describe('provisioned users', () => {
  it('are read page by page, with their total, and searched by whole user names', async () => {
    const { wrapper, sent } = startProvisioned();
    const { rerender } = render(<ProvisioningMonitor users={{ pageSize: 10 }} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText(/^20 of 1,2\d\d$/);
    expect(sent(/startIndex=11&count=10/)).toHaveLength(1);
    rerender(<ProvisioningMonitor users={{ pageSize: 10, search: 'say "hi"', filters: { state: 'active' } }} />);
    const asked = () => sent(/filter=/).map((path) => new URL(path.split(' ')[1] ?? '', 'https://x').searchParams.get('filter'));
    await waitFor(() => expect(asked()).toContain('userName eq "say \\"hi\\"" and active eq true'));
  });

  it('are deactivated after a warning, with a veto, and activated again by undoing it or from the menu', async () => {
    const onBeforeDeactivate = vi.fn(() => true);
    const { wrapper, client } = startProvisioned();
    render(<ProvisioningMonitor users={{ pageSize: 5, onBeforeDeactivate }} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for analyst@parley.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Your identity provider may undo this with its next sync.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Deactivated ⁨analyst@parley.example⁩')).toBeVisible();
    expect(onBeforeDeactivate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
    expect(await getScimUser(client, { id: '2' })).toMatchObject({ active: false });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Activated ⁨analyst@parley.example⁩')).toBeVisible();
    expect(await getScimUser(client, { id: '2' })).toMatchObject({ active: true });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for ivo.petrov' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    await waitFor(async () => expect(await getScimUser(client, { id: '5' })).toMatchObject({ active: true }));
  });

  it('open as provisioned, and a deleted user is reported', async () => {
    const onError = vi.fn();
    const { wrapper } = startProvisioned();
    const { rerender } = render(<ProvisioningMonitor users={{ pageSize: 5, openId: '5' }} onError={onError} />, { wrapper });
    const drawer = within(await screen.findByRole('dialog', { name: 'ivo.petrov' }));
    expect(await drawer.findByText('left@parley.example')).toBeVisible();
    expect(drawer.getByText('Deactivated')).toBeVisible();
    rerender(<ProvisioningMonitor users={{ pageSize: 5, openId: '987654' }} onError={onError} />);
    expect(await screen.findByRole('dialog', { name: '987654' })).toBeVisible();
    await waitFor(() =>
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }), {
        widget: 'provisioning-monitor',
        operation: 'getScimUser',
      }),
    );
    expect(within(screen.getByRole('dialog', { name: '987654' })).getByRole('alert')).toBeVisible();
  });

  it('are deleted only after their name has been typed', async () => {
    const { wrapper, sent } = startProvisioned();
    const item = { id: '2', userName: 'analyst@parley.example' };
    render(<ProvisioningMonitor users={{ pageSize: 5, defaultDialog: { kind: 'delete', item } }} />, { wrapper });
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), item.userName);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent(/^DELETE .*Users\/2$/)).toHaveLength(1));
  });
});

describe('provisioned groups', () => {
  it('say that no group has the name', async () => {
    const { wrapper } = startProvisioned();
    render(<ProvisioningMonitor view="groups" groups={{ defaultSearch: 'Financ' }} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('rowheader', { name: 'Finance' })).toBeVisible();
  });

  it('show the members of the open one', async () => {
    const { wrapper } = startProvisioned();
    render(<ProvisioningMonitor defaultView="groups" groups={{ defaultOpenId: '1' }} />, { wrapper });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/^\d+ members?$/)).toBeVisible();
    expect(drawer.getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});
