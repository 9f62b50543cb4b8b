import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IconButton } from '../../src/ui/button/IconButton.js';
import { Tooltips } from '../../src/ui/tooltip/Tooltips.js';

const tooltip = () => document.querySelector('[data-slot="tooltip"]');
const shown = () => tooltip()?.getAttribute('data-text');

function Actions() {
  return (
    <Tooltips>
      <IconButton label="Rename" />
      <IconButton label="Delete" />
    </Tooltips>
  );
}

it('shows the name of the button under the mouse in one shared tooltip, until it leaves', async () => {
  render(<Actions />);
  await userEvent.hover(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(shown()).toBe('Rename'));
  await userEvent.hover(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shown()).toBe('Delete'));
  expect(document.querySelectorAll('[data-slot="tooltip"]')).toHaveLength(1);
  await userEvent.unhover(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(tooltip()).toBeNull());
});

it('shows the name of the button with keyboard focus, until Escape', async () => {
  render(<Actions />);
  await userEvent.tab();
  await waitFor(() => expect(shown()).toBe('Rename'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tooltip()).toBeNull());
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
});

it('repeats nothing to screen readers', async () => {
  const { container } = render(<Actions />);
  await userEvent.tab();
  await waitFor(() => expect(tooltip()).toHaveAttribute('aria-hidden', 'true'));
  expect(container).toHaveTextContent(/^$/);
  expect(screen.getByRole('button', { name: 'Rename' })).not.toHaveAttribute('aria-describedby');
});
