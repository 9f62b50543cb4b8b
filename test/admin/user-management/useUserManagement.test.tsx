import { createLocalService, type LocalServiceOptions } from '@parley/local-service';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UserManagementOptions } from '../../../src/admin/user-management/model/useUserManagement.js';
import { useUserManagement } from '../../../src/admin.js';
import { createServiceClient } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';

async function manage(options: UserManagementOptions, service?: LocalServiceOptions) {
  const wrapper = service === undefined ? startWorld().wrapper : wrapperOf(service);
  const { result } = renderHook(() => useUserManagement(options), { wrapper });
  await waitFor(() => expect(result.current.list.state.status).toBe('ready'));
  await waitFor(() => expect(result.current.me).toBeDefined());
  return result;
}

function wrapperOf(options: LocalServiceOptions) {
  const service = createLocalService({ agent: { answer: async function* () {} }, ...options });
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
    retry: false,
  });
  return ({ children }: { children: React.ReactNode }) => (
    <ParleyProvider client={client} storage={null}>
      {children}
    </ParleyProvider>
  );
}

describe('deleting a thousand of ten thousand users', () => {
  it('reports 963 successes and 37 failures with one reason, keeps the 37 selected, and reports both to the host', async () => {
    const onDeleted = vi.fn();
    const onError = vi.fn();
    const users = await manage({ pageSize: 1_001, onDeleted, onError }, { userCount: 10_000, isHeldUser: ({ id }) => id % 27 === 0 });
    act(() => users.current.list.selection.selectAllLoaded());
    expect(users.current.list.selection.count).toBe(1_000);

    const outcome = await act(() => users.current.deleteMany([...users.current.list.selection.ids]));
    expect(outcome.kind).toBe('done');
    const { bulk, list } = users.current;
    const heldIds = Array.from({ length: 37 }, (_, index) => 27 * (index + 1));
    expect(bulk).toMatchObject({ status: 'done', total: 1_000, settled: 1_000, unknownIds: [], notSentIds: [] });
    expect(bulk.succeededIds).toHaveLength(963);
    expect(bulk.failedIds).toEqual(heldIds);
    expect(bulk.reasons).toEqual([
      { status: 403, message: 'This user is managed by an identity provider. Delete the user there.', ids: heldIds },
    ]);
    expect([...list.selection.ids]).toEqual(heldIds);
    expect(onDeleted).toHaveBeenCalledExactlyOnceWith(bulk.succeededIds);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'permission', status: 403, message: bulk.reasons[0]?.message }),
      { widget: 'user-management', operation: 'bulkUserAction' },
    );

    await waitFor(() => expect(users.current.list.items).toHaveLength(1_001));
    const shown = new Set(users.current.list.items.map(({ id }) => id));
    expect(bulk.succeededIds.filter((id) => shown.has(id))).toEqual([]);
    expect(users.current.nameOf(2)).toBe('Noor');
  });
});

describe('the signed-in user', () => {
  it('is never part of a selection, and bulk actions never include the own account', async () => {
    const onBeforeDeactivate = vi.fn();
    const users = await manage({ pageSize: 5, defaultSelectedIds: [1, 2], onBeforeDeactivate });
    expect([...users.current.list.selection.ids]).toEqual([2]);
    act(() => users.current.list.selection.toggle(1));
    act(() => users.current.list.selection.toggleRange(2, 4));
    act(() => users.current.list.selection.selectAllLoaded());
    expect(users.current.list.selection.has(1)).toBe(false);
    expect(users.current.list.selection.allLoadedSelected).toBe(true);
    await act(() => users.current.deactivateMany([1, 2]));
    expect(onBeforeDeactivate).toHaveBeenCalledWith([2]);
    expect(users.current.bulk.succeededIds).toEqual([2]);
  });
});

describe('an action', () => {
  it('that the host vetoes is not sent', async () => {
    const world = startWorld();
    const { result } = renderHook(() => useUserManagement({ pageSize: 3, onBeforeDelete: () => false }), { wrapper: world.wrapper });
    await waitFor(() => expect(result.current.list.state.status).toBe('ready'));
    expect(await act(() => result.current.delete(2))).toEqual({ kind: 'vetoed' });
    expect(await act(() => result.current.deleteMany([2, 3]))).toEqual({ kind: 'vetoed' });
    expect(world.sent(/^(DELETE|POST)/)).toEqual([]);
  });

  it('that deactivates a user updates the known state', async () => {
    const users = await manage({ pageSize: 3 });
    expect(users.current.stateOf(2)).toBe('unknown');
    await act(() => users.current.deactivate(2));
    await waitFor(() => expect(users.current.stateOf(2)).toBe('deactivated'));
    await act(() => users.current.activateMany([2]));
    await waitFor(() => expect(users.current.stateOf(2)).toBe('active'));
  });

  it('that fails is reported to the host as an error, not as a success', async () => {
    const onDeleted = vi.fn();
    const onError = vi.fn();
    const users = await manage({ pageSize: 3, onDeleted, onError }, { isHeldUser: ({ id }) => id === 2 });
    expect(await act(() => users.current.delete(2))).toMatchObject({ kind: 'failed' });
    await act(() => users.current.deleteMany([2]));
    expect(onError.mock.calls.map(([, { operation }]) => operation)).toEqual(['deleteUser', 'bulkUserAction']);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('does not report passwords to the host', async () => {
    const onBeforeCreate = vi.fn();
    const onCreated = vi.fn();
    const users = await manage({ pageSize: 3, onBeforeCreate, onCreated });
    await act(() => users.current.create({ email: 'zoe@parley.example', username: 'zoe', password: 'secret-of-zoe' }));
    expect(onCreated).toHaveBeenCalledOnce();
    expect(JSON.stringify([onBeforeCreate.mock.calls, onCreated.mock.calls])).not.toContain('secret-of-zoe');
  });
});
