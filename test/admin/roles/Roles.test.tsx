import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishRoles } from '../../../src/admin/roles/labels/en.js';
import { actionChoices, actionName } from '../../../src/admin/roles/rolePolicies.js';
import { Roles, type RolesProps } from '../../../src/admin.js';
import { getRole, getRoles, updateRole } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

describeWidget('Roles', (props) => <Roles {...props} />, Roles, {
  slot: 'roles',
  whenEmpty: ['No custom roles', 'Add role'],
  read: /^GET .*\/roles\b/,
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Role ${index + 1}`, policies: [] })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
  isSearchable: false,
});

function show(props: RolesProps = {}) {
  const world = startWorld();
  render(<Roles {...props} />, { wrapper: world.wrapper });
  return world;
}

describe('the roles', () => {
  it('are created with policies, and not before each of them is complete', async () => {
    const onCreated = vi.fn();
    const { client } = show({ onCreated, defaultDialog: { kind: 'create' } });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Reader');
    await userEvent.click(dialog.getByRole('combobox', { name: englishRoles.policies.add }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deployments' }));
    const part = within(dialog.getByRole('group', { name: 'Deployments' }));
    await userEvent.click(part.getByRole('checkbox', { name: 'All' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(englishRoles.problems.policies);
    const resources = within(part.getByRole('group', { name: 'Applies to' }));
    await userEvent.click((await resources.findAllByRole('checkbox'))[2] as HTMLElement);
    await userEvent.click(part.getByRole('checkbox', { name: 'Read the data model' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect((await getRoles(client, {})).items[0]).toMatchObject({
      name: 'Reader',
      description: null,
      policies: [{ resourceType: 'Deployment', actions: ['SchemaRead'], resources: ['2'] }],
    });
  });

  it('are changed without their policies if only the name has changed', async () => {
    const onUpdated = vi.fn();
    show({ defaultOpenId: 100, onUpdated });
    const drawer = within(await screen.findByRole('dialog', { name: 'Production reader' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ' EU');
    expect(drawer.queryByText(englishRoles.policies.replaces)).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
    expect(onUpdated.mock.calls[0]?.[2]).toEqual({ name: 'Production reader EU' });
  });

  it('warn that saving replaces all permissions, and keep both versions if someone else has changed them', async () => {
    const { client } = show({ defaultOpenId: 100 });
    const drawer = within(await screen.findByRole('dialog', { name: 'Production reader' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Download data' }));
    expect(drawer.getByText(englishRoles.policies.replaces)).toBeVisible();
    const policies = [{ resourceType: 'Global', actions: ['BillingRead'], resources: ['All'] }] as const;
    await updateRole(client, { roleId: 100, policies });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const notice = within(await drawer.findByRole('region', { name: 'Changed by someone else' }));
    expect(notice.getByText('Account (All): View billing')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Use theirs' }));
    expect((await getRole(client, { roleId: 100 })).policies).toEqual(policies);
  });

  it('are assigned to one user after the other, with an outcome for each', async () => {
    const onAssigned = vi.fn();
    const world = show({ defaultOpenId: 101, onAssigned });
    world.answer = (sent) => (/^PUT .*\/users\/2$/.test(sent) ? Response.json({ error: 'Gone.' }, { status: 404 }) : undefined);
    const drawer = within(await screen.findByRole('dialog', { name: 'Dashboard editor' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Assign to users' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Assign/ }));
    for (const box of (await dialog.findAllByRole('checkbox')).slice(1, 4)) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(onAssigned).toHaveBeenCalledOnce());
    expect(onAssigned).toHaveBeenCalledWith([1, 3], expect.objectContaining({ id: 101 }));
    expect(world.sent(/^PUT .*\/roles\/101\/users\//)).toHaveLength(3);
    expect(await drawer.findByText(/1 failed/)).toBeVisible();
  });

  it('are deleted after a warning about the users who lose them', async () => {
    const { client } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for .*Dashboard editor/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(englishRoles.delete.effect)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await getRoles(client, {})).items.map(({ id }) => id)).toEqual([100]));
  });
});

describe('the choices of a policy', () => {
  it('offer each known action once, and keep an unknown one', () => {
    const policy = { resourceType: 'Report', actions: ['ReportRead', 'BillingRead', 'TimeTravel'], resources: ['All'] };
    const { first, more } = actionChoices(policy, englishRoles);
    expect(first).toEqual(['ReportRead', 'ReportEdit', 'ReportManage', 'BillingRead', 'TimeTravel']);
    expect([...first, ...more].toSorted()).toEqual([...Object.keys(englishRoles.actions), 'TimeTravel'].toSorted());
    expect(actionName('TimeTravel', englishRoles)).toBe('TimeTravel');
    expect(actionName('toString', englishRoles)).toBe('toString');
  });

  it('offer every action for an unknown type', () => {
    const { first, more } = actionChoices({ resourceType: 'constructor', actions: [], resources: [] }, englishRoles);
    expect([first, more]).toEqual([[], Object.keys(englishRoles.actions)]);
  });
});
