import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OAuthIntegrations, type OAuthIntegrationsProps } from '../../src/admin.js';
import { getOAuthIntegration, updateOAuthIntegration } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { keepAdmin } from './support/keepAdmin.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<OAuthIntegrationsProps & StageProps> = {
  title: 'Admin/Access/OAuth integrations',
  tags: ['!autodocs'],
  component: OAuthIntegrations,
  args: { onCreated: fn(), onUpdated: fn(), onDeleted: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <OAuthIntegrations {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<OAuthIntegrationsProps & StageProps>;

export const Integrations: Story = { name: 'OAuth integrations of an account', tags: ['autodocs'] };

export const Problems: Story = {
  name: 'Adding with invalid values',
  args: { defaultDialog: { kind: 'create' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Calendar');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type' }), 'custom');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Authorization URL' }), 'http://login.example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Add integration' }));
    await expect(dialog.getByRole('textbox', { name: 'Authorization URL' })).toHaveFocus();
    await expect(dialog.getAllByText(/^Enter a complete URL/)).toHaveLength(3);
  },
};

export const Opened: Story = {
  name: 'One integration in a drawer',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { defaultOpenId: 1 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Warehouse sign-in' }));
    await drawer.findByText('Leave empty to keep the current secret.');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Scopes' }), 'profile ');
    await drawer.findByText('1 unsaved change');
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  args: {
    defaultOpenId: 1,
    prepare: admin.prepare,
  },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Warehouse sign-in' }));
    const name = drawer.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Warehouse');
    const { scopes: _, config: __, ...stored } = await getOAuthIntegration(admin.client(), { id: 1 });
    await updateOAuthIntegration(admin.client(), { ...stored, name: 'Data warehouse' });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save',
  args: { defaultOpenId: 2, faultsOf: failing(503, (_, method) => method === 'PUT') },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ticket desk' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Client ID' }), '-2');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await drawer.findByText('Couldn’t save the changes');
    await expect(drawer.getByRole('textbox', { name: 'Client ID' })).toHaveValue('parley-tickets-2');
  },
};

export const Deleting: Story = {
  name: 'Deleting an integration',
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for .*Ticket desk/ }));
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/^All users’ connections/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(canvasElement).queryByText('Ticket desk')).toBeNull());
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
};
