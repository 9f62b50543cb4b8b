import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createServiceClient, type ServiceClientOptions } from '../../../src/client.js';
import { message, showPanel, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';
// Loaded with the first request otherwise, which would then be slower than a test waits.
import '../../../local-service/src/resources/createManagement.js';
import '../../../src/data/permissions/readDownloadRule.js';

afterEach(() => vi.restoreAllMocks());

interface Account {
  /** The response to the request for the app config. Default: that of the local service. */
  readonly appConfig?: () => Response | Promise<Response>;
  readonly email?: string;
  /** True if the service does not say who the user is, as in embed sessions. */
  readonly isUnknown?: boolean;
  readonly options?: Partial<ServiceClientOptions>;
  readonly restrictDataDownload?: boolean;
}

/** A panel with an answer, whose client also has credentials for the management API. */
async function answered({ appConfig, email, isUnknown, options, restrictDataDownload }: Account = {}) {
  const started = startService();
  const { service } = started;
  const paths: string[] = [];
  const client = createServiceClient({
    chatUrl: service.addresses.deploymentChatUrl,
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    managementCredentials: { kind: 'bearer', token: () => service.mintAccessToken({ ...(email !== undefined && { email }) }) },
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      paths.push(pathname);
      if (isUnknown && pathname.endsWith('/users/me')) return Response.json({ error: 'embed' }, { status: 403 });
      return (pathname.endsWith('/app-config') ? await appConfig?.() : undefined) ?? service.fetch(request);
    },
    ...options,
  });
  const { user } = showPanel({ started: { ...started, client }, panel: { restrictDataDownload } });
  await user.type(message(), 'Revenue?{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  return { paths };
}

const config = (restrictDataDownload: boolean) => () => Response.json({ restrictDataDownload });
const copies = () => screen.queryAllByRole('button', { name: /^(copy|download)/i });

it('shows downloads once the account allows them, and the answer without waiting', async () => {
  let allow: (response: Response) => void = () => {};
  const appConfig = new Promise<Response>((resolve) => {
    allow = resolve;
  });
  await answered({ appConfig: () => appConfig });
  expect(copies()).toEqual([]);
  allow(config(false)());
  await waitFor(() => expect(copies().length).toBeGreaterThan(3));
});

it.each<[string, Account]>([
  ['the account restricts them', { appConfig: config(true), isUnknown: true }],
  ['the policies of the user do not allow them', { appConfig: config(false), email: 'viewer@parley.example' }],
  ['the host says so', { restrictDataDownload: true }],
])('hides downloads if %s', async (_case, account) => {
  const { paths } = await answered(account);
  if (account.restrictDataDownload === undefined) await waitFor(() => expect(paths).toContain('/api/v1/users/me'));
  else expect(paths).not.toContain('/api/v1/app-config');
  expect(copies()).toEqual([]);
});

it('hides downloads if the account cannot be asked, and says why once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await answered({ appConfig: () => Response.json({ error: 'down' }, { status: 500 }) });
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0]?.[0]).toContain('Pass restrictDataDownload to the chat');
  expect(copies()).toEqual([]);
});

it.each<[string, Account]>([
  ['a service without an app config', { appConfig: () => Response.json({ error: 'none' }, { status: 404 }) }],
  ['a client without management credentials', { options: { managementCredentials: undefined } }],
  ['a client without a management address', { options: { baseUrl: undefined } }],
  ['a host that decided', { restrictDataDownload: false }],
])('shows downloads of %s', async (_case, account) => {
  const { paths } = await answered(account);
  await waitFor(() => expect(copies().length).toBeGreaterThan(3));
  expect(paths.includes('/api/v1/app-config')).toBe(account.appConfig !== undefined);
});
