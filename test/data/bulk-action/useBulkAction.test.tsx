import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getFolders, getUsers, getWorkbooks, type ProvisionEmbedUserInput, type WorkspaceItemRef } from '../../../src/client.js';
import { refetchInvalidated } from '../../../src/data/invalidatePaths.js';
import {
  readBulkDelete,
  readBulkMove,
  readBulkUserAction,
  readProvisionedEmbedUsers,
  useBulkAction,
  useBulkDeleteWorkspaceObjects,
  useBulkMoveWorkspaceObjects,
  useBulkUserAction,
  useProvisionEmbedUsers,
  useResourceList,
  usersInfiniteQuery,
  usersQuery,
  useUsers,
  workspaceItemId,
} from '../../../src/data.js';
import { deferred } from '../../client/support/deferred.js';
import { startWorld, type World } from '../support/startWorld.js';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const bulkRequests = /^POST .*\/bulk/;
const selfId = 1;

function renderUserBulk(world: World, action: 'DELETE' | 'DEACTIVATE' = 'DELETE', onSettled?: () => void) {
  return renderHook(
    () => {
      const { mutateAsync } = useBulkUserAction();
      return useBulkAction({
        run: (userIds: readonly number[]) => mutateAsync({ action, userIds }).then(readBulkUserAction),
        idOf: (id) => id,
        onSettled,
      });
    },
    { wrapper: world.wrapper },
  );
}

const userExists = async ({ client }: World, id: number) => (await getUsers(client, { first: 2_000 })).items.some((user) => user.id === id);

