import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createWidget,
  OidcTokenConfigs,
  type ResourceColumn,
  UserManagement,
  WidgetBoundary,
  WorkspaceExplorer,
} from '../../../src/admin.js';
import { type OidcTokenConfig, ServiceError } from '../../../src/client.js';
import { useOidcTokenConfigs } from '../../../src/data.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

beforeEach(() => {
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const configs = /^GET \/api\/v1\/oidc-token-configs/;

/** Replaces each record of an answer. */
function rewriting(world: World, read: RegExp, change: (record: Readonly<Record<string, unknown>>, index: number) => unknown): void {
  world.rewrite = async (sent, response) => {
    if (!read.test(sent)) return response;
    const body = await response.json();
    return Response.json(Array.isArray(body) ? body.map(change) : { ...body, items: body.items.map(change) });
  };
}

const brokenColumns = (throwFor: (config: OidcTokenConfig) => boolean) => (defaults: readonly ResourceColumn<OidcTokenConfig, never>[]) => [
  ...defaults,
  {
    id: 'own',
    header: () => 'Own',
    cell: (config: OidcTokenConfig) => {
      if (throwFor(config)) throw new TypeError('A mistake of the host.');
      return 'fine';
    },
  },
];

describe('a value that cannot be displayed', () => {
  it('is said in its cell, and told to the host once for its record', async () => {
    const onError = vi.fn();
    const columns = brokenColumns(({ id }) => id === 1);
    render(<OidcTokenConfigs columns={columns as never} onError={onError} />, { wrapper: startWorld().wrapper });
    expect(await screen.findByText('Couldn’t be displayed')).toBeVisible();
    expect(screen.getAllByText('fine')).toHaveLength(screen.getAllByRole('row').length - 2);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ServiceError), { widget: 'oidc-token-configs', operation: 'render' });
    expect(onError.mock.calls[0]?.[0].cause).toEqual(new TypeError('A mistake of the host.'));
  });

  it('is shown by the host, whose own mistake there does not take the page with it', async () => {
    const columns = brokenColumns(({ id }) => id === 1) as never;
    const { unmount } = render(<OidcTokenConfigs columns={columns} renderFailure={({ part }) => `No ${part}`} />, {
      wrapper: startWorld().wrapper,
    });
    expect(await screen.findByText('No value')).toBeVisible();
    unmount();
    const renderFailure = () => {
      throw new Error('Again.');
    };
    render(<OidcTokenConfigs columns={columns} renderFailure={renderFailure} />, { wrapper: startWorld().wrapper });
    expect(await screen.findByText('Couldn’t be displayed')).toBeVisible();
  });
});

it('a record without an ID is a row that says so, and the other rows stay', async () => {
  const world = startWorld();
  rewriting(world, configs, (record, index) => (index === 0 ? { ...record, id: null } : record));
  render(<OidcTokenConfigs />, { wrapper: world.wrapper });
  expect(await screen.findByText('This item couldn’t be displayed.')).toBeVisible();
  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0);
  expect(document.querySelector('[data-slot="oidc-token-configs"]')).toHaveAttribute('data-state', 'ready');
});

it('a widget tries again with answers that fit their types, also if another part of the page shows the same', async () => {
  const world = startWorld();
  const onError = vi.fn();
  rewriting(world, /\/workspace\?/, (record, index) =>
    index === 0 ? { ...record, name: null, updatedAt: {}, folderPath: 'x', user: { id: {} } } : record,
  );
  render(<WorkspaceExplorer deploymentId={1} onError={onError} />, { wrapper: world.wrapper });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(2);
  expect(document.querySelector('[data-slot="workspace-explorer"]')).toHaveAttribute('data-state', 'ready');
});

describe('a widget that cannot be rendered', () => {
  function Host() {
    const { data = [] } = useOidcTokenConfigs();
    if (data.some(({ name }) => name === 'BROKEN')) throw new Error('Broken.');
    return <p>{data.map(({ name }) => name).join(', ')}</p>;
  }

  it('shows its own error, tells the host, and reads everything again on a retry; the rest of the page stays', async () => {
    const world = startWorld();
    const onError = vi.fn();
    let isBroken = true;
    rewriting(world, configs, (record) => (isBroken ? { ...record, name: 'BROKEN' } : record));
    render(
      <>
        <WidgetBoundary name="host" onError={onError}>
          <Host />
        </WidgetBoundary>
        <UserManagement />
      </>,
      { wrapper: world.wrapper },
    );
    expect(await screen.findByText('This section couldn’t be displayed.')).toBeVisible();
    expect(document.querySelector('[data-slot="host"]')).toHaveAttribute('data-state', 'failed');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'protocol' }), { widget: 'host', operation: 'render' });
    await waitFor(() => expect(document.querySelector('[data-slot="user-management"]')).toHaveAttribute('data-state', 'ready'));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/\w, \w/, { selector: 'p' })).toBeVisible();
  });

  it('forgets its failure when its subject changes', async () => {
    const Part = ({ isBroken }: { isBroken: boolean }) => {
      if (isBroken) throw new Error('Broken.');
      return 'whole';
    };
    const of = (subject: number) => (
      <WidgetBoundary name="host" subject={subject} renderFailure={() => 'failed'}>
        <Part isBroken={subject === 1} />
      </WidgetBoundary>
    );
    const { rerender } = render(of(1), { wrapper: startWorld().wrapper });
    expect(await screen.findByText('failed')).toBeVisible();
    rerender(of(2));
    expect(await screen.findByText('whole')).toBeVisible();
  });

  it('is no excuse for a missing provider, which is still reported as such', () => {
    expect(() => render(<UserManagement />)).toThrow(/QueryClient|ParleyProvider/);
  });
});

it('a dialog that cannot be rendered says so in a dialog, which closes; its widget stays', async () => {
  const { Root, DialogOf } = createWidget<object, object, { kind: 'ask' }>({
    name: 'asker',
    root: 'AskerRoot',
    options: {},
    useModel: () => ({}),
    stateOf: () => 'ready',
  });
  function ask(): never {
    throw new Error('No question.');
  }
  render(
    <Root defaultDialog={{ kind: 'ask' }}>
      <DialogOf kind="ask">{ask}</DialogOf>
    </Root>,
    { wrapper: startWorld().wrapper },
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'This dialog couldn’t be displayed' })).toBeVisible());
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await dialogCloses();
  expect(document.querySelector('[data-slot="asker"]')).toHaveAttribute('data-state', 'ready');
});
