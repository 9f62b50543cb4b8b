import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionsOf, consentAddressOf } from '../../../src/admin/my-connections/model/connections.js';
import { MyConnections, type MyConnectionsProps } from '../../../src/admin.js';
import type { UserOAuthToken } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

const nowMs = Date.parse('2026-05-01T12:00:00Z');
const token: UserOAuthToken = {
  id: 1,
  userId: 1,
  integrationId: 1,
  status: 'active',
  createdAt: '2026-04-01T12:00:00Z',
  updatedAt: '2026-04-01T12:00:00Z',
};
const unnamed = (id: number) => `Integration ${id}`;

describeWidget('MyConnections', (props) => <MyConnections {...props} />, MyConnections, {
  slot: 'my-connections',
  whenEmpty: ['No services to connect'],
  read: /^GET .*(?:oauth-integrations|user-oauth-tokens)$/,
  bodyOf: (count) =>
    Array.from({ length: count }, (_, index) => ({
      ...token,
      ...{ id: index + 1, integrationId: index + 1, name: `Service ${index + 1}`, type: 'custom' },
    })),
});

describe('the state of a connection', () => {
  const stateOf = (changes: Partial<UserOAuthToken>) =>
    connectionsOf({ integrations: [], tokens: [{ ...token, ...changes }], nowMs, unnamed })[0];

  it.each([
    ['active', null, 'connected'],
    ['ACTIVE', '2026-05-01T12:00:01Z', 'connected'],
    ['active', '2026-05-01T12:00:00Z', 'expired'],
    ['pending', null, 'pending'],
    ['expired', null, 'expired'],
  ])('%s until %s is %s', (status, refreshTokenExpiresAt, state) => {
    expect(stateOf({ status, refreshTokenExpiresAt })).toMatchObject({ state, status: undefined });
  });

  it('is the word of the service if it is unknown', () => {
    expect(stateOf({ status: 'REVOKED_BY_PROVIDER' })).toMatchObject({ state: 'other', status: 'REVOKED_BY_PROVIDER' });
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['invalid_grant', 'invalid_grant'],
    [{ message: 'Token revoked' }, 'Token revoked'],
    [{ code: 7 }, '{"code":7}'],
    ['x'.repeat(600), 'x'.repeat(500)],
  ])('has the error %j as %j', (lastError, expected) => {
    expect(stateOf({ lastError })?.lastError).toBe(expected);
  });
});

describe('the address at which the user grants access', () => {
  it('comes from the response', () => {
    expect(consentAddressOf({ authorizationUrl: 'https://login.example.com/a?b=c' })).toBe('https://login.example.com/a?b=c');
    expect(consentAddressOf({ url: 'http://localhost/a' })).toBe('http://localhost/a');
  });

  it.each([
    undefined,
    {},
    { authorizationUrl: 'javascript:alert(1)' },
    { url: 7 },
    { url: '/login' },
    { url: 'https://bank@evil.example' },
  ])('is refused: %j', (flow) => {
    expect(() => consentAddressOf(flow)).toThrow('no address at which you can connect');
  });
});

describe('connecting', () => {
  afterEach(() => void vi.restoreAllMocks());

  function show(props: MyConnectionsProps = {}): World {
    const world = startWorld();
    render(<MyConnections {...props} />, { wrapper: world.wrapper });
    return world;
  }

  function openedPage() {
    const page = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    // The members of a window that the widget uses.
    vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    return page;
  }

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  const isPending = (world: World) => waitFor(() => expect(world.sent(/^GET .*user-oauth-tokens$/).length).toBeGreaterThan(1));

  it('opens the provider’s page without access to this one, and shows that the connection is pending', async () => {
    const page = openedPage();
    const onConnectStarted = vi.fn();
    show({ onConnectStarted });
    await press();
    expect(await screen.findByText('Waiting for you')).toBeInTheDocument();
    expect(page.location.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^https:\/\/login\.halloway\.example\/authorize\?/),
    );
    expect(page.opener).toBeNull();
    expect(onConnectStarted).toHaveBeenCalledOnce();
  });

  it('reads again when the window gets the focus', async () => {
    openedPage();
    const world = show();
    await press();
    await screen.findByText('Waiting for you');
    await isPending(world);
    const before = world.sent(/^GET .*user-oauth-tokens$/).length;
    // Base UI's toasts ignore events with a related target. They would take jsdom's window, which is not the view of its document, for an element.
    window.dispatchEvent(new FocusEvent('focus', { relatedTarget: document.body }));
    await waitFor(() => expect(world.sent(/^GET .*user-oauth-tokens$/).length).toBe(before + 1));
  });

  it('offers a link if the browser blocks the window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    show();
    await press();
    const link = await screen.findByRole('link', { name: 'Open sign-in page' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/login\.halloway\.example/));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('closes the window if the address is not a web address', async () => {
    const page = openedPage();
    const onError = vi.fn();
    const world = show({ onError });
    world.answer = (sent) => (/initiate/.test(sent) ? Response.json({ authorizationUrl: 'javascript:alert(1)' }) : undefined);
    await press();
    expect(await screen.findByText('Couldn’t start the connection')).toBeInTheDocument();
    expect(page.close).toHaveBeenCalledOnce();
    expect(page.location.replace).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'protocol' }), {
      widget: 'my-connections',
      operation: 'initiateOAuthFlow',
    });
  });

  it('opens nothing after a veto', async () => {
    const page = openedPage();
    show({ onBeforeConnect: () => false });
    await press();
    await screen.findByText('Connected');
    expect(window.open).not.toHaveBeenCalled();
    expect(page.location.replace).not.toHaveBeenCalled();
  });
});

it('shows users their own connections if they may not list integrations', async () => {
  const world = startWorld();
  world.answer = (sent) => (/oauth-integrations$/.test(sent) ? Response.json({ error: 'No.' }, { status: 403 }) : undefined);
  render(<MyConnections />, { wrapper: world.wrapper });
  const row = within((await screen.findByRole('rowheader', { name: 'Integration 1' })).closest('tr') as HTMLElement);
  expect(row.getByText('Connected')).toBeInTheDocument();
});

it('disconnects after a confirmation', async () => {
  const onDisconnected = vi.fn();
  const { wrapper } = startWorld();
  render(<MyConnections onDisconnected={onDisconnected} />, { wrapper });
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for .*Warehouse/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Connect' })).toHaveLength(2));
  expect(onDisconnected).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ integrationId: 1 }));
});
