import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommentThreads, type CommentThreadsProps } from '../../../src/admin.js';
import { CommentStage, type CommentStageProps } from '../support/CommentStage.js';
import { expectState, failing, waiting, widgetStates } from '../support/widgetStates.js';

type Props = Omit<CommentThreadsProps, 'publicId'> & CommentStageProps;

const meta: Meta<Props> = {
  title: 'Admin/States/Comments',
  tags: ['!dev', '!autodocs'],
  args: { onError: fn() },
  render: ({ who, dashboard, remarks, faultsOf, isOff, ...props }) => (
    <CommentStage who={who} dashboard={dashboard} remarks={remarks} faultsOf={faultsOf} isOff={isOff}>
      {({ publicId }) => <CommentThreads publicId={publicId} {...props} />}
    </CommentStage>
  ),
};

export default meta;

type Story = StoryObj<Props>;

const slot = 'comment-threads';
const states = widgetStates(slot);
const isWrite = (_url: URL, method: string) => method !== 'GET';
const mine = 'The weekend was our best since spring.';

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No comments yet',
  args: { dashboard: 'Revenue overview', defaultFilter: 'all' },
  play: (story) => expectState(story, slot, 'empty', 'No comments yet'),
};

export const TurnedOff: Story = {
  name: 'Turned off by the account',
  args: { isOff: true },
  play: (story) => expectState(story, slot, 'off', 'Comments are turned off'),
};

export const NothingResolved: Story = {
  name: 'Nothing resolved',
  args: { dashboard: 'Revenue overview', defaultFilter: 'resolved' },
  play: (story) => expectState(story, slot, 'filtered-empty', 'No resolved threads', 'Show open threads'),
};

export const Locked: Story = {
  name: 'Locked without a tenant',
  args: { who: 'nobody' },
  async play(story) {
    await expectState(story, slot, 'denied', 'Comments aren’t available here', 'Retry', /^Request/);
    await expect(within(story.canvasElement).queryByRole('textbox')).toBeNull();
  },
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const NotFound: Story = {
  name: 'Deleted dashboard',
  args: { faultsOf: failing(404) },
  play: (story) => expectState(story, slot, 'error', 'Dashboard not found'),
};

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadingMore: Story = { name: 'Loading more', ...states.loadingMore, args: { ...states.loadingMore.args, pageSize: 2 } };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: { ...states.loadMoreFailed.args, pageSize: 2 },
  async play(story) {
    await states.loadMoreFailed.play(story);
    await expect(within(story.canvasElement).getByText('Who orders for the new shop?')).toBeVisible();
  },
};

export const Sending: Story = {
  name: 'Sending a comment',
  args: { faultsOf: waiting(isWrite) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'June is missing.' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Comment' })).toHaveAttribute('aria-busy', 'true'));
    await expect(field).toHaveValue('June is missing.');
  },
};

export const ReplyFailed: Story = {
  name: 'Failed to send a reply',
  args: { faultsOf: failing(503, isWrite) },
  async play({ canvasElement, args }) {
    const thread = await threadOf(canvasElement, mine);
    await userEvent.click(thread.getByRole('button', { name: 'Reply' }));
    const field = thread.getByRole('textbox', { name: 'Reply to You' });
    fireEvent.change(field, { target: { value: 'And the weather helped.' } });
    await userEvent.click(thread.getByRole('button', { name: 'Reply' }));
    await expect(await thread.findByText('Couldn’t post the reply')).toBeVisible();
    await expect(field).toHaveValue('And the weather helped.');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), {
      widget: slot,
      operation: 'createDashboardComment',
    });
  },
};

export const EditFailed: Story = {
  name: 'Failed to save an edit, then closed',
  args: { faultsOf: failing(503, isWrite) },
  async play({ canvasElement }) {
    const thread = await threadOf(canvasElement, mine);
    await choose(thread, 'Edit');
    fireEvent.change(thread.getByRole('textbox', { name: 'Edit comment' }), { target: { value: 'Our best weekend.' } });
    await userEvent.click(thread.getByRole('button', { name: 'Save' }));
    await expect(await thread.findByText('Couldn’t save the change')).toBeVisible();
    await userEvent.click(thread.getByRole('textbox', { name: 'Edit comment' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(thread.queryByRole('textbox', { name: 'Edit comment' })).toBeNull());
    await choose(thread, 'Edit');
    await expect(thread.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('Our best weekend.');
  },
};

export const ResolveFailed: Story = {
  name: 'Failed to resolve a thread',
  args: { faultsOf: failing(503, isWrite) },
  async play({ canvasElement }) {
    const thread = await threadOf(canvasElement, mine);
    await userEvent.click(thread.getByRole('button', { name: 'Resolve' }));
    await expect(await screen.findByText('Couldn’t resolve the thread')).toBeVisible();
    await expect(within(canvasElement).getByText(mine)).toBeVisible();
  },
};

async function threadOf(canvasElement: HTMLElement, text: string) {
  const comment = await within(canvasElement).findByText(text);
  return within(comment.closest<HTMLElement>('[data-slot="comment-thread"]') ?? canvasElement);
}

async function choose(thread: Pick<typeof screen, 'getByRole'>, act: string): Promise<void> {
  await userEvent.click(thread.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}
