import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getReports, type Report, updateReport } from '../../../src/client.js';
import {
  reportsInfiniteQuery,
  resourcePrefix,
  useReport,
  useReports,
  useReportsInfinite,
  useUpdateReport,
  useUpdateUser,
  useUsers,
  useWorkspaceObjects,
} from '../../../src/data.js';
import { startWorld, type World } from '../support/startWorld.js';

const put = /^PUT .*\/reports\//;

/** A page that shows a report alone, in a list, in the pages of another, and in the workspace. */
async function showReport(world: World) {
  const [first, second] = (await getReports(world.client, { deploymentId: 1, first: 2 })).items;
  if (first === undefined || second === undefined) throw new Error('There are too few reports.');
  const hook = renderHook(
    () => ({
      alone: useReport({ deploymentId: 1, reportId: first.id }),
      list: useReports({ deploymentId: 1, first: 3 }),
      pages: useReportsInfinite({ deploymentId: 1, first: 1 }),
      rename: useUpdateReport({ optimistic: true }),
    }),
    { wrapper: world.wrapper },
  );
  await waitFor(() => expect(hook.result.current.pages.isSuccess && hook.result.current.list.isSuccess).toBe(true));
  await waitFor(() => expect(hook.result.current.alone.isSuccess).toBe(true));
  await act(() => hook.result.current.pages.fetchNextPage());
  const names = () => {
    const { alone, list, pages } = hook.result.current;
    const inPages = pages.data?.pages.flatMap(({ items }) => items);
    return [alone.data?.name, nameIn(list.data?.items, first.id), nameIn(inPages, first.id)];
  };
  const rename = (report: Report, name: string) =>
    hook.result.current.rename.mutateAsync({ deploymentId: 1, reportId: report.id, name }).then(
      () => 'done',
      (error: unknown) => error,
    );
  return { ...hook, first, second, names, rename };
}

const nameIn = (items: readonly Report[] | undefined, id: number) => items?.find((report) => report.id === id)?.name;

/** Holds back requests until they are let go. */
function holdRequests(world: World, pattern: RegExp) {
  const held: (() => void)[] = [];
  world.onRequest = (sent) => (pattern.test(sent) ? new Promise((resolve) => held.push(resolve)) : undefined);
  return {
    held,
    release() {
      world.onRequest = () => {};
      for (const go of held.splice(0)) go();
    },
  };
}

