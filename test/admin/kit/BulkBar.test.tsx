import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
