import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VariablesEditorEvents } from '../../../src/admin/environment-variables-editor/model/useVariableReview.js';
import { useEnvironmentVariablesEditor } from '../../../src/admin.js';
import { setEnvVariables } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';

const deploymentId = 1;

async function openEditor(events: VariablesEditorEvents = {}) {
  const world = startWorld();
  const { result, unmount } = renderHook(() => useEnvironmentVariablesEditor({ deploymentId, ...events }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.list.state.status).toBe('ready'));
  return { world, result, unmount };
}

afterEach(() => vi.restoreAllMocks());

describe('saving', () => {
  it('sends only changes, reports names without values, and keeps no values in memory', async () => {
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    const [onBeforeSave, onSaved] = [vi.fn(), vi.fn()];
    const { world, result } = await openEditor({ onBeforeSave, onSaved });
    act(() =>
      result.current.setValues([
        { name: 'MFA_TOKEN', value: 'hunter2' },
        { name: 'LOG_LEVEL', value: 'info' },
      ]),
    );
    act(() => result.current.setValue('legacy.flag', 'off'));
    expect(result.current.unsavedCount).toBe(2);
    await act(() => result.current.openReview());
    await act(() => result.current.save());
    expect(world.sent(/^PUT/)).toHaveLength(1);
    const names = { added: ['MFA_TOKEN'], changed: ['legacy.flag'] };
    expect(onBeforeSave).toHaveBeenCalledWith(names);
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ items: expect.any(Array) }), names);
    expect(result.current.unsavedCount).toBe(0);
    expect(result.current.list.items.find(({ name }) => name === 'legacy.flag')?.value).toBe('off');
    const kept = JSON.stringify([
      world.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      world.queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      result.current,
      onSaved.mock.calls,
    ]);
    expect(kept).not.toContain('hunter2');
    for (const log of logged) expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
  });

  it('sends nothing if the host vetoes, and keeps the changes', async () => {
    const { world, result } = await openEditor({ onBeforeSave: () => false });
    act(() => result.current.setValue('TIMEZONE', 'UTC'));
    await act(() => result.current.openReview());
    await act(() => result.current.save());
    expect(world.sent(/^PUT/)).toEqual([]);
    expect(result.current.unsavedCount).toBe(1);
    expect(result.current.review.status).toBe('open');
  });

  it('keeps everything typed if saving fails, reports it, and can retry', async () => {
    const onError = vi.fn();
    const { world, result } = await openEditor({ onError });
    act(() => result.current.setValue('TIMEZONE', 'UTC'));
    await act(() => result.current.openReview());
    world.service.faults = {};
    world.onRequest = (sent) => {
      world.service.faults = sent.startsWith('PUT') ? { failOnce: [{ status: 503 }] } : {};
    };
    await act(() => result.current.save());
    expect(result.current.review).toMatchObject({ status: 'open', error: { status: 503 } });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }), {
      widget: 'environment-variables-editor',
      operation: 'setEnvVariables',
    });
    expect(result.current.draftValueOf('TIMEZONE')).toBe('UTC');
    world.onRequest = () => {};
    await act(() => result.current.save());
    expect(result.current.unsavedCount).toBe(0);
  });

  it('sends only reviewed changes: anything newer is shown first', async () => {
    const { world, result } = await openEditor();
    act(() => result.current.setValue('TIMEZONE', 'UTC'));
    await act(() => result.current.openReview());
    await setEnvVariables(world.client, { deploymentId, env_variables: [{ name: 'TIMEZONE', value: 'Asia/Tokyo' }] });
    const puts = world.sent(/^PUT/).length;
    await act(() => result.current.save());
    expect(world.sent(/^PUT/)).toHaveLength(puts);
    expect(result.current.review).toMatchObject({ status: 'open', hasMoved: true });
    expect(result.current.plan).toMatchObject([{ before: 'Asia/Tokyo', after: 'UTC', meanwhile: 'changed' }]);
    act(() => result.current.keepMine('TIMEZONE'));
    await act(() => result.current.save());
    expect(result.current.list.items.find(({ name }) => name === 'TIMEZONE')?.value).toBe('UTC');
  });
});

describe('unsaved changes', () => {
  it('cause a warning before the page closes until they are discarded', async () => {
    const { result, unmount } = await openEditor();
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    act(() => result.current.setValue('TIMEZONE', 'UTC'));
    expect(isHeld()).toBe(true);
    const answer = result.current.leaveGuard.mayLeave();
    act(() => result.current.leaveGuard.answer(true));
    expect(await answer).toBe(true);
    expect(result.current.unsavedCount).toBe(0);
    expect(isHeld()).toBe(false);
    act(() => result.current.setValue('TIMEZONE', 'UTC'));
    unmount();
    expect(isHeld()).toBe(false);
  });

  it('never reach another deployment', async () => {
    const world = startWorld();
    const { result, rerender } = renderHook((id: number) => useEnvironmentVariablesEditor({ deploymentId: id }), {
      wrapper: world.wrapper,
      initialProps: 1,
    });
    await waitFor(() => expect(result.current.list.state.status).toBe('ready'));
    act(() => result.current.setValue('TIMEZONE', 'UTC'));
    rerender(2);
    expect(result.current.unsavedCount).toBe(0);
  });
});

it.each(['viewer', 'analyst'])('are impossible for an account of the role %s, whose policies do not allow them', async (name) => {
  const world = startWorld({
    credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: `${name}@parley.example` }) }),
  });
  const { result } = renderHook(() => useEnvironmentVariablesEditor({ deploymentId }), { wrapper: world.wrapper });
  await waitFor(() => expect(result.current.isReadOnly).toBe(true));
});
