import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UserManagement } from '../../../src/admin.js';
import { createServiceClient, getUsers } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';

/** A world whose client may use provisioning. */
function startProvisioned() {
  const { service } = startWorld();
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    scimCredentials: { kind: 'bearer', token: service.scimToken },
    retry: false,
    fetch: service.fetch,
  });
  return {
    client,
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <ParleyProvider client={client} storage={null}>
        {children}
      </ParleyProvider>
    ),
  };
}

describe('adding many users', () => {
  it('adds the new users, and keeps those whom the service refuses in the text field', async () => {
    const onCreatedMany = vi.fn();
    const world = startWorld();
    render(<UserManagement pageSize={5} defaultDialog={{ kind: 'add-many' }} onCreatedMany={onCreatedMany} />, { wrapper: world.wrapper });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add several users' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Users' }));
    await userEvent.paste('Zoe <zoe@parley.example>\nyan@parley.example\nADA@parley.example\nnobody');
    expect(await dialog.findByText('Already a user')).toBeVisible();
    expect(dialog.getByText('2 users will be added. 2 entries are skipped.')).toBeVisible();
    world.answer = (sent) =>
      sent === 'POST /api/v1/users' && world.sent(/^POST \/api\/v1\/users$/).length === 1
        ? Response.json({ message: 'This email is taken.' }, { status: 409 })
        : undefined;
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 users' }));
    expect(await dialog.findByText('This email is taken.')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Users' })).toHaveValue('Zoe <zoe@parley.example>\nADA@parley.example\nnobody'),
    );
    expect(onCreatedMany).toHaveBeenCalledExactlyOnceWith(['yan@parley.example']);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1 user' }));
    expect(await screen.findByText('Added 1 user')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Users' })).toHaveValue('nobody');
    const { items } = await getUsers(world.client, { search: 'zoe@' });
    expect(items).toMatchObject([{ email: 'zoe@parley.example', firstName: 'Zoe' }]);
  });

  it('refuses more than a thousand users, with their number, and can be vetoed', async () => {
    const onBeforeCreateMany = vi.fn(() => false);
    const { wrapper, sent } = startWorld();
    render(<UserManagement pageSize={5} defaultDialog={{ kind: 'add-many' }} onBeforeCreateMany={onBeforeCreateMany} />, { wrapper });
    const text = await screen.findByRole('textbox', { name: 'Users' });
    await userEvent.click(text);
    await userEvent.paste(Array.from({ length: 1_001 }, (_, index) => `u${index}@x.org`).join(' '));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1,001 users' }));
    expect(await screen.findByText('The list has 1,001 new users. You can add up to 1,000 at once.')).toBeVisible();
    expect(onBeforeCreateMany).not.toHaveBeenCalled();
    await userEvent.clear(text);
    await userEvent.paste('u@x.org');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 user' }));
    await waitFor(() => expect(onBeforeCreateMany).toHaveBeenCalledExactlyOnceWith([{ email: 'u@x.org', username: 'u@x.org' }]));
    expect(sent(/^POST/)).toEqual([]);
  });
});

describe('many users', () => {
  it('join several groups, which is reported to the host', async () => {
    const onGroupsChanged = vi.fn();
    const { wrapper } = startProvisioned();
    render(<UserManagement isProvisioned pageSize={5} defaultSelectedIds={[2, 3]} onGroupsChanged={onGroupsChanged} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the groups of 2 users' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Finance/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Legal/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Changed the groups of 2 users')).toBeVisible();
    expect(onGroupsChanged).toHaveBeenCalledExactlyOnceWith([2, 3], { isMember: true, groupIds: ['3', '11'] });
  });

  it('have one outcome each, even if the service refuses a group change as a whole', async () => {
    const onGroupsChanged = vi.fn();
    const { wrapper } = startProvisioned();
    render(<UserManagement isProvisioned pageSize={5} defaultSelectedIds={[2, 987_654]} onGroupsChanged={onGroupsChanged} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the groups of 2 users' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Finance/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('button', { name: '1 failed' })).toBeVisible();
    expect(onGroupsChanged).toHaveBeenCalledExactlyOnceWith([2], { isMember: true, groupIds: ['3'] });
  });

  it('get an attribute value, with one outcome each', async () => {
    const onAttributeSet = vi.fn();
    const { wrapper, client } = startWorld();
    render(<UserManagement pageSize={5} defaultSelectedIds={[2, 987_654]} onAttributeSet={onAttributeSet} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Set attribute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set an attribute for 2 users' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Attribute' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Region' }));
    expect(dialog.getByRole('button', { name: 'Remove values' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Region' }), 'Oceania');
    await userEvent.click(dialog.getByRole('button', { name: 'Set value' }));
    expect(await screen.findByRole('button', { name: '1 failed' })).toBeVisible();
    expect(onAttributeSet).toHaveBeenCalledExactlyOnceWith([2], { attributeId: expect.any(Number), value: 'Oceania' });
    expect(client.scope).toBeDefined();
  });

  it('who are deactivated are all listed by the filter, and searched', async () => {
    const { wrapper } = startProvisioned();
    const { rerender } = render(<UserManagement isProvisioned pageSize={1} filters={{ state: 'deactivated' }} />, { wrapper });
    await waitFor(() => expect(screen.getAllByText('Deactivated').length).toBeGreaterThan(1));
    expect(screen.queryByText('Active')).toBeNull();
    rerender(<UserManagement isProvisioned pageSize={1} filters={{ state: 'deactivated' }} search="nobody-has-this" />);
    await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
  });
});
