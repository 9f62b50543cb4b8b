import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BulkResult } from '../../../src/admin/kit/bulk/BulkResult.js';
import { BulkBar, BulkButton } from '../../../src/admin/kit/list/BulkBar.js';
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
