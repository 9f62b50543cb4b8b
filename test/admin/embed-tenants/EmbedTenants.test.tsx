import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepPeople, problemOfPeople, readPeople } from '../../../src/admin/shared/people/readPeople.js';
import { EmbedGroupMembers, EmbedTenantGroups, EmbedTenants, EmbedTenantUsers, EmbedTenantWorkbooks } from '../../../src/admin.js';
import { getEmbedGroups, listEmbedTenants, listEmbedTenantWorkbooks, listEmbedUsers } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

const pageInfo = { hasNextPage: false, hasPreviousPage: false };
const listed = (count: number, itemOf: (id: number) => object) => ({
  items: Array.from({ length: count }, (_, index) => itemOf(index + 1)),
  pageInfo,
});
const userOf = (id: number) => ({ id, username: `user-${id}`, externalId: `user-${id}` });

describeWidget('EmbedTenants', (props) => <EmbedTenants {...props} />, EmbedTenants, {
  slot: 'embed-tenants',
  whenEmpty: ['No embed tenants', 'Add tenant'],
  read: /^GET .*embed-tenants(\?|\/\?|\/?$)/,
  bodyOf: (count) => listed(count, (id) => ({ id, name: `tenant-${id}`, userCount: id })),
});

describeWidget('EmbedTenantUsers', (props) => <EmbedTenantUsers embedTenantName="harbor-goods" {...props} />, EmbedTenantUsers, {
  slot: 'embed-tenant-users',
  read: /^GET .*harbor-goods\/users/,
  bodyOf: (count) => listed(count, userOf),
});

describeWidget('EmbedTenantGroups', (props) => <EmbedTenantGroups embedTenantName="harbor-goods" {...props} />, EmbedTenantGroups, {
  slot: 'embed-tenant-groups',
  read: /^GET .*harbor-goods\/groups(\?|\/\?|\/?$)/,
  bodyOf: (count) => listed(count, (id) => ({ id, name: `group-${id}`, userCount: 2 })),
  isSearchable: false,
});

describeWidget(
  'EmbedGroupMembers',
  (props) => <EmbedGroupMembers embedTenantName="harbor-goods" groupId={1} {...props} />,
  EmbedGroupMembers,
  {
    slot: 'embed-group-members',
    read: /^GET .*groups\/1\/users/,
    bodyOf: (count) => listed(count, userOf),
    isSearchable: false,
  },
);

describeWidget(
  'EmbedTenantWorkbooks',
  (props) => <EmbedTenantWorkbooks deploymentId={1} embedTenantName="harbor-goods" {...props} />,
  EmbedTenantWorkbooks,
  {
    slot: 'embed-tenant-workbooks',
    read: /^GET .*harbor-goods\/workbooks/,
    bodyOf: (count) => listed(count, (id) => ({ id, name: `Workbook ${id}`, updatedAt: '2026-03-05T09:00:00Z' })),
    isSearchable: false,
  },
);

describe('people, one per line', () => {
  it('are read with an optional email and name, from any separator', () => {
    expect(readPeople('user-1\n\nuser-2,mia@example.com, Mia Lee \nuser-3\t\tŁukasz')).toEqual([
      { externalId: 'user-1', email: undefined, name: undefined },
      { externalId: 'user-2', email: 'mia@example.com', name: 'Mia Lee' },
      { externalId: 'user-3', email: undefined, name: 'Łukasz' },
    ]);
  });

  it.each([
    ['', 'missing'],
    [' \n ', 'missing'],
    ['a\nb\nc\nd', 'tooMany'],
    ['a, nobody', 'email'],
    [', mia@example.com', 'noId'],
  ])('refuses %j', (text, kind) => {
    expect(problemOfPeople(text, 3)).toMatchObject({ kind });
  });

  it('keep the lines of those that failed as they were typed', () => {
    expect(keepPeople('a, a@example.com\nb\n c;;Cleo', new Set(['a', 'c']))).toBe('a, a@example.com\n c;;Cleo');
  });
});

describe('EmbedTenants', () => {
  it('asks for the exact name, and says what is deleted with the tenant', async () => {
    const { client, wrapper } = startWorld();
    const onDeleted = vi.fn();
    render(<EmbedTenants onDeleted={onDeleted} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for .*trial-042/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['10', '4']));
    const submit = dialog.getByRole('button', { name: 'Delete' });
    await userEvent.type(dialog.getByRole('textbox'), 'trial-04');
    expect(submit).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), '2');
    await userEvent.click(submit);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'trial-042' })));
    expect((await listEmbedTenants(client, {})).items.some(({ name }) => name === 'trial-042')).toBe(false);
  });

  it('creates a tenant with its first users and opens it', async () => {
    const { client, wrapper } = startWorld();
    const onOpenIdChange = vi.fn();
    render(<EmbedTenants onOpenIdChange={onOpenIdChange} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Add tenant' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tenant name' }), 'Blue');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Users, one per line' }), 'user-1, kim@blue.example, Kim');
    await userEvent.click(dialog.getByRole('button', { name: 'Add tenant' }));
    expect(dialog.getByRole('textbox', { name: 'Tenant name' })).toHaveFocus();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Tenant name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tenant name' }), 'blue');
    await userEvent.click(dialog.getByRole('button', { name: 'Add tenant' }));
    await waitFor(() => expect(onOpenIdChange).toHaveBeenCalledExactlyOnceWith('blue'));
    const { items } = await listEmbedUsers(client, { embedTenantName: 'blue' });
    expect(items).toMatchObject([{ externalId: 'user-1', email: 'kim@blue.example', firstName: 'Kim' }]);
  });
});

