import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BranchManager, type BranchManagerProps } from '../../../src/admin.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { answering, expectState, failing, waiting, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<BranchManagerProps & StageProps> = {
  title: 'Admin/States/Branches',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, onError: fn() },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <BranchManager {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<BranchManagerProps & StageProps>;

const slot = 'branch-manager';
const states = widgetStates(slot);
const isList = ({ pathname }: URL) => pathname.endsWith('/branches');
const ends =
  (end: string) =>
  ({ pathname }: URL) =>
    pathname.endsWith(end);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No branches yet',
  args: { faultsOf: answering({ items: [], data: [] }, isList) },
  play: (story) => expectState(story, slot, 'empty', 'No branches yet', 'Create branch'),
};

export const NoMatches: Story = {
  name: 'No matches',
  args: { defaultSearch: 'zebra' },
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

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

const firstPage = {
  items: [
    { id: 1, name: 'main' },
    { id: 2, name: 'autumn-release', parentBranch: 'main' },
  ],
  pageInfo: { hasNextPage: true, endCursor: 'two' },
};

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: {
    faultsOf: (url, count) => states.loadMoreFailed.args.faultsOf(url) ?? answering(firstPage, isList)(url, count),
  },
  async play(story) {
    await states.loadMoreFailed.play(story);
    await expect(within(story.canvasElement).getByRole('treeitem', { name: /autumn-release/ })).toBeVisible();
  },
};

export const CommitConflict: Story = {
  name: 'Commit conflict, the message is kept',
  args: { faultsOf: conflict('The parent changed /model/cubes/orders.yml, too.', '/commit') },
  async play({ canvasElement }) {
    const dialog = await commit(canvasElement);
    await expect(await dialog.findByText(/orders\.yml, too\..*select .*Keep this branch’s version in conflicts/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Count paid orders');
    await userEvent.keyboard('{Escape}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('orders.yml');
  },
};

export const Committing: Story = {
  name: 'Committing',
  args: { faultsOf: waiting(ends('/commit')) },
  async play({ canvasElement }) {
    const dialog = await commit(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Commit' })).toHaveAttribute('aria-busy', 'true'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const CommitFailed: Story = {
  name: 'Commit failed, the message is kept',
  args: { faultsOf: failing(403, ends('/commit')) },
  async play({ canvasElement }) {
    const dialog = await commit(canvasElement);
    await expect(await dialog.findByText(/Couldn’t commit to/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Count paid orders');
  },
};

export const ValidationFailed: Story = {
  name: 'Validation could not run',
  args: { defaultSelectedBranch: 'loyalty-program', faultsOf: failing(503, ends('/validate')) },
  async play({ canvasElement }) {
    await press(canvasElement, 'Run validation');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Couldn’t run validation');
  },
};

export const CreateFailed: Story = {
  name: 'Creating failed, the name is kept',
  args: { faultsOf: failing(403, (url, method) => isList(url) && method === 'POST') },
  async play({ canvasElement, args }) {
    const dialog = await openCreate(canvasElement, 'winter-prices');
    await userEvent.click(dialog.getByRole('button', { name: 'Create branch' }));
    await expect(await dialog.findByText('Couldn’t create the branch')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('winter-prices');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 403 }), {
      widget: slot,
      operation: 'createBranch',
    });
  },
};

export const NameKept: Story = {
  name: 'Typed name kept after closing',
  async play({ canvasElement }) {
    await openCreate(canvasElement, 'winter-prices');
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    const again = await openCreate(canvasElement);
    await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('winter-prices');
  },
};

export const DevModeRefused: Story = {
  name: 'Starting dev mode failed',
  args: { defaultSelectedBranch: 'loyalty-program', faultsOf: failing(403, ({ pathname }) => /dev-mode/.test(pathname)) },
  async play({ canvasElement }) {
    await press(canvasElement, 'Move dev mode here');
    await expect(await screen.findByText('Couldn’t start dev mode')).toBeVisible();
  },
};

export const StagingRefused: Story = {
  name: 'Switching the staging environment failed',
  args: { defaultSelectedBranch: 'loyalty-program', faultsOf: failing(403, (_url, method) => method === 'PUT' || method === 'PATCH') },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'Staging environment' }));
    await expect(await screen.findByText(/^Couldn’t change the staging environment of/)).toBeVisible();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Staging environment' })).not.toBeChecked();
  },
};

export const Pulling: Story = {
  name: 'Pulling',
  args: { defaultSelectedBranch: 'loyalty-program', faultsOf: waiting(ends('/pull')) },
  async play({ canvasElement }) {
    await press(canvasElement, 'Pull');
    const pull = within(canvasElement).getByRole('button', { name: 'Pull' });
    await waitFor(() => expect(pull).toHaveAttribute('aria-busy', 'true'));
    await expect(within(canvasElement).getByRole('button', { name: 'Move dev mode here' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Validating: Story = {
  name: 'Validating the model',
  args: { defaultSelectedBranch: 'loyalty-program', faultsOf: waiting(ends('/validate')) },
  async play({ canvasElement }) {
    await press(canvasElement, 'Run validation');
    await expect(await within(canvasElement).findByText('Checking the model…')).toBeVisible();
  },
};

export const FilesFailed: Story = {
  name: 'Failed to load uncommitted changes',
  args: { faultsOf: failing(503, ({ pathname }) => pathname.endsWith('/file-hashes')) },
  async play(story) {
    await expectState(story, slot, 'ready');
    await press(story.canvasElement, 'Stop dev mode');
    await expect(await screen.findByRole('alertdialog', { name: 'Stop dev mode?' })).toBeVisible();
  },
};

function conflict(error: string, end: string): AdminStageProps['faultsOf'] {
  return ({ pathname }) => (pathname.endsWith(end) ? { failOnce: [{ status: 409, body: { error } }] } : undefined);
}

async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
}

async function commit(canvasElement: HTMLElement) {
  await within(canvasElement).findByText('model/cubes/orders.yml');
  await press(canvasElement, 'Commit');
  const dialog = within(await screen.findByRole('dialog', { name: /Commit to/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Message' }), { target: { value: 'Count paid orders' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Commit' }));
  return dialog;
}

async function openCreate(canvasElement: HTMLElement, name?: string) {
  await within(canvasElement).findByRole('tree');
  await press(canvasElement, 'Create branch');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a branch' }));
  if (name !== undefined) fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  return dialog;
}
