import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteUser, type GetUsersParams, type ResourceOwner, ServiceError } from '../../../src/client.js';
import { type ResourceListOptions, reportsInfiniteQuery, useResourceList, usersInfiniteQuery } from '../../../src/data.js';
import { deferred } from '../../client/support/deferred.js';
import { startWorld, type World } from '../support/startWorld.js';

type UserListOptions = Partial<ResourceListOptions<ResourceOwner, GetUsersParams, number>>;

const idOf = ({ id }: { readonly id: number }) => id;

function useUserList(options: UserListOptions = {}) {
  return useResourceList({ query: usersInfiniteQuery, params: { first: 3 }, idOf, searchDelayMs: 250, ...options });
}

/** The list of users, loaded. */
async function startList(world: World, initialProps: UserListOptions = {}) {
  const list = renderHook(useUserList, { wrapper: world.wrapper, initialProps });
  await waitFor(() => expect(list.result.current.state.status).not.toBe('loading'));
  return list;
}

const userRequests = /^GET \/api\/v1\/users/;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('paging', () => {
  it('loads the next page once, however often it is requested, and none during a refetch', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    act(() => {
      result.current.loadMore();
      result.current.loadMore();
    });
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    expect(world.sent(userRequests)).toHaveLength(2);

    const held = deferred<void>();
    world.onAnswer = () => held.promise;
    act(() => {
      result.current.refetch();
      result.current.loadMore();
    });
    await waitFor(() => expect(result.current.isRefetching).toBe(true));
    act(() => result.current.loadMore());
    held.resolve();
    await waitFor(() => expect(result.current.query.isFetching).toBe(false));
    expect(result.current.items).toHaveLength(6);
    expect(world.sent(userRequests)).toHaveLength(4);
  });

  it('keeps page one if page two fails, and retries on request', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    world.service.faults = { failOnce: [{ status: 500, path: '/users' }] };
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.loadMoreError?.status).toBe(500));
    expect(result.current).toMatchObject({ state: { status: 'ready' }, hasMore: true, refetchError: undefined });
    expect(result.current.items).toHaveLength(3);

    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    expect(result.current.loadMoreError).toBeUndefined();
  });

  it('keeps its rows if a refetch fails, and reports the error', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    world.service.faults = { failOnce: [{ status: 403, path: '/users' }] };
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.refetchError?.status).toBe(403));
    expect(result.current).toMatchObject({ state: { status: 'ready' }, loadMoreError: undefined });
    expect(result.current.items).toHaveLength(3);
  });

  it('shows each item once if others were deleted between two pages', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    await deleteUser(world.client, { id: 3 });
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.items.map(idOf)).toEqual([1, 2, 4, 5, 6, 7]));
  });
});

describe('the state of a list', () => {
  const stateAfter = async (failure: 401 | 403 | 500) => {
    const world = startWorld();
    // A refused token is requested once more.
    world.service.faults = {
      failOnce: [{ status: failure, path: '/users' }, ...(failure === 401 ? [{ status: failure, path: '/users' }] : [])],
    };
    return (await startList(world)).result.current.state;
  };

  it('distinguishes denied, signed out and failed', async () => {
    expect(await stateAfter(403)).toMatchObject({ status: 'denied', error: { kind: 'permission' } });
    expect(await stateAfter(401)).toMatchObject({ status: 'error', error: { kind: 'authentication' } });
    expect(await stateAfter(500)).toMatchObject({ status: 'error', error: { kind: 'server' } });
  });

  it('distinguishes an empty list from a search without matches', async () => {
    const world = startWorld();
    const { result } = await startList(world, { defaultSearch: 'nobody at all' });
    expect(result.current).toMatchObject({ state: { status: 'filtered-empty' }, isFiltered: true });
    const empty = renderHook(
      () => useResourceList({ query: reportsInfiniteQuery, params: { deploymentId: 1, externalWorkbookId: 'none' }, idOf }),
      { wrapper: world.wrapper },
    );
    await waitFor(() => expect(empty.result.current.state.status).toBe('empty'));
  });

  it('recovers from an error when it is refetched', async () => {
    const world = startWorld();
    world.service.faults = { failOnce: [{ status: 500, path: '/users' }] };
    const { result } = await startList(world);
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
  });
});

