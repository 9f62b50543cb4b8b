import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Roles, type RolesProps } from '../../src/admin.js';
import { updateRole } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { keepAdmin } from './support/keepAdmin.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<RolesProps & StageProps> = {
  title: 'Admin/People/Roles',
  component: Roles,
  args: { onCreated: fn(), onUpdated: fn(), onAssigned: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <Roles {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<RolesProps & StageProps>;

export const OfAccount: Story = { name: 'Roles of an account' };

export const Adding: Story = {
  name: 'Adding a role',
  tags: ['!autodocs'],
  args: { defaultDialog: { kind: 'create' } },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Report reader');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Add permissions for…' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reports' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    await dialog.findByText(/^Choose at least one permission/);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Open reports' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const Opened: Story = {
  name: 'The permissions of a role',
  parameters: inFrame,
  args: { defaultOpenId: 100 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Production reader' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Download data' }));
    await drawer.findByText(/^Saving replaces all permissions/);
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  tags: ['!autodocs'],
  args: {
    defaultOpenId: 100,
    prepare: admin.prepare,
  },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Production reader' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Download data' }));
    await updateRole(admin.client(), { roleId: 100, policies: [] });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
  },
};

export const AssignmentFailed: Story = {
  name: 'Assigning to users, one of whom was deleted',
  tags: ['!autodocs'],
  args: { defaultOpenId: 101, faultsOf: failing(404, ({ pathname }) => /roles\/101\/users\/2$/.test(pathname)) },
  async play({ args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Dashboard editor' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Assign to users' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Assign/ }));
    for (const box of (await dialog.findAllByRole('checkbox')).slice(1, 4)) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.onAssigned).toHaveBeenCalledOnce());
    await drawer.findByText(/2 succeeded/);
  },
};
