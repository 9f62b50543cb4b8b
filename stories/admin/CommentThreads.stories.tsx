import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommentThread, CommentThreads, type CommentThreadsProps } from '../../src/admin.js';
import { CommentStage, type CommentStageProps, type Remark } from './support/CommentStage.js';
import { failing } from './support/widgetStates.js';

type Props = Omit<CommentThreadsProps, 'publicId' | 'focusedCommentId'> &
  CommentStageProps & { linked?: (ids: readonly number[]) => number | undefined };

const meta: Meta<Props> = {
  title: 'Admin/Content/Comments',
  tags: ['!autodocs'],
  render: ({ who, dashboard, remarks, faultsOf, linked, ...props }) => (
    <CommentStage who={who} dashboard={dashboard} remarks={remarks} faultsOf={faultsOf}>
      {({ publicId, commentIds }) => <CommentThreads publicId={publicId} focusedCommentId={linked?.(commentIds)} {...props} />}
    </CommentStage>
  ),
};

export default meta;

type Story = StoryObj<Props>;

// The page creates a service and sends requests first.
const isWrite = (_url: URL, method: string) => method !== 'GET';

export const OpenThreads: Story = {
  name: 'Open threads',
  tags: ['autodocs'],
  async play({ canvas }) {
    await expect(await canvas.findByText('Who orders for the new shop?')).toBeVisible();
  },
};

export const OtherPeople: Story = {
  name: "Unavailable actions on other people's comments",
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const articles = await canvas.findAllByRole('article');
    const theirs = articles.find((article) => within(article).queryByText('You') === null);
    await userEvent.click(within(theirs ?? canvasElement).getByRole('button', { name: /^Actions for/ }));
    await expect(await screen.findByText('Only the author can edit or delete this comment.')).toBeVisible();
  },
};

export const AllThreads: Story = {
  name: 'All threads, including resolved and deleted ones',
  tags: ['autodocs'],
  args: { defaultFilter: 'all' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Revenue of last Tuesday looks too low. Is a store missing?')).toBeVisible();
    await expect(canvas.getByText('The first comment was deleted, so you can’t reply.')).toBeVisible();
  },
};