describe('EmbedTenantUsers', () => {
  it('says who failed and why, and keeps their lines', async () => {
    const world = startWorld();
    world.answer = (sent) =>
      /^POST .*\/users/.test(sent)
        ? Response.json({
            succeeded: [{ id: 900, username: 'ada', externalId: 'ada' }],
            failed: [{ externalId: 'bob', error: { status: 429, message: 'The account has reached its limit.' } }],
          })
        : undefined;
    const onAdded = vi.fn();
    render(<EmbedTenantUsers embedTenantName="harbor-goods" onAdded={onAdded} />, { wrapper: world.wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Add users' }));
    const dialog = within(await screen.findByRole('dialog'));
    const people = dialog.getByRole('textbox', { name: 'Users, one per line' });
    await userEvent.type(people, 'ada{Enter}bob, bob@example.com{Enter}cy, nobody');
    expect(await dialog.findByText(/nobody.* isn’t a valid email address/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add users' }));
    expect(await dialog.findByText('The account has reached its limit.')).toBeVisible();
    expect(dialog.getByText('1 succeeded')).toBeVisible();
    expect(dialog.getByText('1 failed')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Retry failed items' })).toBeNull();
    expect(people).toHaveValue('bob, bob@example.com\ncy, nobody');
    expect(onAdded).toHaveBeenCalledOnce();
  });
});

describe('EmbedTenantGroups', () => {
  async function show() {
    const world = startWorld();
    const { items } = await getEmbedGroups(world.client, { embedTenantName: 'harbor-goods' });
    render(<EmbedTenantGroups embedTenantName="harbor-goods" />, { wrapper: world.wrapper });
    const choose = async (name: string, item: string) => {
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Actions for .*${name}`) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    return { ...world, items, choose };
  }

  it('says why a group with members cannot be deleted, before and after the service refuses', async () => {
    const { choose } = await show();
    await choose('Buyers', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^The group has \d+ members\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/The group has members\. Remove them first\./)).toBeVisible();
  });

  it('reports a name that is taken or reserved at its field', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'system:all');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    expect(name).toHaveAccessibleDescription(/reserved/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Buyers');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already has this name/));
  });

  it('changes the description alone', async () => {
    const { choose, client, items } = await show();
    await choose('Newcomers', 'Edit description');
    const drawer = within(await screen.findByRole('dialog', { name: 'Newcomers' }));
    expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Description' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const id = items.find(({ name }) => name === 'Newcomers')?.id;
    await waitFor(async () => {
      const after = await getEmbedGroups(client, { embedTenantName: 'harbor-goods' });
      expect(after.items.find((group) => group.id === id)).toMatchObject({ name: 'Newcomers', description: null });
    });
  });

  it('adds members by their external ids and removes one', async () => {
    const { client, items } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Newcomers' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Newcomers' }));
    // The button moves once the list turns out to be empty.
    await drawer.findByText('No members');
    await userEvent.click(drawer.getByRole('button', { name: 'Add members' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add members' }));
    await userEvent.type(dialog.getByRole('textbox'), 'user-8{Enter}someone-new');
    await userEvent.click(dialog.getByRole('button', { name: 'Add members' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^Actions for .*someone-new/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
    await waitFor(() => expect(drawer.queryByText('someone-new')).toBeNull());
    const id = items.find(({ name }) => name === 'Newcomers')?.id;
    const after = await getEmbedGroups(client, { embedTenantName: 'harbor-goods' });
    expect(after.items.find((group) => group.id === id)?.userCount).toBe(1);
  });
});

describe('EmbedTenantWorkbooks', () => {
  it('shows only what the tenant sees for the chosen reason', async () => {
    const { client, wrapper } = startWorld();
    const params = { deploymentId: 1, embedTenantName: 'harbor-goods' };
    render(<EmbedTenantWorkbooks {...params} filters={{ accessSource: 'folder' }} />, { wrapper });
    const { items } = await listEmbedTenantWorkbooks(client, { ...params, accessSource: 'folder' });
    const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(items.map(({ name }) => name)));
    expect(items.length).toBeGreaterThan(0);
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveTextContent('In a shared folder');
  });
});
