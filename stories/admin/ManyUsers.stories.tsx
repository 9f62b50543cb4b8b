import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { UserManagement, type UserManagementProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserManagementProps & StageProps> = {
  title: 'Admin/People/Many users',
  parameters: inFrame,
  component: UserManagement,
  args: { pageSize: 12 },
  render: ({ hasScim, ...props }) => (
    <AdminStage hasScim={hasScim}>
      <UserManagement isProvisioned={hasScim} {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserManagementProps & StageProps>;

export const AddingMany: Story = {
  name: 'Adding many users from pasted text',
  args: { defaultDialog: { kind: 'add-many' }, hasScim: true },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    const text = 'Zoe Martin <zoe@parley.example>\nYan;yan@parley.example\nada@parley.example\nyan@parley.example\nsomebody';
    fireEvent.change(dialog.getByRole('textbox', { name: 'Users' }), { target: { value: text } });
    await dialog.findByText('Already a user');
    await expect(dialog.getByText('2 users will be added. 3 entries are skipped.')).toBeVisible();
  },
};

export const ChangingGroups: Story = {
  name: 'Changing the groups of many users',
  args: { hasScim: true, defaultDialog: { kind: 'change-groups', userIds: [2, 3, 4] } },
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Finance/ }));
    await expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  },
};

export const SettingAttribute: Story = {
  name: 'Setting an attribute for many users',
  args: { defaultDialog: { kind: 'set-attribute', userIds: [2, 3, 4] } },
  async play() {
    await chooseOption(await screen.findByRole('combobox', { name: 'Attribute' }), 'Region');
    await expect(screen.getByRole('button', { name: 'Remove values' })).toBeEnabled();
  },
};

export const DeactivatedOnly: Story = {
  name: 'Only deactivated users',
  args: { hasScim: true, defaultFilters: { state: 'deactivated' } },
  play: async ({ canvasElement }) => void (await within(canvasElement).findAllByText('Deactivated')),
};
