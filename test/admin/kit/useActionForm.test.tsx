import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type ActionOutcome, useActionForm } from '../../../src/admin.js';
import { deferred } from '../../client/support/deferred.js';

it('closes a dialog once its action has started, only once, and calls `done` at the end', async () => {
  const run = deferred<ActionOutcome<string>>();
  const onOpenChange = vi.fn();
  const done = vi.fn();
  const { result } = renderHook(() =>
    useActionForm({
      open: true,
      onOpenChange,
      initial: {},
      action(_, close) {
        close();
        return run.promise;
      },
      done,
    }),
  );
  act(() => result.current.submit());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(done).not.toHaveBeenCalled();
  await act(async () => run.resolve({ kind: 'done', result: 'Moved' }));
  expect(onOpenChange).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledExactlyOnceWith('Moved', {}, undefined);
});

it('starts with what was kept, and forgets it once it is sent or cancelled', async () => {
  const kept = new Map<string, object>();
  const memory = { read: () => kept.get('add'), keep: (values: object) => void kept.set('add', values), forget: () => void kept.clear() };
  const open = () =>
    renderHook(() =>
      useActionForm({
        open: true,
        onOpenChange: vi.fn(),
        initial: { name: '' },
        memory,
        action: ({ name }) => (name === '' ? undefined : Promise.resolve({ kind: 'done', result: name })),
      }),
    ).result;
  const closed = open();
  act(() => closed.current.change({ name: 'Total' }));
  const cancelled = open();
  expect(cancelled.current.values).toEqual({ name: 'Total' });
  act(() => cancelled.current.cancel());
  const sent = open();
  expect(sent.current.values).toEqual({ name: '' });
  act(() => sent.current.change({ name: 'Sum' }));
  await act(async () => sent.current.submit());
  expect(open().current.values).toEqual({ name: '' });
});
