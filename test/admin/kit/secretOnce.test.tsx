import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { clockTime } from '../../../src/admin/kit/secret/clockTime.js';
import { SecretOnce } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

it('focuses the button that copies the secret, and says that it is not shown again', async () => {
  const user = userEvent.setup();
  const { wrapper } = startWorld();
  render(<SecretOnce label="API key" secret="sk-1" />, { wrapper });
  const copy = screen.getByRole('button', { name: 'Copy' });
  expect(copy).toHaveFocus();
  expect(copy).toHaveAccessibleDescription('API key Copy it now. You won’t see it again.');
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('sk-1');
  expect(screen.getByRole('textbox', { name: 'API key' })).toHaveAttribute('readonly');
});

it('counts down, and removes the secret when it has expired', () => {
  vi.useFakeTimers();
  const { wrapper } = startWorld();
  const { container } = render(<SecretOnce label="Token" secret="secret-token" expiresAtMs={Date.now() + 61_000} />, { wrapper });
  expect(screen.getByRole('timer')).toHaveTextContent('Expires in 1:01');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('Expires in 0:01');
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('Expired. Create a new one.');
  expect(container.innerHTML).not.toContain('secret-token');
  vi.useRealTimers();
});

it.each([
  [86_399_001, 'en', '24:00:00'],
  [3_600_000, 'en', '1:00:00'],
  [3_599_000, 'en', '59:59'],
  [9_000, 'en', '0:09'],
  [65_000, 'ar-EG', '١:٠٥'],
])('writes %i ms in %s as %s', (remainingMs, locale, expected) => {
  expect(clockTime(remainingMs, locale)).toBe(expected);
});
