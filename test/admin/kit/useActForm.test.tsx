import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type ActOutcome, useActForm } from '../../../src/admin.js';
import { deferred } from '../../client/support/deferred.js';

it('closes a dialog once its act has begun, only once, and hears of the end', async () => {
  const run = deferred<ActOutcome<string>>();
  const onOpenChange = vi.fn();
  const done = vi.fn();
  const { result } = renderHook(() =>
    useActForm({
      open: true,
      onOpenChange,
      initial: {},
      act(_, close) {
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
  expect(done).toHaveBeenCalledExactlyOnceWith('Moved', {});
});
