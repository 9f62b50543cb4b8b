import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TokenMinter, type TokenMinterProps } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

describePart('TokenMinter', (props) => <TokenMinter deploymentId={1} {...props} />, {
  slot: 'token-minter',
  wrapper: startWorld().wrapper,
});

function show(props: Partial<TokenMinterProps> = {}) {
  const world = startWorld();
  const user = userEvent.setup();
  const view = render(<TokenMinter deploymentId={1} {...props} />, { wrapper: world.wrapper });
  return { ...world, world, user, view };
}

const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Create token' }));
const token = async (label: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name: label })).value;

it('shows a deployment token with its lifetime, and keeps it nowhere else', async () => {
  const onMinted = vi.fn();
  const { user, queryClient, view } = show({ onMinted });
  await user.click(screen.getByRole('combobox', { name: 'Expires after' }));
  await user.click(await screen.findByRole('option', { name: '15 minutes' }));
  await press(user);
  const made = await token('Deployment token');
  expect(made.split('.')).toHaveLength(3);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Expires in 1[45]:\d\d$/);
  expect(onMinted).toHaveBeenCalledExactlyOnceWith({ kind: 'deployment', expiresIn: 900 }, { expiresAtMs: expect.any(Number) });
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(view.container.innerHTML).not.toContain(made);
  expect(screen.getByRole('button', { name: 'Create token' })).toBeInTheDocument();
});

it('forgets a token when another kind or another deployment is chosen', async () => {
  const { user, view } = show();
  await press(user);
  await token('Deployment token');
  await user.click(screen.getByRole('tab', { name: 'Usage analytics token' }));
  await user.click(screen.getByRole('tab', { name: 'Deployment token' }));
  await press(user);
  await token('Deployment token');
  view.rerender(<TokenMinter deploymentId={2} />);
  expect(screen.queryByRole('textbox', { name: 'Deployment token' })).toBeNull();
});

it('sends the security context and the scopes of an environment token', async () => {
  const onBeforeMint = vi.fn();
  const { user } = show({ defaultKind: 'environment', onBeforeMint });
  const context = await screen.findByRole('textbox', { name: 'Security context (JSON)' });
  await user.type(context, '[[1]');
  await press(user);
  expect(await screen.findByText(/^Enter a JSON object/)).toBeInTheDocument();
  expect(onBeforeMint).not.toHaveBeenCalled();
  await user.clear(context);
  await user.type(context, '{{"region":"EMEA"}');
  await user.click(screen.getByRole('checkbox', { name: 'Running SQL' }));
  await press(user);
  await token('Environment token');
  expect(onBeforeMint).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ securityContext: { region: 'EMEA' }, scopes: ['sql-runner'], isForSync: false, expiresIn: 3_600 }),
  );
});

it('creates a token for syncing with a separate operation and no scopes', async () => {
  const { user, world } = show({ defaultKind: 'environment' });
  await user.click(await screen.findByRole('checkbox', { name: 'Only for syncing metadata' }));
  expect(screen.queryByRole('checkbox', { name: 'Running SQL' })).toBeNull();
  await press(user);
  await token('Environment token');
  expect(world.sent(/^POST .*tokens-for-meta-sync$/)).toHaveLength(1);
});

it('shows where to send a usage analytics token, and says if usage analytics is off', async () => {
  const { user, world } = show({ defaultKind: 'usage' });
  await press(user);
  await token('Usage analytics token');
  expect(screen.getByText('https://usage.parley.example/load/v1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  world.answer = (sent) => (/usage-analytics/.test(sent) ? Response.json({ error: 'Not enabled.' }, { status: 404 }) : undefined);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Usage analytics is off for this account.');
});

it('shows why the service refuses, and reports it with the operation', async () => {
  const onError = vi.fn();
  const { user, world } = show({ onError });
  world.answer = () => Response.json({ error: 'The key does not cover it.' }, { status: 403 });
  await press(user);
  expect(await screen.findByText('Couldn’t create the token')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'permission' }), {
    widget: 'token-minter',
    operation: 'deploymentToken',
  });
});