describe('an optimistic rename', () => {
  it('shows the new name alone, in lists and in pages before the service has answered, and keeps it', async () => {
    const world = startWorld();
    const { names, rename, first } = await showReport(world);
    const requests = holdRequests(world, put);
    const done = rename(first, 'Renamed');
    await waitFor(() => expect(names()).toEqual(['Renamed', 'Renamed', 'Renamed']));
    await waitFor(() => expect(requests.held).toHaveLength(1));
    requests.release();
    expect(await act(() => done)).toBe('done');
    await world.settle();
    expect(names()).toEqual(['Renamed', 'Renamed', 'Renamed']);
  });

  it('waits for the service without the option', async () => {
    const world = startWorld();
    const { result } = renderHook(() => ({ list: useReports({ deploymentId: 1, first: 3 }), rename: useUpdateReport() }), world);
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    const [report] = result.current.list.data?.items ?? [];
    const requests = holdRequests(world, put);
    act(() => result.current.rename.mutate({ deploymentId: 1, reportId: report?.id ?? 0, name: 'Renamed' }));
    await waitFor(() => expect(requests.held).toHaveLength(1));
    expect(nameIn(result.current.list.data?.items, report?.id ?? 0)).toBe(report?.name);
    requests.release();
  });

  it('gives the name back if the service refuses, and leaves the pages that were loaded meanwhile', async () => {
    const world = startWorld();
    const { result, names, rename, first } = await showReport(world);
    const requests = holdRequests(world, put);
    world.answer = (sent) => (put.test(sent) ? new Response('{"error":"No."}', { status: 403 }) : undefined);
    const done = rename(first, 'Renamed');
    await waitFor(() => expect(names()[2]).toBe('Renamed'));
    // The pages before are carried over, with the name that is not confirmed.
    await act(() => result.current.pages.fetchNextPage());
    await waitFor(() => expect(result.current.pages.data?.pages).toHaveLength(3));
    expect(names()[2]).toBe('Renamed');
    requests.release();
    expect(await act(() => done)).toMatchObject({ kind: 'permission' });
    await waitFor(() => expect(names()).toEqual([first.name, first.name, first.name]));
    expect(result.current.pages.data?.pages).toHaveLength(3);
  });

  it('is above what is read while it is pending, and below it is what was read', async () => {
    const world = startWorld();
    const { result, names, rename, first } = await showReport(world);
    const requests = holdRequests(world, put);
    const done = rename(first, 'Mine');
    await waitFor(() => expect(requests.held).toHaveLength(1));
    world.onRequest = () => {};
    await updateReport(world.client, { deploymentId: 1, reportId: first.id, name: 'Of someone else' });
    const reads = world.sent(/^GET .*first=3/).length;
    await act(() => result.current.list.refetch());
    expect(world.sent(/^GET .*first=3/)).toHaveLength(reads + 1);
    expect(names()[1]).toBe('Mine');
    world.answer = (sent) => (put.test(sent) ? new Response('{"error":"No."}', { status: 403 }) : undefined);
    requests.release();
    await act(() => done);
    await waitFor(() => expect(names()[1]).toBe('Of someone else'));
  });

  it('takes back its own name alone where another change of the record is above it', async () => {
    const world = startWorld();
    const { names, rename, first, second, result } = await showReport(world);
    const requests = holdRequests(world, put);
    const one = rename(first, 'First');
    await waitFor(() => expect(requests.held).toHaveLength(1));
    const two = rename(first, 'Second');
    const other = rename(second, 'Other');
    await waitFor(() => expect(requests.held).toHaveLength(3));
    expect(names()).toEqual(['Second', 'Second', 'Second']);
    const [goOne, goTwo, goOther] = requests.held;
    let isRefused = true;
    world.answer = (sent) => (isRefused && put.test(sent) ? new Response('{"error":"No."}', { status: 403 }) : undefined);
    await act(async () => {
      goOne?.();
      await one;
    });
    const { queryKey } = reportsInfiniteQuery(world.client, { deploymentId: 1, first: 1 });
    const cached = world.queryClient.getQueryData(queryKey)?.pages.flatMap(({ items }) => items);
    expect(nameIn(cached, first.id)).toBe('Second');
    expect(names()).toEqual(['Second', 'Second', 'Second']);
    await act(async () => {
      goTwo?.();
      await two;
    });
    await waitFor(() => expect(names()).toEqual([first.name, first.name, first.name]));
    expect(nameIn(result.current.list.data?.items, second.id)).toBe('Other');
    isRefused = false;
    await act(async () => {
      goOther?.();
      await other;
    });
    expect(nameIn(result.current.list.data?.items, second.id)).toBe('Other');
  });

  it('reads again where the outcome is unknown, and then shows what the service has', async () => {
    const world = startWorld();
    const { names, rename, first } = await showReport(world);
    // Carried out, but the answer is lost.
    world.onAnswer = (sent) => {
      if (put.test(sent)) throw new TypeError('The connection was lost.');
    };
    expect(await act(() => rename(first, 'Renamed'))).toMatchObject({ kind: 'network' });
    await waitFor(() => expect(names()).toEqual(['Renamed', 'Renamed', 'Renamed']));
  });

  it('leaves the age of what is cached as it was', async () => {
    const world = startWorld();
    const { rename, first } = await showReport(world);
    const { queryKey } = reportsInfiniteQuery(world.client, { deploymentId: 1, first: 1 });
    const before = world.queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    const requests = holdRequests(world, put);
    const done = rename(first, 'Renamed');
    await waitFor(() => expect(requests.held).toHaveLength(1));
    expect(world.queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(before);
    expect(world.queryClient.isFetching({ queryKey: resourcePrefix(world.client) })).toBe(0);
    requests.release();
    await act(() => done);
  });
});

it('changes an item of the workspace as well, and no item of another type with the same id', async () => {
  const world = startWorld();
  const { result } = renderHook(
    () => ({ items: useWorkspaceObjects({ deploymentId: 1, first: 200 }), rename: useUpdateReport({ optimistic: true }) }),
    world,
  );
  await waitFor(() => expect(result.current.items.isSuccess).toBe(true));
  const report = result.current.items.data?.items.find(({ type }) => type === 'REPORT');
  const others = () => result.current.items.data?.items.filter(({ type }) => type !== 'REPORT').map(({ name }) => name);
  const before = others();
  const requests = holdRequests(world, put);
  act(() => result.current.rename.mutate({ deploymentId: 1, reportId: report?.id ?? 0, name: 'Renamed' }));
  await waitFor(() =>
    expect(result.current.items.data?.items.find(({ id, type }) => type === 'REPORT' && id === report?.id)?.name).toBe('Renamed'),
  );
  expect(others()).toEqual(before);
  requests.release();
});

it('changes a user by name, and not the fields that the call leaves out', async () => {
  const world = startWorld();
  const { result } = renderHook(() => ({ users: useUsers({ first: 5 }), update: useUpdateUser({ optimistic: true }) }), world);
  await waitFor(() => expect(result.current.users.isSuccess).toBe(true));
  const [, user] = result.current.users.data?.items ?? [];
  const requests = holdRequests(world, /^PUT .*\/users\//);
  act(() => result.current.update.mutate({ id: user?.id ?? 0, firstName: 'Augusta' }));
  const shown = () => result.current.users.data?.items.find(({ id }) => id === user?.id);
  await waitFor(() => expect(shown()?.firstName).toBe('Augusta'));
  expect(shown()).toEqual({ ...user, firstName: 'Augusta' });
  requests.release();
});
