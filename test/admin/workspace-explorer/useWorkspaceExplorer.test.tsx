import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WorkspaceEvents } from '../../../src/admin/workspace-explorer/model/workspaceActions.js';
import { useWorkspaceExplorer } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

async function explore(events: WorkspaceEvents = {}) {
  const world = startWorld();
  const { result } = renderHook(() => useWorkspaceExplorer({ deploymentId: 2, ...events }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.list.state.status).toBe('ready'));
  const named = (name: string) => result.current.list.items.filter((item) => item.name === name);
  return { world, result, named };
}

describe('useWorkspaceExplorer', () => {
  it('removes deleted items from the selection, and keeps failed ones', async () => {
    const onDeleted = vi.fn();
    const onError = vi.fn();
    const { result, named } = await explore({ onDeleted, onError });
    const items = [...named('Release checks'), ...named('Daily trading')];
    const ids = items.map(({ type, id }) => `${type} ${id}`);
    act(() => result.current.list.selection.set(ids));
    await act(async () => void (await result.current.delete(items)));
    await waitFor(() => expect([...result.current.list.selection.ids]).toEqual([ids[0]]));
    expect(onDeleted).toHaveBeenCalledExactlyOnceWith([ids[1]]);
    const source = { widget: 'workspace-explorer', operation: 'bulkDeleteWorkspaceObjects' };
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'validation', status: 400 }), source);
    expect(result.current.bulk.reasons).toEqual([expect.objectContaining({ status: 400, ids: [ids[0]] })]);
    await act(async () => void (await result.current.bulk.retryFailed()));
    expect([onDeleted, onError].map((event) => event.mock.calls.length)).toEqual([1, 2]);
  });

  it('shows the parent folder once the current one is deleted', async () => {
    const { result, named } = await explore();
    const folders = named('Merchandising');
    act(() => result.current.openFolder(folders[0]?.id ?? null));
    await waitFor(() => expect(result.current.path).toHaveLength(1));
    await act(async () => void (await result.current.delete(folders)));
    await waitFor(() => expect(result.current.folderId).toBeNull());
  });

  it.each(['Merchandising', 'Daily trading'])('reports the new and the previous name of %s to the host', async (name) => {
    const onRenamed = vi.fn();
    const { result, named } = await explore({ onRenamed });
    const [item] = named(name);
    if (item === undefined) throw new Error(`There is no ${name}.`);
    await act(async () => void (await result.current.rename(item, 'Autumn')));
    expect(onRenamed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: item.type, id: item.id, name: 'Autumn' }), item);
  });

  it('sends nothing if the host vetoes', async () => {
    const { world, result, named } = await explore({ onBeforeMove: () => false });
    await act(async () => expect(await result.current.move(named('Daily trading'), 1)).toEqual({ kind: 'vetoed' }));
    expect(world.sent(/bulk-move/)).toEqual([]);
  });

  it('reports the error and its operation to the host', async () => {
    const onError = vi.fn();
    const { world, result, named } = await explore({ onError });
    world.onRequest = (sent) => {
      if (/^(POST|PUT)/.test(sent)) throw new TypeError('The network is down.');
    };
    await act(async () => void (await result.current.createFolder({ name: 'Audit' })));
    await act(async () => void (await result.current.move(named('Daily trading'), null)));
    const operations = onError.mock.calls.map(([, source]) => source);
    expect(operations).toEqual(
      ['createFolder', 'bulkMoveWorkspaceObjects'].map((operation) => ({ widget: 'workspace-explorer', operation })),
    );
    expect(result.current.bulk.unknownIds).toHaveLength(1);
  });

  it('leaves open folders to a host that controls them, and asks it to open the parents of another one', async () => {
    const onExpandedFolderIdsChange = vi.fn();
    const { wrapper } = startWorld();
    const held = { deploymentId: 1, expandedFolderIds: ['top'] as const, onExpandedFolderIdsChange };
    const { result } = renderHook(() => useWorkspaceExplorer(held), { wrapper });
    act(() => result.current.folders.setExpandedIds([]));
    expect(onExpandedFolderIdsChange).toHaveBeenLastCalledWith([]);
    expect(result.current.folders.expandedIds).toEqual(['top']);
    act(() => result.current.openFolder(6));
    await waitFor(() => expect(result.current.path).toHaveLength(3));
    const ids = result.current.path.map(({ id }) => id);
    await waitFor(() => expect(onExpandedFolderIdsChange).toHaveBeenLastCalledWith(['top', ...ids]));
    expect(result.current.folders.expandedIds).toEqual(['top']);
  });

  it('keeps initially open folders that are not on the path, and lets them be closed', async () => {
    const { wrapper } = startWorld();
    const { result } = renderHook(() => useWorkspaceExplorer({ deploymentId: 1, defaultExpandedFolderIds: [1] }), { wrapper });
    expect(result.current.folders.expandedIds).toEqual(['top', 1]);
    act(() => result.current.folders.setExpandedIds(['top']));
    expect(result.current.folders.expandedIds).toEqual(['top']);
  });
});