describe('searching', () => {
  it('shows typed text at once, fetches after a pause, and keeps the old rows as stale until the new ones arrive', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    const held = deferred<void>();
    world.onAnswer = () => held.promise;
    for (const text of ['a', 'an', 'analyst']) act(() => result.current.search.setText(text));
    expect(result.current.search).toMatchObject({ text: 'analyst', applied: '', isPending: true });
    await pass(250);
    expect(result.current.search).toMatchObject({ text: 'analyst', applied: 'analyst', isPending: false });
    expect(result.current).toMatchObject({ isStale: true, hasMore: false, state: { status: 'ready' } });
    expect(result.current.items.map(idOf)).toEqual([1, 2, 3]);
    held.resolve();
    await waitFor(() => expect(result.current.isStale).toBe(false));
    expect(result.current.items.map(idOf)).toEqual([2]);
    expect(world.sent(/search=/)).toEqual(['GET /api/v1/users?first=3&search=analyst']);
  });

  it('never lets an older response overwrite a newer one', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    const late = deferred<void>();
    world.onAnswer = (sent) => (sent.endsWith('search=ana') ? late.promise : undefined);
    act(() => result.current.search.setText('ana'));
    await pass(250);
    act(() => result.current.search.setText('analyst'));
    await pass(250);
    await waitFor(() => expect(result.current.items.map(idOf)).toEqual([2]));
    await act(async () => late.resolve());
    await pass(50);
    expect(result.current.items.map(idOf)).toEqual([2]);
  });

  it('does not show the previous empty result for a new search', async () => {
    const world = startWorld();
    const { result } = await startList(world, { defaultSearch: 'nobody at all' });
    const held = deferred<void>();
    world.onAnswer = () => held.promise;
    act(() => result.current.search.clear());
    expect(result.current.state.status).toBe('loading');
    held.resolve();
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
  });

  it('keeps spaces in the input, and does not search for them', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    act(() => result.current.search.setText('analyst '));
    await pass(250);
    await waitFor(() => expect(result.current.items.map(idOf)).toEqual([2]));
    expect(result.current.search).toMatchObject({ text: 'analyst ', applied: 'analyst', isPending: false });
  });

  it('waits until composition ends, and searches at once on Enter', async () => {
    const world = startWorld();
    function Search() {
      return <input aria-label="Search" {...useUserList().search.inputProps} />;
    }
    render(<Search />, { wrapper: world.wrapper });
    const input = screen.getByLabelText('Search');
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: 'あな' } });
    await pass(1_000);
    expect(input).toHaveValue('あな');
    expect(world.sent(/search=/)).toEqual([]);
    fireEvent.compositionEnd(input);
    await pass(250);
    await waitFor(() => expect(world.sent(/search=/)).toHaveLength(1));

    fireEvent.change(input, { target: { value: 'noor' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await pass(1);
    await waitFor(() => expect(world.sent(/search=noor/)).toHaveLength(1));
  });

  it('follows a host that controls the search, without overwriting what is being typed', async () => {
    const world = startWorld();
    const onSearchChange = vi.fn();
    const { result, rerender } = await startList(world, { search: '', onSearchChange });
    act(() => result.current.search.setText('ana'));
    await pass(250);
    expect(onSearchChange.mock.calls).toEqual([['ana', { source: 'typing' }]]);
    expect(result.current.search).toMatchObject({ text: 'ana', applied: '' });

    // The host answers late, when more was typed.
    act(() => result.current.search.setText('analyst'));
    rerender({ search: 'ana', onSearchChange });
    expect(result.current.search).toMatchObject({ text: 'analyst', applied: 'ana' });
    await pass(250);
    expect(onSearchChange).toHaveBeenLastCalledWith('analyst', { source: 'typing' });

    rerender({ search: 'noor', onSearchChange });
    expect(result.current.search).toMatchObject({ text: 'noor', applied: 'noor' });
  });

  it('drops a pending search when it unmounts', async () => {
    const world = startWorld();
    const { result, unmount } = await startList(world);
    act(() => result.current.search.setText('ana'));
    unmount();
    await pass(1_000);
    expect(world.sent(/search=/)).toEqual([]);
  });
});

