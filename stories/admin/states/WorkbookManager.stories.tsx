import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkbookManager, type WorkbookManagerProps } from '../../../src/admin.js';
import { deleteWorkbook, getWorkbooks } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

/** The states of a list that is read in pages, which all widgets made with `createResourceWidget` share. */
const meta: Meta<WorkbookManagerProps & StageProps> = {
  title: 'Admin/States/Workbooks',
  tags: ['!autodocs'],
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <WorkbookManager {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<WorkbookManagerProps & StageProps>;

const slot = 'workbook-manager';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No workbooks yet',
  args: {
    async prepare(admin) {
      for (const { id } of (await getWorkbooks(admin, { deploymentId: 1 })).items) {
        await deleteWorkbook(admin, { deploymentId: 1, workbookId: id });
      }
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'No workbooks yet', 'New workbook'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadingMore: Story = {
  name: 'Loading more',
  args: { ...states.loadingMore.args, pageSize: 3 },
  play: states.loadingMore.play,
};

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: { ...states.loadMoreFailed.args, pageSize: 3 },
  play: states.loadMoreFailed.play,
};
