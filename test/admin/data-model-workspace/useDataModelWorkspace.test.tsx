import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDataModelWorkspace } from '../../../src/admin.js';
import { listFiles, type SourceTreeNode, updateFiles } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { startWorld, type World } from '../../data/support/startWorld.js';

let world: World;
beforeEach(() => {
  localStorage.clear();
  world = startWorld();
});

const orders = 'model/cubes/orders.yml';
const onBranch = { deploymentId: 1, branchName: 'dev-ada' };

/** The provider with the storage of the browser. */
const stored: World['wrapper'] = ({ children }) => (
  <ParleyProvider client={world.client} queryClient={world.queryClient}>
    {children}
  </ParleyProvider>
);

async function show(options: Partial<Parameters<typeof useDataModelWorkspace>[0]> = {}, wrapper = world.wrapper) {
  const shown = renderHook(() => useDataModelWorkspace({ deploymentId: 1, defaultOpenPath: orders, ...options }), { wrapper });
  await waitFor(() => expect(shown.result.current.file?.status).toBe('ready'));
  await waitFor(() => expect(shown.result.current.isEditable).toBe(true));
  return shown;
}

async function textAt(path: string): Promise<string | undefined> {
  const { items } = await listFiles(world.client, { ...onBranch, withContent: true });
  const find = (nodes: readonly SourceTreeNode[]): string | undefined =>
    nodes.map((node) => (node.path === `/${path}` ? node.content : find(node.children ?? []))).find((text) => text !== undefined);
  return find(items);
}

describe('the files of a branch', () => {
  it('are those of the branch in dev mode, read without their texts until a file is opened', async () => {
    const { result } = renderHook(() => useDataModelWorkspace({ deploymentId: 1 }), { wrapper: world.wrapper });
    await waitFor(() => expect(result.current.list.state.status).toBe('ready'));
    expect(result.current.branchName).toBe('dev-ada');
    expect(world.sent(/withContent=true/)).toEqual([]);
    act(() => result.current.open(orders));
    await waitFor(() => expect(result.current.file?.text).toContain('One row for each order that was paid'));
  });

  it('are saved, and reported to the host', async () => {
    const onSaved = vi.fn();
    const { result } = await show({ onSaved });
    act(() => result.current.edit('cubes: []\n'));
    expect(result.current.unsaved).toEqual([orders]);
    await act(async () => expect(await result.current.save([orders])).toMatchObject({ kind: 'done' }));
    expect(await textAt(orders)).toBe('cubes: []\n');
    expect(onSaved).toHaveBeenCalledWith('dev-ada', [{ path: orders, content: 'cubes: []\n' }]);
    expect(result.current.unsaved).toEqual([]);
    expect(result.current.file?.text).toBe('cubes: []\n');
  });

  it('are not saved over changes that someone else has made meanwhile', async () => {
    const { result } = await show();
    act(() => result.current.edit('mine'));
    await updateFiles(world.client, { ...onBranch, files: [{ path: orders, content: 'theirs' }] });
    await act(async () => expect(await result.current.save([orders])).toEqual({ kind: 'conflict', path: orders }));
    expect(await textAt(orders)).toBe('theirs');
    await waitFor(() => expect(result.current.file).toMatchObject({ state: 'conflict', text: 'mine', branchText: 'theirs' }));
    act(() => result.current.keepMine(orders));
    await act(async () => expect(await result.current.save([orders])).toMatchObject({ kind: 'done' }));
    expect(await textAt(orders)).toBe('mine');
  });

  it('keep unsaved text after a reload, and after a failed save', async () => {
    const { result, unmount } = await show({}, stored);
    world.answer = (sent) => (sent.startsWith('PUT') ? new Response('{}', { status: 503 }) : undefined);
    act(() => result.current.edit('typed'));
    await act(async () => expect(await result.current.save([orders])).toMatchObject({ kind: 'failed' }));
    expect(result.current.file).toMatchObject({ text: 'typed', state: 'unsaved' });
    unmount();
    const again = await show({}, stored);
    await waitFor(() => expect(again.result.current.file).toMatchObject({ text: 'typed', state: 'unsaved' }));
    act(() => again.result.current.discard([orders]));
    again.unmount();
    expect((await show({}, stored)).result.current.unsaved).toEqual([]);
  });

  it('move with their unsaved text, together with their folder, and back', async () => {
    const { result } = await show();
    act(() => result.current.edit('typed'));
    const folder = result.current.tree.byPath.get('model/cubes');
    if (folder === undefined) throw new Error('There is no folder model/cubes.');
    const outcome = await act(() => result.current.move(folder, 'model/tables'));
    expect(result.current.unsaved).toEqual(['model/tables/orders.yml']);
    expect(result.current.file?.path).toBe('model/tables/orders.yml');
    await waitFor(() => expect(result.current.tree.byPath.has('model/tables/stores.yml')).toBe(true));
    await act(async () => void (await (outcome.kind === 'done' && outcome.undo?.())));
    await waitFor(() => expect(result.current.tree.byPath.has(orders)).toBe(true));
    expect(result.current.unsaved).toEqual([orders]);
  });

  it('can be restored after being deleted', async () => {
    const { result } = await show();
    const before = await textAt(orders);
    const outcome = await act(() => result.current.delete('dev-ada', [{ path: orders, content: before }]));
    expect(result.current.file).toBeUndefined();
    expect(await textAt(orders)).toBeUndefined();
    await act(async () => void (await (outcome.kind === 'done' && outcome.undo?.())));
    expect(await textAt(orders)).toBe(before);
  });
});
