import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BranchEvents } from '../../../src/admin/branch-manager/model/branchActions.js';
import { useBranchManager } from '../../../src/admin.js';
import { startWorld, type World } from '../../data/support/startWorld.js';

let world: World;
beforeEach(() => {
  world = startWorld();
});

async function show(selectedBranch?: string, events: BranchEvents = {}) {
  const { result } = renderHook(() => useBranchManager({ deploymentId: 1, selectedBranch, ...events }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.selected).toBeDefined());
  await waitFor(() => expect(result.current.isDevModePending).toBe(false));
  const branch = (name: string) => {
    const found = result.current.branches.find((other) => other.name === name);
    if (found === undefined) throw new Error(`There is no branch ${name}.`);
    return found;
  };
  return { result, branch };
}

describe('branches of a deployment', () => {
  it('select the branch of dev mode first, with its uncommitted changes', async () => {
    const { result } = await show();
    expect(result.current.selected?.name).toBe('dev-ada');
    await waitFor(() => expect(result.current.changed.files).toEqual([{ path: 'model/cubes/orders.yml', change: 'changed' }]));
  });

  it('report with a deleted branch that its children moved', async () => {
    const onDeleted = vi.fn();
    const { result, branch } = await show(undefined, { onDeleted });
    const removed = branch('loyalty-program');
    await act(() => result.current.delete(removed, { removeOnUpstream: false }));
    await waitFor(() => expect(branch('loyalty-tiers').parentBranch).toBe('main'));
    expect(onDeleted).toHaveBeenCalledWith(removed, { removeOnUpstream: false });
  });

  it('keep a conflict with its branch, do not retry, and report it to the host', async () => {
    const onError = vi.fn();
    const { result, branch } = await show(undefined, { onError });
    const from = branch('margin-after-returns');
    const options = { message: '', deletesBranch: false, squashesCommits: false, switchesToParent: false };
    const outcome = await act(() => result.current.merge({ branch: from, into: 'autumn-release', target: 'parent', ...options }));
    expect(outcome.kind).toBe('failed');
    expect(result.current.problemOf(from)).toMatchObject({ action: 'merge', kind: 'conflict' });
    expect(onError).toHaveBeenCalledWith(expect.anything(), { widget: 'branch-manager', operation: 'mergeIntoParentBranch' });
    expect(world.sent(/\/merge$/)).toHaveLength(1);
  });

  it('do not report an action as failed if only its response was lost, and refetch', async () => {
    const { result, branch } = await show();
    const from = branch('loyalty-tiers');
    world.onAnswer = (sent) => {
      if (sent.startsWith('DELETE')) throw new TypeError('connection lost');
    };
    await act(() => result.current.delete(from, { removeOnUpstream: false }));
    expect(result.current.problemOf(from)).toMatchObject({ action: 'delete', kind: 'unknown' });
    await waitFor(() => expect(result.current.branches.map(({ name }) => name)).not.toContain('loyalty-tiers'));
    expect(world.sent(/^DELETE/)).toHaveLength(1);
  });

  it('ask the host first, and do nothing if it vetoes', async () => {
    const { result, branch } = await show(undefined, { onBeforePull: () => false });
    const outcome = await act(() => result.current.pull(branch('autumn-release')));
    expect(outcome).toEqual({ kind: 'vetoed' });
    expect(world.sent(/\/pull$/)).toEqual([]);
  });

  it('are busy independently', async () => {
    const { result, branch } = await show();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    world.onAnswer = (sent) => (sent.endsWith('/pull') ? answered : undefined);
    const pulled = result.current.pull(branch('autumn-release'));
    await waitFor(() => expect(result.current.runningOn(branch('autumn-release'))).toBe('pull'));
    expect(result.current.runningOn(branch('dev-ada'))).toBeUndefined();
    answer();
    await act(() => pulled);
    expect(result.current.runningOn(branch('autumn-release'))).toBeUndefined();
  });

  it('send one request for a double press', async () => {
    const { result, branch } = await show();
    const from = branch('autumn-release');
    await act(() => Promise.all([result.current.pull(from), result.current.pull(from)]));
    expect(world.sent(/\/pull$/)).toHaveLength(1);
  });

  it('distinguish an invalid model from a failed validation, and mark results from before a change', async () => {
    const { result, branch } = await show('autumn-release');
    await act(() => result.current.validation.run());
    await waitFor(() => expect(result.current.validation.result?.valid).toBe(true));
    expect(result.current.validation.isStale).toBe(false);
    await act(() => result.current.pull(branch('autumn-release')));
    await waitFor(() => expect(result.current.validation.isStale).toBe(true));
    world.service.faults = { failOnce: [{ status: 503, path: '/validate' }] };
    await act(() => result.current.validation.run());
    await waitFor(() => expect(result.current.validation.error?.kind).toBe('server'));
    expect(result.current.validation.result?.valid).toBe(true);
  });

  it('treat an invalid model as a result', async () => {
    const { result } = await show('loyalty-points');
    await act(() => result.current.validation.run());
    await waitFor(() => expect(result.current.validation.result?.valid).toBe(false));
    expect(result.current.validation.error).toBeUndefined();
  });
});
