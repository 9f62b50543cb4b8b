import { createLocalService } from '@parley/local-service';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UserDrawer, UserManagement, type UserManagementProps, UserManagementRoot } from '../../../src/admin.js';
import { createServiceClient } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';

const user = { id: 2, email: 'analyst@parley.example', firstName: 'Noor' };

describe('deleting users', () => {
  it('lists five of them and the others on request, and asks to type the number above ten', async () => {
    const { wrapper } = startWorld();
    const { rerender } = render(<UserManagement dialog={{ kind: 'change-many', action: 'DELETE', userIds: [2, 3, 4, 5] }} />, { wrapper });
    const four = within(await screen.findByRole('alertdialog', { name: 'Delete 4 users?' }));
    await waitFor(() => expect(four.getByText('analyst@parley.example')).toBeVisible());
    expect(four.getAllByRole('listitem')).toHaveLength(4);
    expect(four.queryByRole('textbox')).toBeNull();
    expect(four.getByRole('button', { name: 'Delete' })).toBeEnabled();
    rerender(<UserManagement dialog={null} />);
    rerender(<UserManagement dialog={{ kind: 'change-many', action: 'DELETE', userIds: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }} />);
    const eleven = within(await screen.findByRole('alertdialog', { name: 'Delete 11 users?' }));
    expect(eleven.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(eleven.getByRole('button', { name: 'Show more' }));
    expect(eleven.getAllByRole('listitem')).toHaveLength(11);
    expect(eleven.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(eleven.getByRole('textbox', { name: 'Type 11 to confirm' }), '11');
    expect(eleven.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

describe('deactivating a user', () => {
  it('can be undone from the toast, which reports an activation to the host', async () => {
    const onActivated = vi.fn();
    const { wrapper } = startWorld();
    render(<UserManagement pageSize={3} defaultDialog={{ kind: 'change-one', action: 'DEACTIVATE', user }} onActivated={onActivated} />, {
      wrapper,
    });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(onActivated).toHaveBeenCalledExactlyOnceWith([2]));
    expect(await screen.findByText(/Activated .*Noor/)).toBeVisible();
  });
});

describe('with provisioning', () => {
  it('the groups of each user are a column, which is read only if it is shown', async () => {
    const service = createLocalService();
    const paths: string[] = [];
    const client = createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
      scimCredentials: { kind: 'bearer', token: service.scimToken },
      fetch(request) {
        paths.push(new URL(request.url).pathname);
        return service.fetch(request);
      },
    });
    const users = (columns: UserManagementProps['columns']) => (
      <ParleyProvider client={client} storage={null}>
        <UserManagement isProvisioned pageSize={5} columns={columns} />
      </ParleyProvider>
    );
    const hidden = render(users((defaults) => defaults));
    expect(await screen.findByText('Deactivated')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Groups' })).toBeNull();
    expect(paths).not.toContain('/api/scim/v2/Groups');
    hidden.unmount();
    render(users((defaults) => defaults.map((column) => ({ ...column, isHidden: false }))));
    expect(await screen.findByRole('cell', { name: /Executives, Finance/ })).toBeVisible();
    expect(paths.filter((path) => path === '/api/scim/v2/Groups')).toHaveLength(1);
    await service.close();
  });
});

describe('without provisioning', () => {
  it('the groups of the account are not shown as those of the user, and unknown user data is marked once', async () => {
    const { wrapper } = startWorld();
    const drawer = (
      <UserManagementRoot defaultOpenUser={user}>
        <UserDrawer />
      </UserManagementRoot>
    );
    render(drawer, { wrapper });
    expect(await screen.findByText(/doesn’t say which groups this user is in/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Groups in this account' })).toBeNull();
    expect(screen.getAllByText(/doesn’t provide the current value/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Groups in this account' }));
    const groups = screen.getByRole('list', { name: 'Groups in this account' });
    expect(within(groups).getAllByText(/^\d+ users?$/).length).toBeGreaterThan(0);
  });

  it('a deactivated user is still shown as such after remounting the widget', async () => {
    const world = startWorld();
    const first = render(<UserManagement />, { wrapper: world.wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for analyst@parley.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Deactivated')).toBeVisible();
    first.unmount();
    render(<UserManagement />, { wrapper: world.wrapper });
    expect(await screen.findByText('Deactivated')).toBeVisible();
  });
});
