import { screen, waitFor, within } from '@testing-library/react';
import { BarChart3 } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StarterList } from '../../../src/chat/panel/model/Starter.js';
import type { StarterIcon } from '../../../src/chat/panel/starters/StarterIcon.js';
import { ServiceError } from '../../../src/client/errors/ServiceError.js';
import { message, showPanel, slot } from './support/showPanel.js';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => warn.mockReset());

const groups: StarterList<StarterIcon> = [
  { title: 'Revenue', icon: BarChart3, starters: ['Revenue by month', { question: 'Revenue by region in 2025?', title: 'By region' }] },
  { title: 'Stock', starters: [{ question: 'What is out of stock?', description: 'All warehouses, now', icon: <svg /> }] },
];

const buttons = () => [...(slot('starters')?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent?.trim());

it('lists groups under headings, with titles, descriptions and icons that screen readers skip', async () => {
  showPanel({ panel: { starters: groups } });
  expect(await screen.findByRole('heading', { level: 3, name: 'Revenue' })).toBeVisible();
  const all = within(screen.getByRole('list', { name: 'Suggested questions' }));
  const revenue = within(all.getByRole('list', { name: 'Revenue' }));
  // Without a description, the question that a title replaces is below it.
  expect(revenue.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'Revenue by month',
    'By region Revenue by region in 2025?',
  ]);
  expect(within(all.getByRole('list', { name: 'Stock' })).getByRole('button')).toHaveAccessibleName(
    'What is out of stock? All warehouses, now',
  );
  expect(slot('starters')?.querySelectorAll('[aria-hidden] > svg')).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});

it('sends the question of a card, not its title', async () => {
  const { user, requests } = showPanel({ panel: { starters: groups } });
  await user.click(await screen.findByRole('button', { name: /^By region/ }));
  await waitFor(() => expect(requests.at(-1)?.input).toBe('Revenue by region in 2025?'));
});

it('completes the questions of cards and groups in the message field', async () => {
  const { user } = showPanel({ panel: { starters: [...groups, { question: 'Orders?' }] } });
  await user.type(message(), '/stock');
  expect(await screen.findByRole('option', { name: /What is out of stock\?/ })).toBeVisible();
});

it('asks a function once for each empty chat, shows what it promises, and completes it', async () => {
  const starters = vi.fn(async () => groups);
  const { user, show } = showPanel({ panel: { starters } });
  expect(await screen.findByRole('heading', { name: 'Stock' })).toBeVisible();
  // StrictMode shows each component twice.
  expect(starters).toHaveBeenCalledTimes(2);
  const other = vi.fn(() => []);
  show({ starters: other });
  expect(other).not.toHaveBeenCalled();
  expect(buttons()).toHaveLength(3);
  await user.type(message(), '/stock');
  expect(await screen.findByRole('option', { name: /What is out of stock\?/ })).toBeVisible();
});

it('aborts the function when its starters are no longer needed', async () => {
  let signal: AbortSignal | undefined;
  const { unmount } = showPanel({
    panel: {
      starters: (options) => {
        signal = options.signal;
        return new Promise<never>(() => {});
      },
    },
  });
  await waitFor(() => expect(signal).toBeDefined());
  expect(slot('part-loading')).toHaveAttribute('aria-busy', 'true');
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it.each([
  ['rejects', () => Promise.reject(new Error('No starters today'))],
  [
    'throws',
    () => {
      throw new Error('No starters today');
    },
  ],
] as const)('shows none and reports the error of a function that %s', async (_, starters) => {
  const onError = vi.fn();
  showPanel({ panel: { starters, onError } });
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  const error: unknown = onError.mock.calls[0]?.[0];
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({ operation: 'starters', cause: new Error('No starters today') });
  await waitFor(() => expect(slot('part-loading')).toBeUndefined());
  expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
});

it('ignores values of other kinds, with one warning', async () => {
  const bad: unknown = [
    ...[
      null,
      '',
      7,
      {},
      { question: null },
      { title: 'Empty', starters: [] },
      { title: 'None', starters: 'text' },
      { starters: ['Untitled'] },
    ],
    ...['Revenue by month', { title: 'Stock', starters: [null, { kind: 'new' }, 'What is out of stock?'] }],
    ...[
      { question: 'Orders?', title: 7, description: {}, icon: {} },
      { question: 'Boom?', icon: () => Object(null).x.y },
    ],
  ];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { show } = showPanel({ panel: { starters: Object(bad) } });
  await waitFor(() => expect(buttons()).toEqual(['Revenue by month', 'What is out of stock?', 'Orders?', 'Boom?']));
  expect(warn).toHaveBeenCalledOnce();
  for (const starters of [null, 'text', 7, [null]]) {
    show(Object({ starters }));
    expect(buttons()).toEqual([]);
  }
  expect(warn).toHaveBeenCalledOnce();
});

it('copies an icon that is an element of the page', async () => {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  showPanel({ panel: { starters: [{ question: 'Revenue?', icon }] } });
  await waitFor(() => expect(slot('starters')?.querySelector('svg')).not.toBeNull());
  expect(slot('starters')?.querySelector('svg')).not.toBe(icon);
});
