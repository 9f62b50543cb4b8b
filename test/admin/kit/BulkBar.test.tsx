import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BulkResult } from '../../../src/admin/kit/bulk/BulkResult.js';
import { BulkBar, BulkButton } from '../../../src/admin/kit/list/BulkBar.js';
import { isBulkBarShown } from '../../../src/admin/kit/list/isBulkBarShown.js';
import { englishInterface } from '../../support/englishInterface.js';

it('is a single tab stop, with arrow keys between its buttons', async () => {
  const user = userEvent.setup();
  render(
    <>
      <BulkBar selection={{ count: 2, clear: () => undefined }}>
        <BulkButton>Activate</BulkButton>
        <BulkButton>Delete</BulkButton>
      </BulkBar>
      <input aria-label="After" />
    </>,
    { wrapper: englishInterface },
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'After' })).toHaveFocus();
});

const bulk: ComponentProps<typeof BulkResult<number>>['bulk'] = {
  status: 'done',
  total: 2,
  settled: 2,
  succeededIds: [1, 2],
  failedIds: [],
  unknownIds: [],
  notSentIds: [],
  reasons: [],
  error: undefined,
  isCancelling: false,
  retryFailed: () => Promise.reject(new Error('No user failed.')),
  resume: () => Promise.reject(new Error('All users were sent.')),
  cancel: () => undefined,
};

describe('a bar that disappears with the focus', () => {
  function List({ hasResult = false }) {
    const [count, setCount] = useState(2);
    return (
      <div>
        <div>
          {count > 0 && (
            <BulkBar selection={{ count, clear: () => setCount(0) }}>
              <BulkButton onClick={() => setCount(0)}>Delete</BulkButton>
            </BulkBar>
          )}
        </div>
        {hasResult && <BulkResult heading="Deleting users" bulk={bulk} nameOf={String} />}
        <input type="checkbox" disabled aria-label="Own account" />
        <input type="checkbox" aria-label="Select all" />
      </div>
    );
  }

  it('passes it to the result of the action', async () => {
    render(<List hasResult />, { wrapper: englishInterface });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('region', { name: 'Deleting users' })).toHaveFocus();
  });

  it('passes it to the first checkbox after the selection was cleared, or without a result', async () => {
    const { unmount } = render(<List hasResult />, { wrapper: englishInterface });
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    unmount();
    render(<List />, { wrapper: englishInterface });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  });
});

const ended = {
  status: 'done' as const,
  total: 3,
  settled: 3,
  succeededIds: [1, 2],
  failedIds: [3],
  unknownIds: [],
  notSentIds: [],
  reasons: [{ status: 403, message: 'Managed elsewhere.', ids: [3] }],
  error: undefined,
  retryFailed: () => new Promise<never>(() => undefined),
  resume: () => new Promise<never>(() => undefined),
  cancel: () => undefined,
  isCancelling: false,
};

it('opens the reasons of what failed, and forgets them with the selection', async () => {
  const user = userEvent.setup();
  const bulk = { ...ended, reset: vi.fn() };
  const clear = vi.fn();
  render(<BulkBar selection={{ count: 1, clear }} outcome={{ bulk, nameOf: (id) => `User ${id}`, heading: 'Delete users' }} />, {
    wrapper: englishInterface,
  });
  expect(screen.queryByText('Managed elsewhere.')).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 failed' }));
  const details = await screen.findByRole('dialog', { name: 'Delete users' });
  expect(details).toHaveTextContent('2 succeeded');
  expect(details).toHaveTextContent('Managed elsewhere.User 3');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(clear).toHaveBeenCalledOnce();
  expect(bulk.reset).toHaveBeenCalledOnce();
});

it.each([
  ['says how far a run of several calls is', { status: 'running' as const, total: 250, settled: 100, failedIds: [] }, '100 of 250'],
  ['says nothing during a single call', { status: 'running' as const, failedIds: [] }, ''],
  ['says nothing once all succeeded', { failedIds: [] }, ''],
  ['names each kind of what did not succeed', { unknownIds: [4], notSentIds: [5, 6] }, '1 failed · 1 unknown · 2 not sent'],
])('%s', (_, change, text) => {
  const bulk = { ...ended, ...change, reset: () => undefined };
  const { container } = render(<BulkBar selection={{ count: 1, clear: () => undefined }} outcome={{ bulk, nameOf: String }} />, {
    wrapper: englishInterface,
  });
  expect(container.querySelector('[data-slot="bulk-outcome"]')).toHaveTextContent(text === '' ? /^$/ : text);
});

it('replaces the toolbar for a selection, and for the outcome of a run without one', () => {
  expect(isBulkBarShown({ count: 0 }, { status: 'idle' })).toBe(false);
  expect(isBulkBarShown({ count: 2 }, { status: 'idle' })).toBe(true);
  expect(isBulkBarShown({ count: 0 }, { status: 'done' })).toBe(true);
});
