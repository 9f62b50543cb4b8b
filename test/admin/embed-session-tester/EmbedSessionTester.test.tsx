import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishEmbedSessions } from '../../../src/admin/embed-session-tester/labels/en.js';
import { sessionCode } from '../../../src/admin/embed-session-tester/sessionCode.js';
import { emptySession, inputOf, problemsOf, type SessionValues } from '../../../src/admin/embed-session-tester/sessionForm.js';
import { EmbedSessionTester, type EmbedSessionTesterProps } from '../../../src/admin.js';
import { createServiceClient, getAppTheme, ServiceError } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const { wrapper } = startWorld();
describePart('EmbedSessionTester', (props) => <EmbedSessionTester deploymentId={1} {...props} />, {
  slot: 'embed-session-tester',
  wrapper,
  ready: () => screen.findByRole('form'),
});

function show(props: Partial<EmbedSessionTesterProps> = {}): World {
  const world = startWorld();
  render(<EmbedSessionTester deploymentId={1} {...props} />, { wrapper: world.wrapper });
  return world;
}

async function generate(userId = 'user-1'): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your ID' }), userId);
  await userEvent.click(screen.getByRole('button', { name: 'Generate session' }));
}

const secret = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('EmbedSessionTester', () => {
  it('generates, redeems and revokes a session, whose token is refused from then on', async () => {
    const Preview = vi.fn(() => <p>The embedded page</p>);
    const { service } = show({ Preview });
    await generate();
    expect((await secret('Session ID')).value).toMatch(/^[0-9a-f]{32}$/);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    const token = (await secret('Token')).value;
    expect(screen.queryByRole('textbox', { name: 'Session ID' })).toBeNull();
    expect(screen.getByText('The embedded page')).toBeVisible();
    const embedded = createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials: { kind: 'embed-token', token },
      retry: false,
      fetch: service.fetch,
    });
    await expect(getAppTheme(embedded, {})).resolves.toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/^The session is revoked\./)).toBeVisible();
    expect(screen.getByText(/last up to 24 hours/)).toBeVisible();
    await expect(getAppTheme(embedded, {})).rejects.toMatchObject({ kind: 'authentication' });
    expect(document.body.innerHTML).not.toContain(token);
  });

  it('keeps ids and tokens out of the cache and from the callbacks of the host', async () => {
    const events = { onGenerated: vi.fn(), onBeforeRedeem: vi.fn(), onRedeemed: vi.fn() };
    const { queryClient } = show(events);
    await generate();
    const { value: sessionId } = await secret('Session ID');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    const { value: token } = await secret('Token');
    expect(events.onGenerated).toHaveBeenCalledExactlyOnceWith({ deploymentId: 1, externalId: 'user-1' });
    expect(events.onRedeemed).toHaveBeenCalledExactlyOnceWith();
    const stateOf = ({ state }: { readonly state: object }) => state;
    const kept = JSON.stringify([
      queryClient.getMutationCache().getAll().map(stateOf),
      queryClient.getQueryCache().getAll().map(stateOf),
      Object.values(events).map(({ mock }) => mock.calls),
    ]);
    expect(kept).not.toContain(sessionId);
    expect(kept).not.toContain(token);
  });

  it('reports a missing branch, and one with nothing running, at its field', async () => {
    show();
    const branch = screen.getByRole('textbox', { name: 'Branch' });
    await userEvent.type(branch, 'no-such-branch');
    await generate();
    await waitFor(() => expect(branch).toHaveAccessibleDescription(/no branch with this name/));
    expect(branch).toHaveFocus();
    await userEvent.clear(branch);
    await userEvent.type(branch, 'loyalty-tiers');
    await userEvent.click(screen.getByRole('button', { name: 'Generate session' }));
    await waitFor(() => expect(branch).toHaveAccessibleDescription(/Nothing is running/));
  });

  it('sends only the settings that are not inherited', async () => {
    const onBeforeGenerate = vi.fn(() => false);
    show({ onBeforeGenerate });
    await userEvent.click(screen.getByRole('combobox', { name: 'AI' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Off' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Locale' }), 'ja-JP');
    await generate();
    expect(onBeforeGenerate).toHaveBeenCalledExactlyOnceWith({
      deploymentId: 1,
      externalId: 'user-1',
      settings: { allowAi: false, locale: 'ja-JP' },
    });
    expect(within(screen.getByRole('region', { name: 'On your server' })).getByRole('tabpanel')).toHaveTextContent('"allowAi": false');
  });
});

describe('the form of a session', () => {
  const values = (changes: Partial<SessionValues>): SessionValues => ({ ...emptySession, userId: 'user-1', ...changes });

  it('leaves out what a user of the account already has', () => {
    const all = { email: 'a@example.com', displayName: 'A', groups: ['Sales'], attributes: '{"region":"EMEA"}', tenant: 'blue' };
    const internal = { deploymentId: 1, internalId: 'user-1', embedTenantName: 'blue' };
    expect(inputOf(1, values({ userKind: 'internal', ...all }))).toEqual(internal);
    expect(inputOf(1, values(all))).toEqual({
      deploymentId: 1,
      externalId: 'user-1',
      email: 'a@example.com',
      userProfile: { displayName: 'A' },
      groups: ['Sales'],
      userAttributes: [{ name: 'region', value: 'EMEA' }],
      embedTenantName: 'blue',
    });
  });

  it.each<[string, Partial<SessionValues>]>([
    ['userId', { userId: ' ' }],
    ['tenant', { tenant: 'Blue' }],
    ['tenant', { isCreator: true, tenantGroups: ['Buyers'] }],
    ['tenantGroups', { tenant: 'blue', tenantGroups: ['Buyers'] }],
    ['attributes', { attributes: '[1]' }],
  ])('refuses %s of %j', (field, changes) => {
    const found = problemsOf(values(changes), englishEmbedSessions, undefined);
    expect(Object.entries(found).flatMap(([name, problem]) => (problem === undefined ? [] : [name]))).toEqual([field]);
  });

  it('reports an unknown user at the user, not at the branch', () => {
    const error = new ServiceError('not-found', 'There is no user "x@example.com" in this account.', { operation: 'generateSession' });
    const found = problemsOf(values({ userKind: 'internal', userId: 'x@example.com', branch: 'dev' }), englishEmbedSessions, error);
    expect(found.branch).toBeUndefined();
    expect(found.userId).toBe(englishEmbedSessions.problems.noUser);
  });
});

describe('the code for a server', () => {
  it('has no API key, and quotes what was typed', () => {
    const input = inputOf(1, { ...emptySession, userId: `o'neil "x" $(id)` });
    const curl = sessionCode('curl', input);
    expect(curl).toContain('Bearer $PARLEY_API_KEY');
    // What a shell reads between the quotes is the JSON that is sent.
    const quoted = /-d ('[\s\S]*')\n$/.exec(curl)?.[1] ?? '';
    expect(JSON.parse(quoted.slice(1, -1).replaceAll(String.raw`'\''`, "'"))).toEqual(input);
    expect(quoted.replaceAll(String.raw`'\''`, '').slice(1, -1)).not.toContain("'");
    expect(sessionCode('typescript', input)).toContain(JSON.stringify(input.externalId));
  });
});
