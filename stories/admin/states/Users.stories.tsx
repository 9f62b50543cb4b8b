import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserManagement, type UserManagementProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { comeOnline, goOffline } from '../support/network.js';
import { expectState, failing, waiting } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserManagementProps & StageProps> = {
  title: 'Admin/States/Users',
  tags: ['!dev', '!autodocs'],
  args: { pageSize: 12 },
  render: ({ email, faultsOf, prepare, hasScim, ...props }) => (
    <AdminStage {...{ email, faultsOf, prepare, hasScim }}>
      <UserManagement isProvisioned={hasScim} {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserManagementProps & StageProps>;

const slot = 'user-management';
const noor = { id: 2, email: 'analyst@parley.example', firstName: 'Noor' };
const isOf = (path: string) => (url: URL, method: string) => method === 'GET' && url.pathname.includes(path);

export const Searching: Story = {
  name: 'Searching, with the previous users',
  args: { faultsOf: waiting(({ searchParams }) => searchParams.has('search')) },
  async play(story) {
    await expectState(story, slot, 'ready');
    fireEvent.change(within(story.canvasElement).getByRole('searchbox'), { target: { value: 'noor' } });
    await waitFor(() => expect(within(story.canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Running: Story = {
  name: 'Bulk deactivation in progress',
  args: { faultsOf: waiting(({ pathname }) => pathname.endsWith('/users/bulk')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox', { name: /This is you/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all loaded items' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="bulk-bar"] [data-state="busy"]')).not.toBeNull());
  },
};

export const AddedOffline: Story = {
  name: 'Adding a user while offline',
  beforeEach: () => comeOnline,
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a user' }));
    goOffline();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Email' }), { target: { value: 'zoe@parley.example' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('zoe@parley.example');
  },
};

export const DetailsLoading: Story = {
  name: 'Loading attribute values',
  args: { hasScim: true, defaultOpenUser: noor, faultsOf: waiting(isOf('/user-attribute')) },
  async play() {
    await expect(await screen.findByRole('dialog', { name: /Noor/ })).toBeVisible();
  },
};

export const ValuesFailed: Story = {
  name: 'Failed to load attribute values',
  args: { hasScim: true, defaultOpenUser: noor, faultsOf: failing(503, isOf('/user-attribute')) },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: /Noor/ }));
    await expect(await drawer.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
  },
};

export const GroupsFailed: Story = {
  name: 'Failed to load groups',
  args: { hasScim: true, defaultOpenUser: noor, faultsOf: failing(503, isOf('/Groups')) },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: /Noor/ }));
    await expect(await drawer.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await drawer.findByRole('textbox', { name: 'Region' })).toBeVisible();
  },
};

export const Saving: Story = {
  name: 'Saving a user',
  args: { defaultOpenUser: noor, faultsOf: waiting((_url, method) => method !== 'GET') },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: /Noor/ }));
    fireEvent.change(await drawer.findByRole('textbox', { name: 'Region' }), { target: { value: 'Oceania' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
    await expect(drawer.getByRole('textbox', { name: 'Region' })).toHaveValue('Oceania');
  },
};
