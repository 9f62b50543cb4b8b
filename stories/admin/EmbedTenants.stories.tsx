import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmbedTenants, type EmbedTenantsProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { answering, failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<EmbedTenantsProps & StageProps> = {
  title: 'Admin/Embedding/Embed tenants',
  tags: ['!autodocs'],
  component: EmbedTenants,
  args: { deploymentId: 1, onCreated: fn(), onDeleted: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <EmbedTenants {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<EmbedTenantsProps & StageProps>;

export const Tenants: Story = { name: 'Embed tenants of an account', tags: ['autodocs'] };

export const Opened: Story = {
  name: 'One tenant in a drawer',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { defaultOpenId: 'sakura-foods' },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: /さくらフーズ|sakura-foods/ }));
    await drawer.findByRole('table', { name: 'Users of the tenant' });
  },
};

export const Workbooks: Story = {
  name: 'The workbooks that a tenant can see',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { defaultOpenId: 'harbor-goods' },
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('tab', { name: 'Workbooks' }));
    await drawer.findByRole('rowheader', { name: 'Revenue overview' });
  },
};

export const AddingUsers: Story = {
  name: 'Adding users, one of whom fails',
  args: { defaultOpenId: 'trial-042' },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'trial-042' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Add users' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add users' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Users, one per line' }), 'kim, kim@trial.example, Kim');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Groups of the tenant' }), 'No such group{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add users' }));
    await dialog.findByText('There is no group "No such group".');
    await expect(dialog.getByRole('textbox', { name: 'Users, one per line' })).toHaveValue('kim, kim@trial.example, Kim');
  },
};

export const Members: Story = {
  name: 'The members of a group',
  args: { defaultOpenId: 'harbor-goods' },
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('tab', { name: 'Groups' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Buyers' }));
    const members = within(await screen.findByRole('dialog', { name: 'Buyers' }));
    await members.findByRole('table', { name: 'Members of the group' });
  },
};

export const GroupWithMembers: Story = {
  name: 'A group that cannot be deleted yet',
  args: { defaultOpenId: 'harbor-goods' },
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('tab', { name: 'Groups' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^Actions for .*Buyers/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await within(await screen.findByRole('alertdialog')).findByText(/^The group has \d+ members\./);
  },
};

export const Deleting: Story = {
  name: 'Deleting a tenant by its exact name',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions for .*trial-042/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'trial-042');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /trial-042/ })).toBeNull());
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
};

export const DeleteFailed: Story = {
  name: 'Failed to delete',
  args: {
    faultsOf: failing(503, (_, method) => method === 'DELETE'),
    defaultDialog: { kind: 'delete', item: { id: 6, name: 'trial-042', userCount: 10 } },
  },
  async play() {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'trial-042');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('Couldn’t delete the tenant');
  },
};

const manyGroups = { items: Array.from({ length: 100 }, (_, id) => ({ id, name: `${id}` })), pageInfo: { hasNextPage: true } };

export const ManyGroups: Story = {
  name: 'Deleting a tenant with many groups',
  tags: ['!dev'],
  args: {
    faultsOf: answering(manyGroups, (url) => url.pathname.includes('/groups')),
    defaultDialog: { kind: 'delete', item: { id: 1, name: 'harbor-goods', userCount: 40 } },
  },
  async play() {
    await within(await screen.findByRole('alertdialog')).findByText('At least 100');
  },
};
