import { createLocalService } from '@parley/local-service';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ListFooter, type ListFooterProps } from '../../src/admin/kit/list/ListFooter.js';
import { ReadFailure } from '../../src/admin/kit/list/ListStates.js';
import { RefetchErrorBanner } from '../../src/admin/kit/list/RefetchErrorBanner.js';
import { MoreChoices } from '../../src/admin/promotion-dialog/NewDestination.js';
import { ReportList } from '../../src/admin.js';
import { createServiceClient, ServiceError } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { arabic, english, german, japanese, spanish } from '../../src/labels.js';
import { ActionFailure } from '../../src/ui/errors/ActionFailure.js';
import { ErrorNotice } from '../../src/ui/errors/ErrorNotice.js';
import { englishInterface } from '../support/englishInterface.js';
import { runs } from '../support/runs.js';

it('shortens every text, however long the host’s or the service’s is', () => {
  const longText = fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.integer({ min: 1, max: 60_000 })).map(([part, times]) => {
    const text = part.repeat(Math.ceil(times / part.length));
    return text.slice(0, 60_000);
  });
  fc.assert(
    fc.property(longText, longText, longText, longText, (title, advice, detail, requestId) => {
      const { container, unmount } = render(<ErrorNotice kind="server" {...{ title, advice, detail, requestId }} />, {
        wrapper: englishInterface,
      });
      expect(container.textContent?.length).toBeLessThan(2_000);
      unmount();
    }),
    { numRuns: runs(8, 30) },
  );
});

it('shows the rest of a long advice on request', async () => {
  render(<ErrorNotice kind="server" advice={`${'word '.repeat(400)}end`} />, { wrapper: englishInterface });
  expect(screen.queryByText(/end$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(/end$/)).toBeVisible();
});

it.each([
  [
    'a failed refresh',
    <RefetchErrorBanner key="1" isShown read={{ refetchError: unconfigured(), refetch: vi.fn(), isRefetching: false }} />,
  ],
  ['a failed read', <ReadFailure key="2" error={unconfigured()} onRetry={vi.fn()} />],
  ['a failed action', <ActionFailure key="3" error={unconfigured()} title="Could not rename" />],
])('explains for %s what is wrong with the setup, and what to do', (_, notice) => {
  const { container } = render(notice, { wrapper: englishInterface });
  expect(container).toHaveTextContent('This isn’t set up yet.');
  expect(container).toHaveTextContent('The client has no baseUrl.');
  expect(container).toHaveTextContent('Request req-7');
  expect(container.querySelector('[data-reason="not-configured"]')).not.toBeNull();
});

it.each([english, german, spanish, japanese, arabic])('says that a quota is used up, with the words of the service ($locale)', (labels) => {
  const error = new ServiceError('permission', 'The plan has no exports left.', { reason: 'quota', status: 429, retryAfterMs: 5_000 });
  const { container } = render(
    <ParleyProvider client={createServiceClient({ credentials: { kind: 'service-token', token: 'none' } })} labels={labels} storage={null}>
      <ReadFailure error={error} onRetry={vi.fn()} />
    </ParleyProvider>,
  );
  expect(container).toHaveTextContent(labels.errorReasons.quota.title);
  expect(container).toHaveTextContent('The plan has no exports left.');
  expect(container.querySelector('[data-reason="quota"]')).not.toBeNull();
  expect(container.querySelector('.parley-countdown')).toBeNull();
});

it.each([english, german, spanish, japanese, arabic])('mentions an answer only if one was cut off ($locale)', (labels) => {
  render(
    <ParleyProvider client={createServiceClient({ credentials: { kind: 'service-token', token: 'none' } })} labels={labels} storage={null}>
      <ReadFailure error={new ServiceError('interrupted', 'Cut off.')} onRetry={vi.fn()} />
    </ParleyProvider>,
  );
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent(labels.errors.interrupted.title);
  expect(notice).not.toHaveTextContent(labels.chat.interrupted);
  expect(notice).not.toHaveTextContent(labels.chat.interruptedAdvice);
});

it('counts down in a widget until the next request is allowed, keeps the focus, and continues', async () => {
  const user = userEvent.setup();
  const service = createLocalService();
  let isRefusing = true;
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken({ email: 'analyst@parley.example' }) },
    fetch: async (request) => (isRefusing ? new Response('{}', { status: 429, headers: { 'retry-after': '2' } }) : service.fetch(request)),
    retry: false,
  });
  render(
    <ParleyProvider client={client} storage={null}>
      <ReportList deploymentId={1} />
    </ParleyProvider>,
  );
  const alert = await screen.findByRole('alert');
  const retry = within(alert).getByRole('button', { name: 'Retry' });
  expect(retry).toHaveAttribute('data-state', 'blocked');
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(alert).toHaveTextContent(/Too many requests.*You can retry in 2/);
  await waitFor(() => expect(retry).toHaveAttribute('data-state', 'idle'));
  expect(alert).toHaveTextContent('Wait a moment, then retry.');
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('data-state', 'blocked'));
  expect(retry).toHaveFocus();
  isRefusing = false;
  await waitFor(() => expect(retry).toHaveAttribute('data-state', 'idle'));
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
});

it.each([
  ['below a table', (list: MoreOf) => <ListFooter list={list} />],
  ['below the choices of a promotion', (list: MoreOf) => <MoreChoices list={list} />],
])('disables loading more %s while the service asks to wait, and enables it afterwards', async (_, part) => {
  const loadMore = vi.fn();
  const loadMoreError = new ServiceError('rate-limited', 'Too many requests.', { status: 429, retryAfterMs: 1_500 });
  render(part({ ...oneOfMany, loadMoreError, loadMore }), { wrapper: englishInterface });
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(loadMore).not.toHaveBeenCalled();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  expect(loadMore).toHaveBeenCalledOnce();
});

type MoreOf = ListFooterProps['list'] & Parameters<typeof MoreChoices>[0]['list'];

const oneOfMany: Omit<MoreOf, 'loadMore' | 'loadMoreError'> = {
  state: { status: 'ready' },
  items: [1],
  isStale: false,
  hasMore: true,
  isLoadingMore: false,
  refetchError: undefined,
  refetch: () => undefined,
  isRefetching: false,
};

function unconfigured(): ServiceError {
  return new ServiceError('validation', 'The client has no baseUrl.', { reason: 'not-configured', requestId: 'req-7' });
}

it('offers the host’s sign-in where signing in helps, and nowhere else', async () => {
  const onSignIn = vi.fn();
  const client = createServiceClient({ baseUrl: 'https://service.example', credentials: { kind: 'bearer', token: 'opaque' } });
  const show = (error: ServiceError, signIn?: () => void) =>
    render(
      <ParleyProvider client={client} onSignIn={signIn}>
        <ReadFailure error={error} onRetry={() => {}} />
      </ParleyProvider>,
    );
  const ended = new ServiceError('authentication', 'The token has expired.', { status: 401 });
  const first = show(ended, onSignIn);
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
  first.unmount();
  show(ended).unmount();
  show(new ServiceError('authentication', 'Deactivated.', { status: 401, reason: 'user-deactivated' }), onSignIn);
  expect(screen.getByRole('alert')).toHaveTextContent('Your account is deactivated.Ask an administrator to reactivate it.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

it('says that the browser is offline, not that the token function failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const message = 'The token function of the credentials failed. See the cause of this error.';
  render(<ReadFailure error={new ServiceError('network', message, { reason: 'token-unavailable' })} onRetry={() => {}} />, {
    wrapper: englishInterface,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offlineIt loads when you’re back online.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('token function');
  vi.restoreAllMocks();
});
