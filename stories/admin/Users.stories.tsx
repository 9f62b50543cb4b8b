import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ResourceTable, UserManagement, type UserManagementProps, userColumnsWithState, useUserLabels } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserManagementProps & StageProps> = {
  title: 'Admin/People/Users',
  tags: ['!autodocs'],
  component: UserManagement,
  args: { pageSize: 12 },
  render: ({ email, faultsOf, prepare, now, service, hasScim, ...props }) => (
    <AdminStage {...{ email, faultsOf, prepare, now, service, hasScim }}>
      <UserManagement isProvisioned={hasScim} {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserManagementProps & StageProps>;

const noor = { id: 2, email: 'analyst@parley.example', firstName: 'Noor' };
const ada = { id: 1, email: 'ada@parley.example', firstName: 'Ada' };
const isBulk = ({ pathname }: URL) => pathname.endsWith('/users/bulk');

export const Users: Story = { name: 'Users', tags: ['autodocs'] };

export const WithProvisioning: Story = { name: 'With provisioning', args: { hasScim: true, pageSize: 60 } };

export const WithGroups: Story = {
  name: 'With the groups of each user',
  tags: ['autodocs'],
  args: { hasScim: true, pageSize: 20, columns: (defaults) => defaults.map((column) => ({ ...column, isHidden: false })) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Executives, Finance, and Store managers')).toBeVisible();
  },
};

export const NotAdmin: Story = { name: 'Without admin permissions', args: { email: 'analyst@parley.example' }, tags: ['autodocs'] };

export const OwnAccount: Story = {
  name: 'Unavailable actions on your own account',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const tick = await canvas.findByRole('checkbox', { name: /^Select ada@parley\.example\. This is you/ });
    await expect(tick).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all loaded items' }));
    await expect(canvas.getByRole('toolbar', { name: '11 selected' })).toBeVisible();
    await expect(tick).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ada@parley.example' }));
    const menu = within(await canvas.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByText('This is you. You can’t deactivate or delete yourself.')).toBeVisible();
    // The menu takes the focus in the next frame.
    await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(/^This is you/);
  },
};

export const Adding: Story = {
  name: 'Adding a user',
  async play({ canvasElement }) {
    await addUser(canvasElement, { Email: 'zoe@parley.example', 'First name': 'Zoe' });
    await expect(await screen.findByText('Added ⁨Zoe⁩')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const drawer = within(await screen.findByRole('dialog', { name: /Zoe/ }));
    await expect(drawer.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Member');
  },
};

export const ExistingUser: Story = {
  name: 'Adding an existing user',
  async play({ canvasElement }) {
    await addUser(canvasElement, { Email: 'analyst@parley.example', 'First name': 'Noor' });
    await expect(await screen.findByText('A user with this email already exists.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
  },
};

export const MissingEmail: Story = {
  name: 'Adding without an email',
  async play({ canvasElement }) {
    await addUser(canvasElement, { Email: 'zoe' });
    await expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const ConfirmingDeletion: Story = {
  name: 'Confirming a bulk deletion',
  async play({ canvasElement }) {
    await selectAll(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 11 users?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(11);
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type 11 to confirm' }), '11');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
};

export const SomeFailed: Story = {
  name: 'Some could not be deleted',
  args: { service: { isHeldUser: ({ id }) => id % 4 === 0 } },
  async play({ canvasElement }) {
    await selectAll(canvasElement);
    await deleteSelected(canvasElement, 11);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '3 failed' }));
    await expect(await canvas.findByText('8 succeeded')).toBeVisible();
    await expect(canvas.getByText(/^This user is managed by an identity provider/)).toBeVisible();
    await expect(canvas.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Some with an unknown outcome',
  args: { faultsOf: (url) => (isBulk(url) ? { failOnce: [{ status: 502 }] } : undefined) },
  async play({ canvasElement }) {
    await selectAll(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await expect(await within(canvasElement).findByRole('button', { name: '11 unknown' })).toBeVisible();
  },
};

export const Deactivated: Story = {
  name: 'Deactivated',
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'analyst@parley.example', 'Deactivate');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await expect(await screen.findByText('Deactivated ⁨Noor⁩')).toBeVisible();
    await expect(within(canvasElement).getByText('Deactivated')).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  name: 'Deleting a user failed',
  args: { service: { isHeldUser: ({ id }) => id === 2 } },
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'analyst@parley.example', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete ⁨Noor⁩?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/^This user is managed by an identity provider/)).toBeVisible();
  },
};

export const OpenUser: Story = {
  name: 'A user in the drawer',
  args: { hasScim: true, defaultOpenUser: noor },
  play: drawerReady,
  tags: ['autodocs'],
  parameters: inFrame,
};

export const OpenWithoutProvisioning: Story = {
  name: 'A user without provisioning',
  args: { defaultOpenUser: noor },
  async play() {
    await drawerReady();
    await expect(await screen.findByText(/^The service doesn’t say which groups this user is in/)).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Groups in this account' })).toBeNull();
  },
};

export const OpenOwnAccount: Story = {
  name: 'Your own account in the drawer',
  args: { hasScim: true, defaultOpenUser: ada },
  play: drawerReady,
};

export const Saved: Story = {
  name: 'Values of all types saved',
  args: { hasScim: true, defaultOpenUser: noor },
  async play() {
    await drawerReady();
    const drawer = within(screen.getByRole('dialog'));
    set(drawer.getByRole('textbox', { name: 'Region' }), 'Oceania');
    set(drawer.getByRole('textbox', { name: 'Discount limit' }), '1,234.5');
    await chooseOption(drawer.getByRole('combobox', { name: 'Sees margins' }), 'No value');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Brands' }), 'Aster{Enter}');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Stores' }), '77 ');
    await chooseOption(drawer.getByRole('combobox', { name: 'Add to a group' }), 'Legal');
    await expect(drawer.getByRole('status')).toHaveTextContent('6 changes');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved ⁨Noor⁩')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Remove from Legal' })).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Discount limit' })).toHaveValue('1234.5');
  },
};

