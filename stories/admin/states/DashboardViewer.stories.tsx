import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardViewer, type DashboardViewerProps } from '../../../src/admin.js';
import { publishDashboard } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { loadRows } from '../support/dashboardRows.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const place = { deploymentId: 1, workbookId: 1 };

const meta: Meta<DashboardViewerProps & StageProps> = {
  title: 'Admin/States/Dashboard',
  tags: ['!dev', '!autodocs'],
  args: { ...place, loadRows },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <DashboardViewer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<DashboardViewerProps & StageProps>;

const slot = 'dashboard-viewer';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading, play: (story) => expectState(story, slot, 'loading', 'Loading the dashboard…') };

export const Empty: Story = {
  name: 'No widgets',
  args: { prepare: (admin) => publishDashboard(admin, { ...place, config: { widgets: [] } }) },
  play: (story) => expectState(story, slot, 'empty', 'This dashboard is empty'),
};

export const Unpublished: Story = {
  name: 'Not published yet',
  args: { workbookId: 4 },
  play: (story) => expectState(story, slot, 'empty', 'Not published yet'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