describe('filters and order', () => {
  const params = { deploymentId: 1, first: 2 };
  const startReports = async (world: World) => {
    const list = renderHook(() => useResourceList({ query: reportsInfiniteQuery, params, idOf, defaultSort: { sortBy: 'name' } }), {
      wrapper: world.wrapper,
    });
    await waitFor(() => expect(list.result.current.state.status).toBe('ready'));
    return list;
  };

  it('return to the first page, and can be restored', async () => {
    const world = startWorld();
    const { result } = await startReports(world);
    const first = result.current.items;
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(4));
    act(() => result.current.setSort({ sortBy: 'name', sortDirection: 'DESC' }));
    await waitFor(() => expect(result.current.isStale).toBe(false));
    expect(result.current.items).toHaveLength(2);
    expect(world.requests.at(-1)).not.toContain('after=');

    act(() => result.current.setFilters({ folderId: 999 }));
    await waitFor(() => expect(result.current.state.status).toBe('filtered-empty'));
    act(() => result.current.reset());
    await waitFor(() => expect(result.current.items.slice(0, 2)).toEqual(first));
    expect(result.current).toMatchObject({ filters: {}, sort: { sortBy: 'name' }, isFiltered: false });
  });

  it('are cleared including initial ones, and keep the order', async () => {
    const { result } = renderHook(
      () =>
        useResourceList({
          query: reportsInfiniteQuery,
          params,
          idOf,
          defaultSearch: 'zebra',
          defaultFilters: { folderId: 999 },
          defaultSort: { sortBy: 'name' },
        }),
      { wrapper: startWorld().wrapper },
    );
    await waitFor(() => expect(result.current.state.status).toBe('filtered-empty'));
    act(() => result.current.setSort({ sortBy: 'createdAt' }));
    act(() => result.current.clearFilters());
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    expect(result.current).toMatchObject({ filters: {}, sort: { sortBy: 'createdAt' }, isFiltered: false });
    expect(result.current.search).toMatchObject({ text: '', applied: '' });
  });

  it("are the host's if it controls them", async () => {
    const world = startWorld();
    const onFiltersChange = vi.fn();
    const { result } = renderHook(
      () => useResourceList({ query: reportsInfiniteQuery, params, idOf, filters: { folderId: null }, onFiltersChange }),
      { wrapper: world.wrapper },
    );
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
    expect(result.current.isFiltered).toBe(false);
    act(() => result.current.setFilters({ folderId: 5 }));
    expect(onFiltersChange).toHaveBeenCalledWith({ folderId: 5 }, { source: 'set' });
    expect(result.current.filters).toEqual({ folderId: null });
  });
});

describe('selection', () => {
  it('survives paging and searching, and counts loaded items separately', async () => {
    const world = startWorld();
    const { result } = await startList(world);
    act(() => result.current.selection.toggle(1));
    act(() => result.current.selection.toggleRange(1, 3));
    expect(result.current.selection).toMatchObject({ count: 3, loadedCount: 3, allLoadedSelected: true });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    expect(result.current.selection).toMatchObject({ count: 3, loadedCount: 3, allLoadedSelected: false, someLoadedSelected: true });

    act(() => result.current.search.setText('analyst'));
    await pass(250);
    await waitFor(() => expect(result.current.items.map(idOf)).toEqual([2]));
    expect(result.current.selection).toMatchObject({ count: 3, loadedCount: 1, allLoadedSelected: true });
    act(() => result.current.selection.forget([1, 2]));
    expect([...result.current.selection.ids]).toEqual([3]);
  });

  it('reports changes and their reason to a host that controls it, and waits for it', async () => {
    const world = startWorld();
    const onSelectionChange = vi.fn();
    const { result } = await startList(world, { selectedIds: new Set([2]), onSelectionChange });
    act(() => result.current.selection.selectAllLoaded());
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([2, 1, 3]), { source: 'all-loaded' });
    expect([...result.current.selection.ids]).toEqual([2]);
  });

  it('starts again without the previous rows if the list is another one', async () => {
    const world = startWorld();
    const { result, rerender } = await startList(world, { defaultSearch: 'ana' });
    act(() => result.current.selection.selectAllLoaded());
    rerender({ params: { first: 4 } });
    expect(result.current).toMatchObject({ state: { status: 'loading' }, items: [], isStale: false });
    expect(result.current.selection.count).toBe(0);
  });
});

describe('two lists of one resource', () => {
  it('share requests, and keep search and selection separate', async () => {
    const world = startWorld();
    const { result } = renderHook(() => [useUserList(), useUserList()] as const, { wrapper: world.wrapper });
    await waitFor(() => expect(result.current[1].state.status).toBe('ready'));
    expect(world.sent(userRequests)).toHaveLength(1);
    act(() => result.current[0].selection.toggle(1));
    expect(result.current[1].selection.count).toBe(0);
  });

  it('does not fetch if it is disabled', async () => {
    const world = startWorld();
    const { result } = renderHook(() => useUserList({ options: { enabled: false } }), { wrapper: world.wrapper });
    await pass(100);
    expect(result.current.state.status).toBe('loading');
    expect(world.requests).toEqual([]);
  });
});

it('returns errors as they occur', async () => {
  const world = startWorld();
  world.onRequest = () => {
    throw new TypeError('offline');
  };
  const { result } = await startList(world);
  expect(result.current.state).toMatchObject({ status: 'error', error: expect.any(ServiceError) });
});
