import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReportList, type ReportListProps } from '../../../src/admin.js';
import { bulkDeleteWorkspaceObjects, getReports } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, waiting, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<ReportListProps & StageProps> = {
  title: 'Admin/States/Reports',
  tags: ['!autodocs'],
  args: { deploymentId: 1, pageSize: 12, onOpen: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
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

export const NotFound: Story = {
  name: 'Searching without a match',
  args: { defaultSearch: 'zebra' },
  play: (story) => expectState(story, slot, 'filtered-empty', 'No results', 'Clear search and filters'),
};

export const NothingFound: Story = {
  name: 'All reports again after a search without a match',
  args: { defaultSearch: 'zebra' },
  async play(story) {
    await userEvent.click(await within(story.canvasElement).findByRole('button', { name: 'Clear search and filters' }));
    await expectState(story, slot, 'ready', 'Showing the first 12');
  },
};

export const NotRead: Story = { name: 'Could not be read', ...states.notRead };

export const Denied: Story = { name: 'Not allowed', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineAtFirst: Story = { name: 'Offline from the start', ...states.offlineAtFirst };

export const NotRefreshed: Story = { name: 'Could not be refreshed', ...states.notRefreshed };

export const LoadingMore: Story = { name: 'Loading more', ...states.loadingMore };

export const PageTwoFailed: Story = {
  name: 'More could not be loaded',
  args: states.pageTwoFailed.args,
  async play(story) {
    await states.pageTwoFailed.play(story);
    await expect(story.canvasElement.querySelectorAll('tbody tr')).toHaveLength(12);
  },
};

export const Searching: Story = {
  name: 'Searching, with the reports of before',
  args: { faultsOf: waiting(({ searchParams }) => searchParams.has('search')) },
  async play(story) {
    await expectState(story, slot, 'ready');
    fireEvent.change(within(story.canvasElement).getByRole('searchbox'), { target: { value: 'margin' } });
    await waitFor(() => expect(within(story.canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Renaming: Story = {
  name: 'While a report is renamed',
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
