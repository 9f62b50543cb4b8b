import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserGroups, type UserGroupsProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { answering, expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserGroupsProps & StageProps> = {
  title: 'Admin/States/User groups',
  tags: ['!autodocs'],
  args: { isProvisioned: true, hasScim: true },
  render: ({ email, faultsOf, hasScim, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} hasScim={hasScim}>
      <UserGroups {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserGroupsProps & StageProps>;

const slot = 'user-groups';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No groups yet',
  args: {
    faultsOf: answering({ items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }, ({ pathname }) =>
      pathname.endsWith('/user-groups'),
    ),
  },
  play: (story) => expectState(story, slot, 'empty', 'No user groups', 'Add group'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  ...states.loadMoreFailed,
  args: { ...states.loadMoreFailed.args, pageSize: 5 },
};