describe('many users', () => {
  it('reports the outcome of each item, keeps failed ones, and refetches the list', async () => {
    const world = startWorld();
    const query = usersQuery(world.client, { first: 3 });
    await world.queryClient.query(query);
    const onSettled = vi.fn();
    const { result } = renderUserBulk(world, 'DELETE', onSettled);
    await act(() => result.current.run([selfId, 2, 99_999]));
    expect(result.current).toMatchObject({ status: 'done', total: 3, settled: 3, succeededIds: [2], failedIds: [selfId, 99_999] });
    expect(result.current.idsToKeep).toEqual([selfId, 99_999]);
    expect(result.current.reasons).toEqual([
      { status: 400, message: expect.stringContaining('yourself'), ids: [selfId] },
      { status: 404, message: expect.stringContaining('not found'), ids: [99_999] },
    ]);
    expect(world.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('are sent in chunks of a hundred, one after the other, with progress', async () => {
    const world = startWorld();
    const { result } = renderUserBulk(world, 'DEACTIVATE');
    const second = deferred<void>();
    world.onRequest = () => (world.sent(bulkRequests).length === 2 ? second.promise : undefined);
    let run: Promise<unknown> = Promise.resolve();
    act(() => {
      run = result.current.run(numbers(2, 251));
    });
    await waitFor(() => expect(result.current.settled).toBe(100));
    expect(result.current).toMatchObject({ status: 'running', total: 250 });
    expect(world.sent(bulkRequests)).toHaveLength(2);
    second.resolve();
    await act(() => run);
    expect(result.current).toMatchObject({ status: 'done', settled: 250 });
    expect(world.sent(bulkRequests)).toHaveLength(3);
  });

  it('are sent once on a double click', async () => {
    const world = startWorld();
    const onSettled = vi.fn();
    const { result } = renderUserBulk(world, 'DELETE', onSettled);
    await act(() => Promise.all([result.current.run([2, 3]), result.current.run([2, 3])]));
    expect(world.sent(bulkRequests)).toHaveLength(1);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('are unknown if the response was lost, even if the service succeeded, and nothing more is sent without a request', async () => {
    const world = startWorld();
    const { result } = renderUserBulk(world);
    world.onAnswer = (sent) => {
      if (bulkRequests.test(sent) && world.sent(bulkRequests).length === 3) throw new TypeError('connection lost');
    };
    await act(() => result.current.run(numbers(2, 351)));
    expect(world.sent(bulkRequests)).toHaveLength(3);
    expect(result.current).toMatchObject({ status: 'stopped', error: { kind: 'network' } });
    expect(result.current.succeededIds).toEqual(numbers(2, 201));
    expect(result.current.unknownIds).toEqual(numbers(202, 301));
    expect(result.current.notSentIds).toEqual(numbers(302, 351));
    expect(await userExists(world, 202)).toBe(false);

    await act(() => result.current.resume());
    expect(result.current.notSentIds).toEqual([]);
    expect(result.current.unknownIds).toEqual(numbers(202, 301));
    await act(() => result.current.retryUnknown());
    expect(result.current).toMatchObject({ status: 'done', unknownIds: [], failedIds: [] });
  });

  it('stop between two chunks when they are cancelled, or when the component unmounts', async () => {
    for (const stop of ['cancel', 'unmount'] as const) {
      const world = startWorld();
      const { result, unmount } = renderUserBulk(world);
      const held = deferred<void>();
      world.onAnswer = () => held.promise;
      let run: ReturnType<typeof result.current.run> | undefined;
      act(() => {
        run = result.current.run(numbers(2, 151));
      });
      if (stop === 'unmount') unmount();
      else act(() => result.current.cancel());
      held.resolve();
      const report = await act(async () => run);
      expect(report).toMatchObject({ status: 'stopped', settled: 100, notSentIds: numbers(102, 151) });
      expect(world.sent(bulkRequests)).toHaveLength(1);
    }
  });

  it('fail together if the whole request is refused', async () => {
    const world = startWorld({
      credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email: 'analyst@parley.example' }) }),
    });
    const { result } = renderUserBulk(world);
    await act(() => result.current.run([3, 4]));
    expect(result.current).toMatchObject({ status: 'stopped', failedIds: [3, 4], reasons: [{ status: 403, ids: [3, 4] }] });
  });
});

describe('several actions', () => {
  type Action = 'ACTIVATE' | 'DEACTIVATE' | 'DELETE';

  function renderActions(world: World, onSettled?: (report: unknown, action: Action) => void) {
    return renderHook(
      () => {
        const { mutateAsync } = useBulkUserAction();
        return useBulkAction({
          run: (userIds: readonly number[], action: Action) => mutateAsync({ action, userIds }).then(readBulkUserAction),
          idOf: (id) => id,
          chunkSize: 2,
          onSettled,
        });
      },
      { wrapper: world.wrapper },
    );
  }

  it('stay separate: a run keeps its action through chunks and retries', async () => {
    const world = startWorld();
    const onSettled = vi.fn();
    const { result } = renderActions(world, onSettled);
    expect(result.current.action).toBeUndefined();
    await act(() => Promise.all([result.current.run([2, 3, 99_999], 'DEACTIVATE'), result.current.run([2, 3], 'DELETE')]));
    expect(result.current).toMatchObject({ action: 'DEACTIVATE', succeededIds: [2, 3], failedIds: [99_999] });
    await act(() => result.current.retryFailed());
    await act(() => result.current.run([4], 'DELETE'));
    expect(result.current).toMatchObject({ action: 'DELETE', succeededIds: [4] });
    expect(onSettled.mock.calls.map(([, done]) => done)).toEqual(['DEACTIVATE', 'DEACTIVATE', 'DELETE']);
    expect([await userExists(world, 2), await userExists(world, 4)]).toEqual([true, false]);
    act(() => result.current.reset());
    expect(result.current.action).toBeUndefined();
  });

  it('can be sent without refetching; what they changed is invalidated for the end of the run', async () => {
    const world = startWorld();
    const { result } = renderHook(
      () => {
        const { mutateAsync } = useBulkUserAction({ refetchType: 'none' });
        return { users: useUsers({ first: 3 }), mutateAsync };
      },
      { wrapper: world.wrapper },
    );
    await waitFor(() => expect(result.current.users.isSuccess).toBe(true));
    await act(() => result.current.mutateAsync({ action: 'DELETE', userIds: [2] }));
    const { queryKey } = usersQuery(world.client, { first: 3 });
    expect(world.queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
    expect(world.sent(/^GET .*\/users/)).toHaveLength(1);
    act(() => refetchInvalidated(world.queryClient, world.client));
    await waitFor(() => expect(result.current.users.data?.items.map(({ id }) => id)).toEqual([1, 3, 4]));
  });
});

describe('responses of other bulk operations', () => {
  const itemIdOf = (item: WorkspaceItemRef) => workspaceItemId(item);
  const deploymentId = 1;

  it('distinguish folders, workbooks and reports with the same id', async () => {
    const world = startWorld();
    const workbook = (await getWorkbooks(world.client, { deploymentId, first: 1 })).items[0]?.id ?? 0;
    const { result } = renderHook(
      () => {
        const { mutateAsync } = useBulkDeleteWorkspaceObjects();
        return useBulkAction({
          run: (items: readonly WorkspaceItemRef[]) => mutateAsync({ deploymentId, items }).then(readBulkDelete),
          idOf: itemIdOf,
        });
      },
      { wrapper: world.wrapper },
    );
    await act(() =>
      result.current.run([
        { type: 'WORKBOOK', id: workbook },
        { type: 'FOLDER', id: 9_999 },
      ]),
    );
    expect(result.current.succeededIds).toEqual([`WORKBOOK ${workbook}`]);
    expect(result.current.reasons).toMatchObject([{ status: 404, ids: ['FOLDER 9999'] }]);
  });

  it('report moved items', async () => {
    const world = startWorld();
    const folderId = (await getFolders(world.client, { deploymentId })).items[0]?.id ?? 0;
    const workbook = (await getWorkbooks(world.client, { deploymentId, first: 1 })).items[0]?.id ?? 0;
    const { result } = renderHook(
      () => {
        const { mutateAsync } = useBulkMoveWorkspaceObjects();
        return useBulkAction({
          run: (items: readonly WorkspaceItemRef[]) => mutateAsync({ deploymentId, folderId, items }).then(readBulkMove),
          idOf: itemIdOf,
        });
      },
      { wrapper: world.wrapper },
    );
    await act(() =>
      result.current.run([
        { type: 'WORKBOOK', id: workbook },
        { type: 'FOLDER', id: folderId },
      ]),
    );
    expect(result.current.succeededIds).toEqual([`WORKBOOK ${workbook}`]);
    expect(result.current.reasons).toMatchObject([{ status: 400, ids: [`FOLDER ${folderId}`] }]);
  });

  it('report provisioned embed users', async () => {
    const world = startWorld();
    const { result } = renderHook(
      () => {
        const { mutateAsync } = useProvisionEmbedUsers();
        return useBulkAction({
          run: (users: readonly ProvisionEmbedUserInput[]) =>
            mutateAsync({ embedTenantName: 'harbor-goods', users }).then(readProvisionedEmbedUsers),
          idOf: ({ externalId }) => externalId,
        });
      },
      { wrapper: world.wrapper },
    );
    await act(() => result.current.run([{ externalId: 'new-1' }, { externalId: 'new-2', tenantGroups: ['no such group'] }]));
    expect(result.current).toMatchObject({ status: 'done', succeededIds: ['new-1'], reasons: [{ status: 400, ids: ['new-2'] }] });
  });
});

it('leaves the failed items selected in a list, which is refetched without the others', async () => {
  const world = startWorld();
  const { result } = renderHook(
    () => {
      const list = useResourceList({ query: usersInfiniteQuery, params: { first: 3 }, idOf: ({ id }) => id });
      const { mutateAsync } = useBulkUserAction();
      const bulk = useBulkAction({
        run: (userIds: readonly number[]) => mutateAsync({ action: 'DELETE', userIds }).then(readBulkUserAction),
        idOf: (id) => id,
        onSettled: ({ idsToKeep }) => list.selection.set(idsToKeep),
      });
      return { list, bulk };
    },
    { wrapper: world.wrapper },
  );
  await waitFor(() => expect(result.current.list.items).toHaveLength(3));
  act(() => result.current.list.selection.selectAllLoaded());
  await act(() => result.current.bulk.run([...result.current.list.selection.ids]));
  await waitFor(() => expect(result.current.list.items.map(({ id }) => id)).toEqual([selfId, 4, 5]));
  expect([...result.current.list.selection.ids]).toEqual([selfId]);
});
