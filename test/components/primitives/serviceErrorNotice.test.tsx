import { createLocalService } from '@parley/local-service';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createServiceClient, ServiceError } from '../../../src/client.js';
import { ActFailure } from '../../../src/components/primitives/ActFailure.js';
import { ErrorNotice } from '../../../src/components/primitives/ErrorNotice.js';
import { ReadFailure } from '../../../src/components/primitives/list/ListStates.js';
import { ReadTroubles } from '../../../src/components/primitives/list/ReadTroubles.js';
import { ParleyProvider, ReportList } from '../../../src/index.js';
import { englishInterface } from '../../support/englishInterface.js';

it('shows an end of every text, however long the host or the service writes', () => {
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
    { numRuns: 30 },
  );
});

it('shows the rest of a long advice when asked to', async () => {
  render(<ErrorNotice kind="server" advice={`${'word '.repeat(400)}end`} />, { wrapper: englishInterface });
  expect(screen.queryByText(/end$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(/end$/)).toBeVisible();
});

it.each([
  ['a failed refresh', <ReadTroubles key="1" isShown read={{ refreshError: unconfigured(), refresh: vi.fn(), isRefreshing: false }} />],
  ['a failed read', <ReadFailure key="2" error={unconfigured()} onRetry={vi.fn()} />],
  ['a failed act', <ActFailure key="3" error={unconfigured()} title="Could not rename" />],
])('says of %s what is wrong with the set-up, and what to do', (_, notice) => {
  const { container } = render(notice, { wrapper: englishInterface });
  expect(container).toHaveTextContent('This is not set up yet.');
  expect(container).toHaveTextContent('The client has no baseUrl.');
  expect(container).toHaveTextContent('Request req-7');
  expect(container.querySelector('[data-reason="not-configured"]')).not.toBeNull();
});

it('counts down in a widget until the service takes the next request, keeps the focus, and goes on from there', async () => {
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
  await waitFor(() => expect(retry).toHaveAttribute('data-state', 'idle'), { timeout: 5_000 });
  expect(alert).toHaveTextContent('Wait a moment, then retry.');
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('data-state', 'blocked'));
  expect(retry).toHaveFocus();
  isRefusing = false;
  await waitFor(() => expect(retry).toHaveAttribute('data-state', 'idle'), { timeout: 5_000 });
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
});

function unconfigured(): ServiceError {
  return new ServiceError('validation', 'The client has no baseUrl.', { reason: 'not-configured', requestId: 'req-7' });
}
