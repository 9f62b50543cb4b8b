import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import {
  CommentComposer,
  CommentEntry,
  CommentText,
  CommentThread,
  CommentThreadList,
  CommentThreads,
  CommentThreadsFooter,
  CommentThreadsRoot,
  CommentThreadsToolbar,
  NewCommentThread,
} from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { tenantSession, tradingDashboard } from './tenantSession.js';

const world = startWorld({ credentials: tenantSession });
const { wrapper } = world;
const publicId = await tradingDashboard(world.service);
const comment = { id: 1, dashboardId: publicId, body: 'Is this right?', createdAt: '2026-11-02T09:00:00Z', isOwn: false };

const inThreads = ({ children }: { children: ReactNode }) =>
  wrapper({ children: <CommentThreadsRoot publicId={publicId}>{children}</CommentThreadsRoot> });
const ready = () => screen.findByText('Who orders for the new shop?');

describePart('CommentThreads', (props) => <CommentThreads publicId={publicId} {...props} />, { slot: 'comment-threads', wrapper, ready });
describePart('CommentThreadList', (props) => <CommentThreadList {...props} />, { slot: 'comment-thread-list', wrapper: inThreads, ready });
describePart('CommentThreadsToolbar', (props) => <CommentThreadsToolbar {...props} />, {
  slot: 'toolbar',
  wrapper: inThreads,
  ready: () => screen.findByRole('combobox'),
});
describePart('CommentThreadsFooter', (props) => <CommentThreadsFooter {...props} />, {
  slot: 'list-footer',
  wrapper: inThreads,
  ready: () => screen.findByText(/total/),
});
describePart('NewCommentThread', (props) => <NewCommentThread {...props} />, {
  slot: 'comment-composer',
  wrapper: inThreads,
  ready: () => screen.findByRole('textbox'),
});
describePart('CommentThread', (props) => <CommentThread thread={{ root: comment, replies: [] }} authorOf={() => 'Aiko'} {...props} />, {
  slot: 'comment-thread',
  wrapper,
});
describePart('CommentEntry', (props) => <CommentEntry comment={comment} author="Aiko" {...props} />, { slot: 'comment', wrapper });
describePart('CommentText', (props) => <CommentText body="Is this right?" {...props} />, { slot: 'comment-text', wrapper });
describePart(
  'CommentComposer',
  (props) => (
    <CommentComposer
      publicId={publicId}
      draftKey="test"
      people={[]}
      label="Write"
      submitLabel="Send"
      failedTitle="Not sent"
      send={async () => ({ kind: 'vetoed' })}
      {...props}
    />
  ),
  { slot: 'comment-composer', wrapper },
);

it("disables the actions of other people's comments, with the reason", async () => {
  render(<CommentThreads publicId={publicId} />, { wrapper });
  await ready();
  const others = screen.getAllByRole('article').filter((article) => within(article).queryByText('You') === null);
  const menu = within(others[0] ?? document.body).getByRole('button', { name: /^Actions for/ });
  await userEvent.click(menu);
  for (const name of ['Edit', 'Delete']) {
    const act = await screen.findByRole('menuitem', { name });
    expect(act).toHaveAttribute('aria-disabled', 'true');
    expect(act).toHaveAccessibleDescription('Only the author can edit or delete this comment.');
    await userEvent.click(act);
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(world.sent(/^(PATCH|DELETE)/)).toEqual([]);
});

it('leaves the choice of the comment to reply to to the host', async () => {
  const onDialogChange = vi.fn();
  render(<CommentThreads publicId={publicId} dialog={null} onDialogChange={onDialogChange} />, { wrapper });
  const [reply] = await screen.findAllByRole('button', { name: 'Reply' });
  await userEvent.click(reply ?? document.body);
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith({ kind: 'reply', commentId: expect.any(Number) });
  expect(screen.queryByRole('textbox', { name: /^Reply to/ })).toBeNull();
});

it('opens the dialog that the host requests, and closes it without deleting anything', async () => {
  const onDialogChange = vi.fn();
  const { rerender } = render(<CommentThreads publicId={publicId} />, { wrapper });
  await ready();
  const commentId = Number(document.querySelector('[data-comment-id]')?.getAttribute('data-comment-id'));
  rerender(<CommentThreads publicId={publicId} dialog={{ kind: 'delete', commentId }} onDialogChange={onDialogChange} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(world.sent(/^DELETE/)).toEqual([]);
});
