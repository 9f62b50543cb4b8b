import { createLocalService } from '@parley/local-service';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type Credentials, createServiceClient, type ServiceClientOptions, type ServiceError } from '../../../src/client.js';
import { salesQuestion } from './support/salesSteps.js';
import { message, showPanel, slot, spoken, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const unsigned = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2lnbmF0dXJl`;
const secret = unsigned({ externalId: 'ada', scope: ['chat'] });
const given = (token: string): Credentials => ({ kind: 'service-token', token });
const page = (status: number) => async () => new Response('<!doctype html>\n<p>Not here.', { status });

function clientOf(options: Partial<ServiceClientOptions>) {
  const service = createLocalService();
  return createServiceClient({
    chatUrl: service.addresses.deploymentChatUrl,
    credentials: given(secret),
    fetch: service.fetch,
    retry: false,
    ...options,
  });
}

const failures: readonly [string, Partial<ServiceClientOptions>, { reason: string; title: string; logged: RegExp }][] = [
  [
    'a token function that throws',
    { credentials: { kind: 'service-token', token: () => Promise.reject(new Error(`No cookie for ${secret}.`)) } },
    {
      reason: 'token-unavailable',
      title: 'Couldn’t sign you in.',
      logged: /token function.*Caused by: Error: No cookie for \[token\]/s,
    },
  ],
  [
    'a token function that cannot reach its server',
    { credentials: { kind: 'service-token', token: () => Promise.reject(new TypeError('Failed to fetch')) } },
    { reason: 'token-unavailable', title: 'Couldn’t sign you in.', logged: /token function.*Caused by: TypeError: Failed to fetch/s },
  ],
  [
    'a token function that returns nothing',
    { credentials: { kind: 'service-token', token: async () => '' } },
    { reason: 'token-malformed', title: 'Couldn’t sign you in.', logged: /returned no token/ },
  ],
  [
    'a token without a subject',
    { credentials: given(unsigned({ scope: ['chat'] })) },
    { reason: 'token-without-subject', title: 'Couldn’t identify you.', logged: /externalId or sub/ },
  ],
  [
    'a token without the scope of the chat',
    { credentials: given(unsigned({ externalId: 'ada', scope: [] })) },
    { reason: 'token-without-scope', title: 'You don’t have access to this chat.', logged: /scope: \["chat"\]/ },
  ],
  [
    'a token of another service',
    { credentials: given(secret) },
    { reason: 'credentials-refused', title: 'Your sign-in was rejected.', logged: /belong to this service/ },
  ],
  [
    'a missing endpoint',
    { fetch: page(404) },
    { reason: 'endpoint-missing', title: 'Couldn’t find the service.', logged: /responded with 404.*Check chatUrl/ },
  ],
  [
    'a page instead of JSON',
    { fetch: page(200) },
    { reason: 'web-page', title: 'The service returned a web page instead of data.', logged: /not JSON.*Check chatUrl/ },
  ],
  ['a client without an address', { chatUrl: undefined }, { reason: 'not-configured', title: 'This isn’t set up yet.', logged: /chatUrl/ }],
];

describe.each(failures)('%s', (_, options, { reason, title, logged }) => {
  it('has its own message, is passed to the host, and is logged once', async () => {
    const onError = vi.fn<(error: ServiceError) => void>();
    const started = { ...startService(), client: clientOf(options) };
    const { user } = showPanel({ started, panel: { onError } });
    await user.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(slot('error')).toHaveAttribute('data-reason', reason));
    expect(slot('error')).toHaveTextContent(title);
    expect(slot('error')).not.toHaveTextContent('Your session has ended');
    expect(spoken()).toContain(title);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason });

    const retry = screen.queryByRole('button', { name: 'Retry' });
    if (retry !== null) {
      await user.click(retry);
      await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    }
    expect(consoleError).toHaveBeenCalledTimes(1);
    const written = consoleError.mock.calls.flat().join(' ');
    expect(written).toMatch(/^Parley: /);
    expect(written).toMatch(logged);
    expect(written).not.toContain(secret.slice(0, 40));
  });
});

describe('an address that does not lead to a chat', () => {
  it.each([404, 200])('is named on the page and in the console, without a word about signing in, after a page with %i', async (status) => {
    const client = clientOf({ chatUrl: 'https://host.example/chat', fetch: page(status) });
    const { user } = showPanel({ started: { ...startService(), client } });
    await user.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(slot('error')).toHaveTextContent('The address was https://host.example/chat.'));
    expect(slot('error')).not.toHaveTextContent(/sign/i);
    expect(consoleError.mock.calls.flat().join(' ')).toMatch(
      /host\.example\/chat\. Chat addresses end in \/stream-chat-state\..*Check chatUrl/,
    );
  });

  it('is named in the console, with CORS as a cause, if it cannot be reached', async () => {
    const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = clientOf({ chatUrl: 'https://wrong.example/chat', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = showPanel({ started: { ...startService(), client } });
    await user.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(slot('error')).not.toBeNull());
    const lines = consoleWarn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('could not reach'));
    expect(lines).toEqual([expect.stringMatching(/streamChat could not reach https:\/\/wrong\.example\/chat\. .*\(CORS\)/)]);
  });
});

describe('an expired session', () => {
  it('shows it, and logs nothing', async () => {
    const onError = vi.fn();
    const expired = unsigned({ externalId: 'ada', scope: ['chat'], exp: 1 });
    const { user } = showPanel({ started: { ...startService(), client: clientOf({ credentials: given(expired) }) }, panel: { onError } });
    await user.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(slot('error')).toHaveTextContent('Your session has ended.'));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('onError', () => {
  it('receives an error of the thread once, and is always the function of the last render', async () => {
    const first = vi.fn();
    const latest = vi.fn();
    const { user, show } = showPanel({ panel: { chatId: 'no-such-thread', onError: first } });
    await waitFor(() => expect(first).toHaveBeenCalledTimes(1));
    expect(first.mock.calls[0]?.[0]).toMatchObject({ kind: 'not-found', reason: 'thread-gone' });
    show({ chatId: 'no-such-thread', onError: latest });
    await user.click(within(slot('error') ?? document.body).getByRole('button', { name: 'New chat' }));
    expect(turnStates()).toEqual([]);
    show({ chatId: 'nor-this-one', onError: latest });
    await waitFor(() => expect(latest).toHaveBeenCalledTimes(1));
    expect(first).toHaveBeenCalledTimes(1);
    expect(consoleError).not.toHaveBeenCalled();
  });
});
