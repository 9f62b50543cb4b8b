import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expiryOf, inputOf, problemsOf, valuesOf } from '../../../src/admin/api-keys/apiKeyForm.js';
import { englishApiKeys } from '../../../src/admin/api-keys/labels/en.js';
import { ApiKeys } from '../../../src/admin.js';
import { createApiKey, listApiKeys } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const key = { userId: 1, createdAt: '2026-01-05T09:00:00Z', updatedAt: '2026-01-05T09:00:00Z', suffix: 'a1b2' };
const pageOf = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({ ...key, id: index + 1, name: `Key ${index + 1}` })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

// The local service begins without keys.
describeWidget('ApiKeys', (props) => <ApiKeys {...props} />, ApiKeys, {
  slot: 'api-keys',
  whenEmpty: ['No API keys', 'Create API key'],
  read: /^GET .*api-keys/,
  bodyOf: pageOf,
  standardCount: 2,
  isSearchable: false,
});

describe('the form of a key', () => {
  const values = { ...valuesOf(), name: ' Sync ' };
  const problems = (changes: Partial<typeof values>) => problemsOf({ ...values, ...changes }, { labels: englishApiKeys });

  it('sends hours, and deployments only if they were chosen', () => {
    expect(inputOf(values)).toEqual({ name: 'Sync', deploymentIds: undefined, ttlHours: 90 * 24 });
    expect(inputOf({ ...values, scope: 'some', deploymentIds: [2], days: 0 })).toEqual({
      name: 'Sync',
      deploymentIds: [2],
      ttlHours: undefined,
    });
  });

  it('never sends an empty list of deployments', () => {
    expect(problems({ scope: 'some' }).deploymentIds).toBe('Select at least one deployment.');
    expect(problems({ scope: 'all' }).deploymentIds).toBeUndefined();
  });

  it('requires a name of at most 255 characters', () => {
    expect(problems({ name: ' ' }).name).toBe('Enter a name.');
    expect(problems({ name: 'n'.repeat(256) }).name).toBe('Use at most 255 characters.');
    expect(problems({ name: 'n'.repeat(255) }).name).toBeUndefined();
  });
});

it.each([
  [null, 'never'],
  ['2026-05-15T00:00:00.001Z', 'later'],
  ['2026-05-15T00:00:00Z', 'soon'],
  ['2026-05-01T00:00:00Z', 'expired'],
])('a key that expires at %s has the state %s', (expiresAt, expected) => {
  expect(expiryOf({ expiresAt }, Date.parse('2026-05-01T00:00:00Z'))).toBe(expected);
});

describe('a new key', () => {
  async function create() {
    const user = userEvent.setup();
    const world = startWorld();
    const onCreated = vi.fn();
    render(<ApiKeys onCreated={onCreated} />, { wrapper: world.wrapper });
    await screen.findByText('No API keys');
    await user.click(screen.getByRole('button', { name: 'Create API key' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nightly sync');
    await user.click(screen.getByRole('button', { name: 'Create API key' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'API key' });
    return { ...world, user, onCreated, token: field.value };
  }

  it('is shown once, with the focus on the button that copies it', async () => {
    const { user, token, client } = await create();
    expect(token).toMatch(/^sk-/);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Created .*Nightly sync/);
    const copy = screen.getByRole('button', { name: 'Copy' });
    expect(copy).toHaveFocus();
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(token);
    expect((await listApiKeys(client)).items).toHaveLength(1);
  });

  it('is not discarded by Escape or the close button without a confirmation, until it has been copied', async () => {
    const { user } = await create();
    const field = () => screen.queryByRole('textbox', { name: 'API key' });
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Close without copying?' })).getByText('Keep open'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.keyboard('{Escape}');
    await dialogCloses();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('can be closed without copying if the user confirms', async () => {
    const { user } = await create();
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await dialogCloses();
    await user.click(await screen.findByRole('button', { name: 'Create API key' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('is in no cache, event or page afterwards', async () => {
    const { user, token, onCreated, queryClient } = await create();
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await dialogCloses();
    expect(document.documentElement.outerHTML).not.toContain(token);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain(token);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(
      expect.not.objectContaining({ token }),
      expect.objectContaining({ name: 'Nightly sync' }),
    );
    expect(await screen.findByRole('rowheader', { name: /Nightly sync/ })).toBeInTheDocument();
  });

  it('starts with an empty form the next time', async () => {
    const { user } = await create();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Create API key' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});

it('shows why the service refuses a key, and keeps the input', async () => {
  const user = userEvent.setup();
  const world = startWorld();
  world.answer = (sent) =>
    /^POST .*api-keys/.test(sent) ? Response.json({ error: 'Not more than your own.' }, { status: 403 }) : undefined;
  const onError = vi.fn();
  render(<ApiKeys defaultDialog={{ kind: 'create' }} onError={onError} />, { wrapper: world.wrapper });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sync');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create API key' }));
  expect(await screen.findByText('Couldn’t create the key')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Sync');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'permission' }), { widget: 'api-keys', operation: 'createApiKey' });
});

it('shows one key in a drawer, and revokes it after a confirmation', async () => {
  const user = userEvent.setup();
  const world = startWorld();
  const { id } = await createApiKey(world.client, { name: 'Sync', deploymentIds: [1], ttlHours: 24 });
  const onRevoked = vi.fn();
  render(<ApiKeys defaultOpenId={id} onRevoked={onRevoked} />, { wrapper: world.wrapper });
  const drawer = within(await screen.findByRole('dialog', { name: 'Sync' }));
  expect(drawer.getByText('Expires soon')).toBeInTheDocument();
  expect(drawer.getByText('Never used')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Actions for .*Sync/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Never used')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(onRevoked).toHaveBeenCalledOnce());
  expect((await listApiKeys(world.client)).items).toEqual([]);
});
