import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChatUsage } from '../../../src/client.js';
import { type ChatQuota, ChatRoot, Composer, useUsage } from '../../../src/index.js';
import { arabic, german, japanese } from '../../../src/labels.js';
import { salesQuestion } from './support/salesSteps.js';
import { message, showPanel, slot, slots, spoken, turnStates } from './support/showPanel.js';

const askSales = `${salesQuestion}{Enter}`;
const oneQuestion = { quota: { questions: 1 } };
const noQuestion = { quota: { questions: 0 } };

const notice = () => waitFor(() => slot('error') ?? Promise.reject(new Error('There is no error yet.')));

it('says that the quota is used up, in the words of the service, too, and offers the host’s way out', async () => {
  const onError = vi.fn();
  const { user, requests } = showPanel({
    faults: oneQuestion,
    panel: { onError, quotaAction: <a href="/plans">See plans</a> },
  });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(slot('error')).toBeUndefined();
  await user.type(message(), askSales);
  const error = await notice();
  expect(error).toHaveAttribute('data-reason', 'quota');
  expect(error).toHaveTextContent('You’ve reached your usage limit.Ask an administrator to raise the limit.');
  expect(error).toHaveTextContent('The limit of your plan is reached: 1 question.');
  expect(within(error).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
  expect(within(error).queryByRole('button', { name: /Retry|New chat/ })).toBeNull();
  await waitFor(() => expect(spoken()).toContain('You’ve reached your usage limit.'));
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'quota', kind: 'permission', status: 402 }));
  // It is not retried automatically, and both the question and the composer remain.
  expect(requests).toHaveLength(2);
  expect(slots('question').at(-1)).toHaveTextContent(salesQuestion);
  expect(message()).not.toHaveAccessibleDescription();
});

it('sends the question of a used-up quota again from the actions of its turn, with the same id', async () => {
  const { user, service, requests } = showPanel({ faults: noQuestion });
  await user.type(message(), askSales);
  await notice();
  service.faults = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(new Set(requests.map(({ messageId }) => messageId)).size).toBe(1);
});

it.each([429, 403] as const)('shows a quota of status %i neither as a rate limit nor as a missing permission', async (status) => {
  const body = { error: { message: 'You exceeded your current quota, please check your plan.', code: 'insufficient_quota' } };
  const { user } = showPanel({ faults: { failOnce: [{ status, path: 'stream-chat-state', body }] } });
  await user.type(message(), askSales);
  const error = await notice();
  expect(error).toHaveAttribute('data-reason', 'quota');
  expect(error).toHaveTextContent('You exceeded your current quota');
  expect(error.querySelector('.parley-countdown')).toBeNull();
});

it('shows no code in place of a sentence', async () => {
  const body = { error: 'ai_paywalled' };
  const { user } = showPanel({ faults: { failOnce: [{ status: 402, path: 'stream-chat-state', body }] } });
  await user.type(message(), askSales);
  expect(await notice()).not.toHaveTextContent('ai_paywalled');
});

