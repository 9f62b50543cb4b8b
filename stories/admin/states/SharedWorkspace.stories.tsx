import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedWorkspace, type SharedWorkspaceProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { answering, expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<SharedWorkspaceProps & StageProps> = {
  title: 'Admin/States/Shared workspace',
  tags: ['!autodocs'],
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <SharedWorkspace {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<SharedWorkspaceProps & StageProps>;

const slot = 'shared-workspace';
const states = widgetStates(slot);
const nothing = { items: [], pageInfo: { hasNextPage: false, endCursor: null } };

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'Nothing shared',
  args: { faultsOf: answering(nothing, ({ pathname }) => pathname.includes('shared-workspace')) },
  play: (story) => expectState(story, slot, 'empty', 'Nothing is shared'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: { ...states.loadMoreFailed.args, pageSize: 2 },
  play: states.loadMoreFailed.play,
};
