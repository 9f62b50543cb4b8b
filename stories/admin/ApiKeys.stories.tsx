import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiKeys, type ApiKeysProps } from '../../src/admin.js';
import { createApiKey, type ServiceClient } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

/** Adds keys of every kind: for all deployments, for some, and one that expires soon. */
async function addKeys(admin: ServiceClient): Promise<void> {
  await createApiKey(admin, { name: 'Nightly sync' });
  await createApiKey(admin, { name: 'Report mailer', deploymentIds: [1], ttlHours: 90 * 24 });
  await createApiKey(admin, { name: 'Migration to the new warehouse', deploymentIds: [1, 2], ttlHours: 7 * 24 });
}

const meta: Meta<ApiKeysProps & StageProps> = {
  title: 'Admin/Access/API keys',
  component: ApiKeys,
  args: { prepare: addKeys, onCreated: fn(), onRevoked: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <ApiKeys {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ApiKeysProps & StageProps>;

export const Keys: Story = { name: 'API keys of an account' };

export const Creating: Story = {
  name: 'Creating a key for some deployments',
  tags: ['!autodocs'],
  args: { defaultDialog: { kind: 'create' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Exports');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Access' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Selected deployments' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await dialog.findByText('Select at least one deployment.');
  },
};

export const ShownOnce: Story = {
  name: 'A new key, shown once',
  parameters: inFrame,
  args: { defaultDialog: { kind: 'create' } },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Exports');
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await dialog.findByText('Copy it now. You won’t see it again.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy' })).toHaveFocus());
    await expect(args.onCreated).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = {
  name: 'One key in a drawer',
  parameters: inFrame,
  args: { defaultOpenId: 3 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Migration to the new warehouse' }));
    await drawer.findByText('Expires soon');
  },
};

export const CreateFailed: Story = {
  name: 'Failed to create',
  tags: ['!autodocs'],
  args: { defaultDialog: { kind: 'create' }, faultsOf: failing(403, (_, method) => method === 'POST') },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Exports');
    await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
    await dialog.findByText('Couldn’t create the key');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Exports');
  },
};

export const Revoking: Story = {
  name: 'Revoking a key',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for .*Nightly sync/ }));
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(within(canvasElement).queryByText('Nightly sync')).toBeNull());
    await expect(args.onRevoked).toHaveBeenCalledOnce();
  },
};
