import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LogViewer, type LogViewerProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { NewDeployment } from '../support/NewDeployment.js';
import { expectState, failing, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<LogViewerProps & StageProps> = {
  title: 'Admin/States/Logs',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, onError: fn() },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <LogViewer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<LogViewerProps & StageProps>;

const slot = 'log-viewer';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No running pods',
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <NewDeployment>{(deploymentId) => <LogViewer {...props} deploymentId={deploymentId} />}</NewDeployment>
    </AdminStage>
  ),
  play: (story) => expectState(story, slot, 'empty', 'No lines yet'),
};

export const NoMatches: Story = {
  name: 'No lines match the filters',
  args: { defaultFilters: { source: 'dev', container: 'vector' } },
  async play(story) {
    await expectState(story, slot, 'filtered-empty', 'No results');
    await userEvent.click(within(story.canvasElement).getByRole('button', { name: 'Clear search and filters' }));
    await expectState(story, slot, 'ready');
  },
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const LoadMoreFailed: Story = {
  name: 'Failed to load the second page',
  args: { faultsOf: states.loadMoreFailed.args.faultsOf },
  async play(story) {
    await expectState(story, slot, 'ready', 'Couldn’t load new lines', /^1,\d{3} lines$/, 'Retry');
    await expect(story.args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), { widget: slot, operation: 'logs' });
  },
};

export const PodsFailed: Story = {
  name: 'Failed to load the pods',
  args: { faultsOf: failing(503, ({ pathname }) => pathname.endsWith('/pods')) },
  async play(story) {
    await expectState(story, slot, 'ready');
    await expect(within(story.canvasElement).getByRole('combobox', { name: 'Pod' })).toHaveTextContent('All pods');
  },
};

export const Downloaded: Story = {
  name: 'Downloaded',
  args: { onDownloaded: fn() },
  async play(story) {
    await expectState(story, slot, 'ready');
    await userEvent.click(within(story.canvasElement).getByRole('button', { name: 'Download these lines' }));
    await expect(story.args.onDownloaded).toHaveBeenCalledWith(expect.any(Number));
  },
};
