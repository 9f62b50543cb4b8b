import { createLocalService } from '@parley/local-service';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportList, UserManagement } from '../../src/admin.js';
import { createServiceClient, type ServiceClientOptions } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { memoryStorage } from '../chat/panel/support/memoryStorage.js';

afterEach(() => vi.restoreAllMocks());

const service = createLocalService();

const clientOf = (options: Partial<ServiceClientOptions>) =>
  createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    fetch: service.fetch,
    retry: false,
    ...options,
  });

it('names an address that cannot be reached, once in the console, and the probable causes', async () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = clientOf({
    baseUrl: 'https://wrong.example.com',
    managementCredentials: { kind: 'bearer', token: 'key' },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  render(
    <ParleyProvider client={client} storage={memoryStorage()}>
      <ReportList deploymentId={1} />
      <UserManagement />
    </ParleyProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1));
  const lines = consoleWarn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('could not reach'));
  expect(lines).toEqual([
    expect.stringMatching(/could not reach https:\/\/wrong\.example\.com\. .*running.*http:\/\/localhost:\d+ \(CORS\)/),
  ]);
});

it.each([
  ['a chat token', {}, 'This isn’t available with a chat token.', /chat-token.*bearer credentials/],
  ['a client without an address', { baseUrl: undefined, chatUrl: service.addresses.agentChatUrl }, 'This isn’t set up yet.', /no baseUrl/],
  [
    'a web page at the address',
    { managementCredentials: { kind: 'bearer' as const, token: 'key' }, fetch: async () => new Response('<!doctype html><p>Shop') },
    'The service returned a web page instead of data.',
    /web-page.*Check chatUrl/,
  ],
])('reports on the page and once in the console that widgets got %s', async (_, options, title, logged) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <StrictMode>
      <ParleyProvider client={clientOf(options)} storage={memoryStorage()}>
        <ReportList deploymentId={1} />
        <UserManagement />
      </ParleyProvider>
    </StrictMode>,
  );
  const alerts = await waitFor(() => {
    const found = screen.getAllByRole('alert');
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  for (const alert of alerts) expect(alert).toHaveTextContent(title);
  await userEvent.click(within(alerts[0] ?? document.body).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1));
  // React warns about elements that jsdom does not know.
  const written = consoleError.mock.calls.map((texts) => texts.join(' ')).filter((text) => text.startsWith('Parley'));
  expect(written).toEqual([expect.stringMatching(logged)]);
});
