import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TenantSettings, type TenantSettingsProps } from '../../src/admin.js';
import { updateTenantSettings } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';
import { keepAdmin } from './support/keepAdmin.js';
import { expectState, failing, widgetStates } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<TenantSettingsProps & StageProps> = {
  title: 'Admin/Account/Account settings',
  component: TenantSettings,
  args: { onUpdated: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <TenantSettings {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<TenantSettingsProps & StageProps>;

const slot = 'tenant-settings';
const states = widgetStates(slot);

export const Settings: Story = {
  name: 'Settings of an account',
  play: (story) => expectState(story, slot, 'ready', /^The audit log has been on/),
};

export const Saving: Story = {
  name: 'Saving a change',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Day' }), 'Tuesday');
    await canvas.findByText('1 unsaved change');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved the account settings');
    await expect(args.onUpdated).toHaveBeenCalledWith(
      expect.objectContaining({ maintenanceWindowDay: 'tuesday' }),
      expect.objectContaining({ maintenanceWindowDay: 'sunday' }),
      { maintenanceWindowDay: 'tuesday' },
    );
  },
};

export const Consequences: Story = {
  name: 'Consequences before saving',
  parameters: inFrame,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /support team/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Record what users do' }));
    await canvas.findByText('Once you save, actions are no longer recorded.');
    await canvas.findByText('2 unsaved changes');
  },
};

export const Problems: Story = {
  name: 'An amount with cents',
  parameters: inFrame,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Buy AI tokens automatically' }));
    const amount = canvas.getByRole('textbox', { name: /^Amount per purchase/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '99.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(amount).toHaveFocus());
    await canvas.findByText('Enter a whole number of dollars, without cents.');
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  tags: ['!autodocs'],
  args: {
    prepare: admin.prepare,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Day' }), 'Tuesday');
    await updateTenantSettings(admin.client(), { maintenanceWindowDay: 'friday' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save',
  tags: ['!autodocs'],
  args: { faultsOf: failing(503, (_, method) => method === 'PUT') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /support team/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Couldn’t save the account settings');
    await expect(canvas.getByRole('checkbox', { name: /support team/ })).toBeChecked();
  },
};

export const Loading: Story = { ...states.loading, tags: ['!dev', '!autodocs'] };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed, tags: ['!dev', '!autodocs'] };

export const Denied: Story = { name: 'Access denied', ...states.deniedToAnalyst, tags: ['!dev', '!autodocs'] };

export const Offline: Story = { ...states.offline, tags: ['!dev', '!autodocs'] };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed, tags: ['!dev', '!autodocs'] };