export const PartlySaved: Story = {
  name: 'Partly saved',
  args: {
    defaultOpenUser: noor,
    faultsOf: ({ pathname }, count, method) =>
      method === 'POST' && pathname.endsWith('/user-attribute-values') && count === 1 ? { failOnce: [{ status: 503 }] } : undefined,
  },
  async play() {
    await drawerReady();
    const drawer = within(screen.getByRole('dialog'));
    set(drawer.getByRole('textbox', { name: 'Region' }), 'Oceania');
    set(drawer.getByRole('textbox', { name: 'cost_center' }), 'CC-12');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await drawer.findByText('Not saved')).toBeVisible();
    await expect(drawer.getByText(/^Saved: 1\. Not saved: 1\./)).toBeVisible();
  },
};

export const InvalidNumber: Story = {
  name: 'Invalid number',
  args: { defaultOpenUser: noor },
  async play() {
    await drawerReady();
    const drawer = within(screen.getByRole('dialog'));
    set(drawer.getByRole('textbox', { name: 'Discount limit' }), '1,5');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await drawer.findByText('⁨1,5⁩ isn’t a number. Enter one like ⁨1,234.5⁩.')).toBeVisible();
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Discount limit' })).toHaveFocus());
  },
};

export const Leaving: Story = {
  name: 'Leaving unsaved changes',
  args: { defaultOpenUser: noor },
  async play() {
    await drawerReady();
    set(screen.getByRole('textbox', { name: 'Region' }), 'Oceania');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard 1 unsaved change?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Region' })).toHaveValue('Oceania');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Discard 1 unsaved change?' })).toBeVisible();
  },
};

export const TenThousand: Story = { name: 'Ten thousand users', args: { service: { userCount: 10_000 }, pageSize: 1_000 } };

export const DataOnly: StoryObj = {
  name: 'Table with your own data',
  tags: ['autodocs'],
  render: function DataOnlyStory() {
    const labels = useUserLabels();
    return (
      <ResourceTable
        caption={labels.caption}
        list={{ items: [ada, noor, { id: 3, email: 'left@parley.example', firstName: null }] }}
        columns={userColumnsWithState}
        labels={labels}
        context={{ stateOf: (id) => (id === 3 ? 'deactivated' : 'active'), isOwn: (id) => id === 1 }}
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
        className="parley-user-table"
      />
    );
  },
};

async function addUser(canvasElement: HTMLElement, fields: Readonly<Record<string, string>>) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a user' }));
  for (const [name, text] of Object.entries(fields)) set(dialog.getByRole('textbox', { name }), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Add user' }));
}

async function selectAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('checkbox', { name: /This is you/ });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all loaded items' }));
}

async function deleteSelected(canvasElement: HTMLElement, count: number) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: `Delete ${count} users?` }));
  set(dialog.getByRole('textbox'), String(count));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
}

async function chooseAction(canvasElement: HTMLElement, email: string, act: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${email}` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: act }));
}

async function drawerReady() {
  await expect(await screen.findByRole('textbox', { name: 'Region' })).toBeVisible();
}

function set(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}
