import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReportList, type ReportListProps } from '../../../src/admin.js';
import { bulkDeleteWorkspaceObjects, getReports } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, waiting, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<ReportListProps & StageProps> = {
  title: 'Admin/States/Reports',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, pageSize: 12, onOpen: fn() },
  render: ({ email, faultsOf, prepare, onSignIn, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare} onSignIn={onSignIn}>
      <ReportList {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ReportListProps & StageProps>;

const slot = 'report-list';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No reports yet',
  args: {
    deploymentId: 3,
    async prepare(admin) {
      const { items } = await getReports(admin, { deploymentId: 3 });
      await bulkDeleteWorkspaceObjects(admin, { deploymentId: 3, items: items.map(({ id }) => ({ id, type: 'REPORT' })) });
    },
  },
  async play(story) {
    await expectState(story, slot, 'empty', 'No reports yet');
    await expect(within(story.canvasElement).queryByRole('searchbox')).toBeNull();
  },
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const SearchCleared: Story = {
  name: 'Search cleared after no matches',
  args: { defaultSearch: 'zebra' },
  async play(story) {
    await userEvent.click(await within(story.canvasElement).findByRole('button', { name: 'Clear search and filters' }));
    await expectState(story, slot, 'ready', 'Showing the first 12');
  },
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

/** With `onSignIn` of the provider, the message has a button that leads there. */
export const SignInAgain: Story = {
  name: 'Session ended, with a way to sign in',
  args: { ...states.sessionEnded.args, onSignIn: fn() },
  async play(story) {
    await expectState(story, slot, 'error', 'Your session has ended', 'Retry');
    await userEvent.click(within(story.canvasElement).getByRole('button', { name: 'Sign in' }));
    await expect(story.args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadingMore: Story = { name: 'Loading more', ...states.loadingMore };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: states.loadMoreFailed.args,
  async play(story) {
    await states.loadMoreFailed.play(story);
    await expect(story.canvasElement.querySelectorAll('tbody tr')).toHaveLength(12);
  },
};

export const Searching: Story = {
  name: 'Searching, with the previous reports',
  args: { faultsOf: waiting(({ searchParams }) => searchParams.has('search')) },
  async play(story) {
    await expectState(story, slot, 'ready');
    fireEvent.change(within(story.canvasElement).getByRole('searchbox'), { target: { value: 'margin' } });
    await waitFor(() => expect(within(story.canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Renaming: Story = {
  name: 'Renaming a report',
  args: { faultsOf: waiting((_url, method) => method === 'PUT' || method === 'PATCH') },
  async play({ canvasElement }) {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(menu ?? canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Rename' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Margin by store' } });
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Margin by store');
  },
};
