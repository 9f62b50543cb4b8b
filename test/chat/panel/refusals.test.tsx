import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createServiceClient } from '../../../src/client.js';
import { arabic } from '../../../src/labels.js';
import { salesQuestion } from './support/salesSteps.js';
import { message, showPanel, slot, spoken, turnStates } from './support/showPanel.js';
import { startService, type TestServiceOptions } from './support/startService.js';

/** A service with a thread of Ada's. */
async function startWithThread(options?: TestServiceOptions) {
  const started = startService(options);
  let chatId: string | undefined;
  const { user, unmount } = showPanel({ started, panel: { onChatIdChange: (id) => (chatId = id) } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  unmount();
  return { started, chatId };
}

const notice = () => waitFor(() => slot('error') ?? Promise.reject(new Error('There is no error yet.')));

it('explains that someone else’s thread cannot be opened, and offers a new one', async () => {
  const { started, chatId } = await startWithThread();
  const { service } = started;
  const client = createServiceClient({
    chatUrl: service.addresses.deploymentChatUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'bo' }) },
    fetch: service.fetch,
  });
  const { user } = showPanel({ started: { ...started, client }, panel: { chatId } });
  const error = await notice();
  expect(error).toHaveTextContent('You can’t open this conversation.');
  expect(message()).toHaveAccessibleDescription('You can’t open this conversation.');
  await waitFor(() => expect(spoken()).toContain('You can’t open this conversation.'));
  await user.click(within(error).getByRole('button', { name: 'New chat' }));
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
});

it('explains that an expired thread is gone', async () => {
  let now = Date.now();
  const { started, chatId } = await startWithThread({ now: () => now });
  now += 8 * 24 * 60 * 60 * 1000;
  showPanel({ started, panel: { chatId } });
  const error = await notice();
  expect(error).toHaveTextContent('This conversation no longer exists.');
  expect(error).toHaveTextContent('Conversations are deleted when their retention period ends.');
  expect(within(error).getByRole('button', { name: 'New chat' })).toBeEnabled();
});

it('explains that the account has reached its user limit, and lets the question be resent', async () => {
  let isFull = true;
  const started = startService();
  const client = createServiceClient({
    chatUrl: started.service.addresses.agentChatUrl,
    credentials: { kind: 'service-token', token: () => started.service.mintToken({ externalId: 'ada' }) },
    fetch: async (request) =>
      isFull
        ? Response.json({ error: 'The account has reached its limit of 10000 non-ephemeral external users.' }, { status: 403 })
        : started.service.fetch(request),
  });
  const { user } = showPanel({ started: { ...started, client } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  const error = await notice();
  expect(error).toHaveTextContent('This account has reached its user limit.');
  expect(error).toHaveTextContent('Ask an administrator to raise the limit.');
  isFull = false;
  await user.click(within(error).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
});

const tooMany = (retryAfterSeconds: number) => ({ failOnce: [{ status: 429, path: 'stream-chat-state', retryAfterSeconds }] as const });

it('counts down the wait after too many requests, and announces only its end', async () => {
  const { user } = showPanel({ faults: tooMany(2) });
  await user.type(message(), `${salesQuestion}{Enter}`);
  const error = await notice();
  const retry = within(error).getByRole('button', { name: 'Retry' });
  const shown = () => error.querySelector('[aria-hidden="true"].parley-countdown')?.textContent;
  const seconds = new Set<string | null | undefined>();
  const heard = new Set<string>();
  const watching = new MutationObserver(() => {
    if (retry.matches('[aria-disabled]')) seconds.add(shown());
    heard.add(spoken());
  });
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });

  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(shown()).toMatch(/^You can retry in 2/);
  // What a screen reader finds there does not change with every second.
  expect(error.querySelector('.parley-visually-hidden')).toHaveTextContent(/^You can retry in 2/);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  watching.disconnect();
  expect([...seconds].map((text) => text?.match(/\d/)?.[0])).toContain('1');
  expect(error).toHaveTextContent('Wait a moment, then retry.');
  await waitFor(() => expect(spoken()).toContain('You can retry now.'));
  expect([...heard].join(' ')).not.toMatch(/retry in/);

  await user.click(retry);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
});

it('needs no wait if the service specifies none', async () => {
  const { user } = showPanel({ faults: { failOnce: [{ status: 429, path: 'stream-chat-state' }] } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  const error = await notice();
  expect(within(error).getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled');
  expect(error).toHaveTextContent('Too many requests.');
  expect(error.querySelector('.parley-countdown')).toBeNull();
});

it('counts down in the user’s language', async () => {
  const { user } = showPanel({ faults: tooMany(90), provider: { labels: arabic } });
  await user.type(screen.getByRole('textbox'), `${salesQuestion}{Enter}`);
  const error = await notice();
  expect(error.querySelector('.parley-countdown')).toHaveTextContent(/يمكنك إعادة المحاولة بعد/);
});
