import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ProvisioningMonitor, type ProvisioningMonitorProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<ProvisioningMonitorProps & StageProps> = {
  title: 'Admin/People/Provisioning',
  component: ProvisioningMonitor,
  render: ({ email, faultsOf, service, hasScim = true, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} service={service} hasScim={hasScim}>
      <ProvisioningMonitor {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ProvisioningMonitorProps & StageProps>;

export const Users: Story = { name: 'Provisioned users', args: { users: { pageSize: 20 } } };

export const Groups: Story = { name: 'Provisioned groups', args: { defaultView: 'groups' } };

export const OpenUser: Story = {
  name: 'A user as provisioned',
  parameters: inFrame,
  args: { users: { pageSize: 20, defaultOpenId: '5' } },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'ivo.petrov' }));
    await expect(await drawer.findByText('left@parley.example')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Record as provisioned' }));
    await expect(drawer.getByText(/"userName": "ivo\.petrov"/)).toBeVisible();
  },
};

export const OpenGroup: Story = {
  name: 'The members of a group',
  tags: ['!autodocs'],
  args: { defaultView: 'groups', groups: { defaultOpenId: '1' } },
  play: async () => void (await screen.findByText(/^\d+ members$/)),
};

const onDeactivated = fn();

export const Deactivating: Story = {
  name: 'Deactivating a user manually',
  tags: ['!autodocs'],
  args: { users: { pageSize: 20, onDeactivated } },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Actions for analyst@parley.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^Your identity provider may undo this/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Deactivated ⁨analyst@parley.example⁩');
    await expect(onDeactivated).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  name: 'Deleting yourself',
  tags: ['!autodocs'],
  args: { users: { pageSize: 20, defaultDialog: { kind: 'delete', item: { id: '1', userName: 'ada@parley.example' } } } },
  async play() {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(/^This is your own account/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};

export const Failed: Story = {
  name: 'Failed to load',
  tags: ['!autodocs'],
  args: { faultsOf: failing(503) },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('button', { name: 'Retry' })),
};

export const Denied: Story = {
  name: 'Without a SCIM token',
  args: { hasScim: false, email: 'analyst@parley.example' },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('alert')),
};

export const TenThousand: Story = {
  name: 'Ten thousand users',
  args: { service: { userCount: 10_000 }, users: { pageSize: 200 } },
  tags: ['!autodocs'],
};