export const NewThread: Story = {
  name: 'Writing a comment',
  args: { dashboard: 'Revenue overview' },
  async play({ canvas }) {
    await write(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'June is missing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    const list = await canvas.findByRole('list', { name: 'Comments' });
    await expect(await within(list).findByText('June is missing.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  },
};

export const Mentioning: Story = {
  name: 'Choosing a person to mention',
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Ask @');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(6);
    await expectBelowText(list, field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[1]?.id);
  },
};

export const Mentioned: Story = {
  name: 'Sent mention',
  args: { dashboard: 'Revenue overview' },
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Ask @user-16');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('about it{Control>}{Enter}{/Control}');
    await expect(await canvas.findByTitle('user-16')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

export const MentionSearchFailed: Story = {
  name: 'Searching people failed',
  args: { faultsOf: failing(503, ({ searchParams }) => searchParams.has('search')) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), '@ze');
    await expect(await screen.findByText('Couldn’t load people')).toBeVisible();
  },
};

export const SendFailed: Story = {
  name: 'Failed to send a comment',
  args: { faultsOf: failing(503, isWrite) },
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await write(field, 'June is missing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t post the comment');
    await expect(field).toHaveValue('June is missing.');
  },
};

export const TooLong: Story = {
  name: 'Too long to send',
  async play({ canvas }) {
    await write(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'All of it. '.repeat(920));
    await expect(await canvas.findByText('119 characters over the limit')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeDisabled();
  },
};

export const Replying: Story = {
  name: 'Closed and resumed reply',
  async play({ canvas }) {
    const thread = await threadOf(canvas, 'The weekend was our best since spring.');
    await userEvent.click(thread.getByRole('button', { name: 'Reply' }));
    await write(thread.getByRole('textbox', { name: 'Reply to You' }), 'And the weather helped.');
    await userEvent.keyboard('{Escape}');
    const continueButton = await thread.findByRole('button', { name: 'Continue reply' });
    await waitFor(() => expect(continueButton).toHaveFocus());
    await userEvent.click(continueButton);
    await expect(thread.getByRole('textbox')).toHaveValue('And the weather helped.');
    await userEvent.click(thread.getByRole('button', { name: 'Reply' }));
    await expect(await thread.findByRole('list', { name: '1 reply' })).toBeVisible();
  },
};

export const Editing: Story = {
  name: 'Editing a comment',
  async play({ canvas }) {
    const thread = await threadOf(canvas, 'The weekend was our best since spring.');
    await choose(thread, 'Edit');
    await write(thread.getByRole('textbox', { name: 'Edit comment' }), 'The weekend was our best ever.');
    await userEvent.click(thread.getByRole('button', { name: 'Save' }));
    await expect(await thread.findByText('edited')).toBeVisible();
    await expect(thread.getByText('The weekend was our best ever.')).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'Deleting a comment',
  async play({ canvas }) {
    const thread = await threadOf(canvas, 'The weekend was our best since spring.');
    await choose(thread, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('The weekend was our best since spring.')).toBeNull());
  },
};

export const DeleteFailed: Story = {
  name: 'Failed to delete a comment',
  args: { faultsOf: failing(503, isWrite) },
  async play({ canvas }) {
    await choose(await threadOf(canvas, 'The weekend was our best since spring.'), 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t delete the comment');
  },
};

export const Resolving: Story = {
  name: 'Resolving, with undo',
  async play({ canvas }) {
    const mine = await threadOf(canvas, 'The weekend was our best since spring.');
    await userEvent.click(mine.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(canvas.queryByText('The weekend was our best since spring.')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The weekend was our best since spring.')).toBeVisible();
  },
};

export const AuthorOnly: Story = {
  name: 'Thread that only its author can resolve',
  async play({ canvas }) {
    const theirs = await threadOf(canvas, 'Who orders for the new shop?');
    const button = theirs.getByRole('button', { name: 'Resolve' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Only the person who started the thread can resolve it');
    button.focus();
  },
};

const manyRemarks: readonly Remark[] = [
  { by: 'user-2', body: 'Look at this one', isResolved: true, replies: [{ by: 'user-6', body: 'I see.' }] },
  ...Array.from({ length: 7 }, (_, index) => ({ by: 'user-4', body: `Note ${index + 1}` })),
];

export const LinkedComment: Story = {
  name: 'Link to a comment on a later page',
  args: { dashboard: 'Revenue overview', remarks: manyRemarks, pageSize: 3, linked: ([first]) => first, defaultFilter: 'open' },
  async play({ canvas }) {
    const comment = (await canvas.findByText('Look at this one')).closest('article');
    await expect(comment).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(comment).toBeVisible());
  },
};

export const LinkedCommentDeleted: Story = {
  name: 'Link to a deleted comment',
  args: { linked: () => 999_999 },
  async play({ canvas }) {
    await expect(await canvas.findByText('The linked comment no longer exists here')).toBeVisible();
  },
};

export const HostileTexts: Story = {
  name: 'Hostile texts',
  tags: ['!dev'],
  args: {
    dashboard: 'Revenue overview',
    remarks: [
      {
        by: 'user-2',
        body: '<img src=x onerror=alert(1)> **bold** javascript:alert(1)\nhttps://bank.example@evil.example and (https://docs.example/a_(b)).',
      },
      {
        by: 'user-6',
        body: 'تمت المراجعة من @user-16 اليوم. \u202eThis turns around\nand this line does not. https://example.com/\u202egnp.exe',
      },
      { by: 'user-4', body: `${'Unbreakable'.repeat(40)}\n${'A long story. '.repeat(120)}` },
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('https://docs.example/a_(b)')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
};

export const DataOnly: StoryObj = {
  name: 'Thread with your own data',
  tags: ['autodocs'],
  render: () => (
    <CommentThread
      authorOf={({ userId }) => (userId === 1 ? 'Aiko Tanaka' : 'Léa Moreau')}
      people={[{ username: 'lea', firstName: 'Léa Moreau' }]}
      linkedCommentId={2}
      thread={{
        root: { ...aComment, id: 1, userId: 1, body: 'Is this right, @lea?' },
        replies: [
          { ...aComment, id: 2, userId: 2, body: 'Yes. See https://docs.example/returns.' },
          { ...aComment, id: 3, userId: 1, body: '', removedAt: '2026-11-03T09:00:00Z' },
        ],
      }}
    />
  ),
};

const aComment = { dashboardId: 'x', createdAt: '2026-11-02T09:00:00Z', isOwn: false };

/** The list is at the caret, not below the field. */
async function expectBelowText(list: HTMLElement, field: HTMLElement) {
  const [floating, box] = [list.getBoundingClientRect(), field.getBoundingClientRect()];
  await expect(floating.top).toBeLessThan(box.bottom);
  await expect(floating.left).toBeGreaterThan(box.left + 30);
  await expect(floating.left).toBeLessThan(box.left + 80);
}

async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: text } });
}

type Queries = Pick<typeof screen, 'findByText' | 'getByRole'>;

async function threadOf(canvas: Queries, text: string) {
  const group = (await canvas.findByText(text)).closest<HTMLElement>('[data-slot="comment-thread"]');
  return within(group ?? document.body);
}

async function choose(thread: Queries, act: string) {
  await userEvent.click(thread.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}
