import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OidcTokenConfigs, type OidcTokenConfigsProps } from '../../src/admin.js';
import { listOidcTokenConfigs, updateOidcTokenConfig } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { keepAdmin } from './support/keepAdmin.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<OidcTokenConfigsProps & StageProps> = {
  title: 'Admin/Access/Token configurations',
  tags: ['!autodocs'],
  component: OidcTokenConfigs,
  args: { onCreated: fn(), onUpdated: fn(), onDeleted: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <OidcTokenConfigs {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<OidcTokenConfigsProps & StageProps>;

export const Configurations: Story = { name: 'Token configurations of an account', tags: ['autodocs'] };

export const Adding: Story = {
  name: 'Adding a configuration',
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add configuration' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Audience type' }), 'azure');
    await userEvent.click(dialog.getByRole('button', { name: 'Add configuration' }));
    await within(canvasElement).findByRole('rowheader', { name: 'azure' });
    await expect(args.onCreated).toHaveBeenCalledOnce();
  },
};

export const Problems: Story = {
  name: 'Adding with invalid values',
  args: { defaultDialog: { kind: 'create' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lake Reader');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Environment variable' }), '2fast');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Custom claims (JSON)' }), 'team: analytics');
    await userEvent.click(dialog.getByRole('button', { name: 'Add configuration' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await dialog.findByText(/^Enter a JSON object/);
  },
};

export const Opened: Story = {
  name: 'One configuration in a drawer',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { defaultOpenId: 2 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'report-mailer' }));
    await expect(drawer.getByRole('textbox', { name: 'Audience type' })).toHaveAttribute('readonly');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Subject format' }), 'mailer');
    await drawer.findByText('1 unsaved change');
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  args: {
    defaultOpenId: 2,
    prepare: admin.prepare,
  },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'report-mailer' }));
    const name = drawer.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'mailer');
    await updateOidcTokenConfig(admin.client(), { id: 2, name: 'weekly-mailer' });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
    await expect((await listOidcTokenConfigs(admin.client(), {}))[1]).toMatchObject({ name: 'weekly-mailer' });
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save',
  args: { defaultOpenId: 2, faultsOf: failing(503, (_, method) => method === 'PUT') },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'report-mailer' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Subject format' }), 'mailer');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await drawer.findByText('Couldn’t save the changes');
    await expect(drawer.getByRole('textbox', { name: 'Subject format' })).toHaveValue('mailer');
  },
};

export const Leaving: Story = {
  name: 'Leaving with unsaved changes',
  args: { defaultOpenId: 2 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'report-mailer' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Subject format' }), 'mailer');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard 1 unsaved change?' });
  },
};

export const Deleting: Story = {
  name: 'Deleting a configuration',
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for .*archive-2024/ }));
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(canvasElement).queryByText('archive-2024')).toBeNull());
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
};