it('says so of a thread that cannot be read, and lets the user ask', async () => {
  const { user } = showPanel({
    faults: { failOnce: [{ status: 402, path: 'stream-chat-state', body: {} }] },
    panel: { chatId: 'thread-1', quotaAction: <button type="button">Upgrade</button> },
  });
  const error = await notice();
  expect(error).toHaveAttribute('data-reason', 'quota');
  // Without the status. The id of the request may contain any digits.
  expect(error).toHaveTextContent(/^You’ve reached your usage limit\.Ask an administrator to raise the limit\.Request \w+Upgrade$/);
  expect(within(error).getByRole('button', { name: 'Upgrade' })).toBeVisible();
  expect(within(error).queryByRole('button', { name: /Retry|New chat/ })).toBeNull();
  await user.type(message(), 'Why?');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

const quotaText = () => slot('quota')?.textContent;

it.each<[string, unknown, string | undefined, string?]>([
  ['a month', { used: 12, limit: 100, period: 'month' }, '12 of 100 questions this month', 'enough'],
  ['a day', { used: 0, limit: 1, period: 'day' }, '0 of 1 question today', 'few'],
  ['large numbers', { used: 1234.5, limit: 20_000 }, '1,234.5 of 20,000 questions', 'enough'],
  ['an unknown period', { used: 12, limit: 100, period: 'quarter' }, '12 of 100 questions', 'enough'],
  ['a hostile period', { used: 12, limit: 100, period: 'questions' }, '12 of 100 questions', 'enough'],
  ['something else', { used: 12, limit: 100, period: 'year', label: 'Credits' }, 'Credits: 12 of 100 this year', 'enough'],
  ['few left', { used: 90, limit: 100, period: 'week' }, '90 of 100 questions this week', 'few'],
  ['none left', { used: 100, limit: 100 }, '100 of 100 questions', 'reached'],
  ['more than there are', { used: 120, limit: 100 }, '120 of 100 questions', 'reached'],
  ['a quota of nothing', { used: 0, limit: 0 }, '0 of 0 questions', 'reached'],
  ['no number', { used: Number.NaN, limit: 100 }, undefined],
  ['a text', { used: '12', limit: 100 }, undefined],
  ['a missing limit', { used: 12 }, undefined],
  ['no limit', { used: 12, limit: Number.POSITIVE_INFINITY }, undefined],
  ['a negative number', { used: -3, limit: 100 }, undefined],
  ['null', null, undefined],
])('shows the use of %s truthfully, or not at all', async (_, quota, text, state) => {
  // As JavaScript may pass it.
  showPanel({ panel: { quota: quota as ChatQuota } });
  await waitFor(() => expect(quotaText()).toBe(text));
  expect(slot('quota')?.getAttribute('data-state')).toBe(text === undefined ? undefined : state);
  expect(message()).toBeEnabled();
});

it.each([
  [german, '12 von 1.000 Fragen diesen Monat'],
  [japanese, '今月は 1,000 件中 12 件の質問'],
  [arabic, '12 من 1,000 سؤال هذا الشهر'],
])('shows the use in the reader’s language', async (labels, text) => {
  showPanel({ provider: { labels }, panel: { quota: { used: 12, limit: 1000, period: 'month' } } });
  await waitFor(() => expect(quotaText()).toBe(text));
});

it('announces the use once little is left, and not before or again', async () => {
  const { show } = showPanel({ panel: { quota: { used: 5, limit: 10 } } });
  await waitFor(() => expect(quotaText()).toBe('5 of 10 questions'));
  show({ quota: { used: 6, limit: 10 } });
  await waitFor(() => expect(quotaText()).toBe('6 of 10 questions'));
  expect(spoken()).toBe('');
  show({ quota: { used: 9, limit: 10 } });
  await waitFor(() => expect(spoken()).toBe('9 of 10 questions'));
  show({ quota: { used: 10, limit: 10 } });
  await waitFor(() => expect(quotaText()).toBe('10 of 10 questions'));
  expect(spoken()).toBe('9 of 10 questions');
});

it('still sends when nothing is left, unless the host enforces the limit', async () => {
  const { user, show, requests } = showPanel({ panel: { quota: { used: 10, limit: 10, isEnforced: true } } });
  await user.type(message(), askSales);
  expect(requests).toHaveLength(0);
  expect(message()).toHaveValue(salesQuestion);
  expect(message()).toHaveAccessibleDescription('You’ve reached your usage limit.');
  show({ quota: { used: 10, limit: 10 } });
  await user.type(message(), '{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
});

it('reports what an answer used, once, even if its line arrives twice', async () => {
  const onUsage = vi.fn<(usage: ChatUsage) => void>();
  const { user } = showPanel({ faults: { duplicateLines: true }, panel: { onUsage } });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await waitFor(() => expect(onUsage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ totalTokens: expect.any(Number) })));
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  await waitFor(() => expect(onUsage).toHaveBeenCalledTimes(2));
});

it('returns the usage that the service reported to parts of the host', async () => {
  const Tokens = () => <output>{useUsage()?.totalTokens ?? 'none'}</output>;
  const parts = (
    <ChatRoot>
      <Tokens />
      <Composer />
    </ChatRoot>
  );
  const { user } = showPanel({ children: parts });
  expect(screen.getByText('none')).toBeInTheDocument();
  await user.type(message(), askSales);
  await waitFor(() => expect(screen.queryByText('none')).toBeNull());
});

it('returns no usage if the service reports none', async () => {
  const onUsage = vi.fn();
  const { user } = showPanel({ faults: { newerSentinels: false }, panel: { onUsage } });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(onUsage).not.toHaveBeenCalled();
});
