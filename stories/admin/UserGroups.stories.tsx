import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserGroups, type UserGroupsProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { answering, expectState, failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserGroupsProps & StageProps> = {
  title: 'Admin/People/User groups',
  component: UserGroups,
  args: { isProvisioned: true, hasScim: true, onCreated: fn(), onMembersAdded: fn(), onDeleted: fn() },
  render: ({ email, faultsOf, prepare, hasScim, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare} hasScim={hasScim}>
      <UserGroups {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserGroupsProps & StageProps>;

export const Groups: Story = { name: 'Groups of an account' };

export const ReadOnly: Story = {
  name: 'Without provisioning',
  args: { isProvisioned: false, hasScim: false },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Groups are managed by your identity provider.');
    await expect(within(canvasElement).queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'No groups yet',
  args: {
    faultsOf: answering({ items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }, ({ pathname }) =>
      pathname.endsWith('/user-groups'),
    ),
  },
  play: (story) => expectState(story, 'user-groups', 'empty', 'No user groups', 'Add group'),
};

export const Adding: Story = {
  name: 'Adding a group',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add group' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Night shift');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await screen.findByRole('dialog', { name: 'Night shift' });
  },
};

export const Members: Story = {
  name: 'The members of a group',
  parameters: inFrame,
  args: { defaultOpenId: 2 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Data team' }));
    await drawer.findByRole('table', { name: 'Members' });
  },
};

export const AddingMembers: Story = {
  name: 'Adding members',
  tags: ['!autodocs'],
  args: { defaultOpenId: 18 },
  async play({ args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Interns 2019' }));
    await drawer.findByText('No members yet');
    await userEvent.click(drawer.getByRole('button', { name: 'Add members' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add members to/ }));
    for (const box of (await dialog.findAllByRole('checkbox')).slice(1, 3)) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Add members' }));
    await waitFor(() => expect(args.onMembersAdded).toHaveBeenCalledOnce());
    await drawer.findByRole('table', { name: 'Members' });
  },
};

export const MembersFailed: Story = {
  name: 'Members that cannot be loaded',
  tags: ['!autodocs'],
  args: { defaultOpenId: 2, faultsOf: failing(503, ({ pathname, search }) => pathname.includes('/scim/') && search === '') },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Data team' }));
    await drawer.findByRole('button', { name: 'Retry' });
  },
};

export const Deleting: Story = {
  name: 'Deleting a group',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for .*Legal/ }));
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Delete' }));
    await within(await screen.findByRole('alertdialog')).findByText(/^The group has/);
  },
};
