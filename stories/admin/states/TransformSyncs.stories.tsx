import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransformSyncs, type TransformSyncsProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<TransformSyncsProps & StageProps> = {
  title: 'Admin/States/Transform syncs',
  tags: ['!autodocs'],
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <TransformSyncs {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<TransformSyncsProps & StageProps>;

const slot = 'transform-syncs';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No syncs yet',
  args: { deploymentId: 2 },
  play: (story) => expectState(story, slot, 'empty', 'No syncs', 'Start sync'),
};

export const NoMatches: Story = {
  name: 'No syncs match the filters',
  args: { defaultFilters: { status: 'CANCELLED', trigger: 'api' } },
  play: (story) => expectState(story, slot, 'filtered-empty', 'No results', 'Clear search and filters'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  ...states.loadMoreFailed,
  args: { pageSize: 10, ...states.loadMoreFailed.args },
};
