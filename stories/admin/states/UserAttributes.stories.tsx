import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserAttributes, type UserAttributesProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { answering, expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserAttributesProps & StageProps> = {
  title: 'Admin/States/User attributes',
  tags: ['!autodocs'],
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <UserAttributes {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserAttributesProps & StageProps>;

const slot = 'user-attributes';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No attributes yet',
  args: {
    faultsOf: answering({ items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }, ({ pathname }) =>
      pathname.endsWith('/user-attributes'),
    ),
  },
  play: (story) => expectState(story, slot, 'empty', 'No user attributes', 'Add attribute'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  ...states.loadMoreFailed,
  args: { ...states.loadMoreFailed.args, pageSize: 3 },
};
