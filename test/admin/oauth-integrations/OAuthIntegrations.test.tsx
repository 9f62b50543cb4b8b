import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inputOf, problemsOf, valuesOf } from '../../../src/admin/oauth-integrations/integrationForm.js';
import { englishOAuthIntegrations } from '../../../src/admin/oauth-integrations/labels/en.js';
import { OAuthIntegrations, type OAuthIntegrationsProps } from '../../../src/admin.js';
import { getOAuthIntegration, type OAuthIntegration } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

const integration = {
  type: 'custom',
  authUrl: 'https://login.example.com/authorize',
  tokenUrl: 'https://login.example.com/token',
  clientId: 'parley',
  redirectUri: 'https://app.example.com/callback',
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-05T09:00:00Z',
};

describeWidget('OAuthIntegrations', (props) => <OAuthIntegrations {...props} />, OAuthIntegrations, {
  slot: 'oauth-integrations',
  whenEmpty: ['No integrations', 'Add integration'],
  read: /^GET .*oauth-integrations$/,
  bodyOf: (count) => Array.from({ length: count }, (_, index) => ({ ...integration, id: index + 1, name: `Service ${index + 1}` })),
});

describe('the form of an integration', () => {
  const item: OAuthIntegration = { ...integration, id: 1, name: 'Desk', scopes: ['read', { name: 'write' }], config: { role: 'ANALYST' } };
  function problems(changes: Partial<ReturnType<typeof valuesOf>>, of?: OAuthIntegration): readonly string[] {
    const found = problemsOf({ ...valuesOf(of), ...changes }, { labels: englishOAuthIntegrations, item: of, error: undefined });
    return Object.entries(found).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));
  }

  it('sends everything that was read, without a secret', () => {
    const { authUrl, tokenUrl, redirectUri, clientId, type } = integration;
    expect(inputOf(valuesOf(item))).toEqual({
      ...{ authUrl, tokenUrl, redirectUri, clientId, type },
      name: 'Desk',
      clientSecret: undefined,
      scopes: ['read', '{"name":"write"}'],
      config: { role: 'ANALYST' },
    });
  });

  it('sends a secret as it was typed, and each scope once', () => {
    expect(inputOf({ ...valuesOf(item), clientSecret: ' s ', scopes: ['a', 'b', 'a'] })).toMatchObject({
      clientSecret: ' s ',
      scopes: ['a', 'b'],
    });
  });

  it.each([
    'http://login.example.com/authorize',
    'login.example.com',
    'javascript:alert(1)',
    'ftp://login.example.com',
    'https://bank.example@evil.example/authorize',
    'https://',
    '',
  ])('refuses the URL %j', (url) => {
    expect(problems({ authUrl: url, tokenUrl: url, redirectUri: url }, item)).toEqual(['authUrl', 'tokenUrl', 'redirectUri']);
  });

  it.each(['https://login.example.com', 'http://localhost:8080/callback', 'http://[::1]/callback', ' https://login.example.com/a?b=c '])(
    'accepts the URL %j',
    (url) => {
      expect(problems({ redirectUri: url }, item)).toEqual([]);
    },
  );

  it('requires a secret only for a new integration', () => {
    const { scopes: _, config, ...texts } = valuesOf(item);
    expect(problems({ ...texts, config })).toEqual(['clientSecret']);
    expect(problems({ config: '[]', name: ' ', type: '', clientId: '' }, item)).toEqual(['name', 'type', 'clientId', 'config']);
  });
});

describe('a saved secret', () => {
  function show(props: OAuthIntegrationsProps) {
    const world = startWorld();
    render(<OAuthIntegrations {...props} />, { wrapper: world.wrapper });
    return world;
  }

  it('is sent, then kept nowhere: not in the page, the cache or the events', async () => {
    const user = userEvent.setup();
    const events = { onBeforeUpdate: vi.fn(), onUpdated: vi.fn() };
    const { client, queryClient } = show({ defaultOpenId: 1, ...events });
    const drawer = within(await screen.findByRole('dialog', { name: 'Warehouse sign-in' }));
    const secret = drawer.getByLabelText('Client secret');
    expect(secret).toHaveValue('');
    expect(secret).toHaveAccessibleDescription('Leave empty to keep the current secret.');
    await user.type(secret, 'hush-hush');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(events.onUpdated).toHaveBeenCalledOnce());
    await waitFor(() => expect(drawer.getByLabelText('Client secret')).toHaveValue(''));
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
    expect(JSON.stringify([events.onBeforeUpdate.mock.calls, events.onUpdated.mock.calls])).not.toContain('hush');
    expect(document.documentElement.outerHTML).not.toContain('hush');
    expect(await getOAuthIntegration(client, { id: 1 })).toMatchObject({ scopes: ['read', 'offline_access'], config: { role: 'ANALYST' } });
  });

  it('stays if another field is changed', async () => {
    const user = userEvent.setup();
    const bodies: unknown[] = [];
    const { client } = show({ defaultOpenId: 1, onBeforeUpdate: (_, input) => void bodies.push(input) });
    const drawer = within(await screen.findByRole('dialog', { name: 'Warehouse sign-in' }));
    const name = drawer.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Warehouse');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await getOAuthIntegration(client, { id: 1 })).name).toBe('Warehouse'));
    expect(bodies).toEqual([expect.not.objectContaining({ clientSecret: expect.anything() })]);
  });

  it('is not kept when the dialog of a new integration closes', async () => {
    const user = userEvent.setup();
    show({ defaultDialog: { kind: 'create' } });
    await user.type(await screen.findByLabelText('Client secret'), 'hush');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Desk');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Add integration' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Desk');
    expect(screen.getByLabelText('Client secret')).toHaveValue('');
  });
});

it('warns before deleting an integration that all its connections are deleted', async () => {
  const { wrapper } = startWorld();
  render(<OAuthIntegrations />, { wrapper });
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for .*Ticket desk/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(/^All users’ connections to it are deleted/);
});
