import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ActionOptions, useAction } from '../../../src/admin/kit/actions/useAction.js';
import { ServiceError } from '../../../src/client/errors/ServiceError.js';

type Options = ActionOptions<[id: number, name: string], string>;

function start(options: Partial<Options> = {}) {
  const onError = vi.fn();
  const call = vi.fn(async (_id: number, name: string) => name.toUpperCase());
  const { result, rerender } = renderHook((given: Partial<Options>) =>
    useAction('report-list', { onError }, { operation: 'updateReport', call, itemOf: (id) => id, ...options, ...given }),
  );
  return { result, rerender, onError, call };
}

describe('an action of a widget', () => {
  it('reports its result to the host after success', async () => {
    const done = vi.fn();
    const { result, onError } = start({ done });
    await act(async () => expect(await result.current(1, 'margin')).toEqual({ kind: 'done', result: 'MARGIN' }));
    expect(done).toHaveBeenCalledExactlyOnceWith('MARGIN', 1, 'margin');
    expect(onError).not.toHaveBeenCalled();
  });

  it('asks the host, starts, sends and reports, in this order', async () => {
    const order: string[] = [];
    const { result } = start({
      before: () => void order.push('before'),
      begin: () => void order.push('begin'),
      call: async () => `${order.push('call')}`,
      done: () => void order.push('done'),
    });
    await act(async () => expect(await result.current(1, 'margin')).toEqual({ kind: 'done', result: '3' }));
    expect(order).toEqual(['before', 'begin', 'call', 'done']);
  });

  it.each(['It is locked.', Promise.resolve('It is locked.')])('fails with the reason of a veto, which is no error', async (veto) => {
    const failed = vi.fn();
    const { result, call, onError } = start({ before: () => veto, failed });
    const error = { kind: 'unprocessable', code: 'vetoed', message: 'It is locked.', operation: 'updateReport' };
    await act(async () => expect(await result.current(1, 'margin')).toMatchObject({ kind: 'failed', error }));
    for (const uncalled of [call, failed, onError]) expect(uncalled).not.toHaveBeenCalled();
  });

  it('sends nothing if asking the host fails, and reports it with its own message', async () => {
    const failed = vi.fn();
    const { result, call } = start({ before: () => Promise.reject(new Error('The host is confused.')), failed });
    await act(async () =>
      expect(await result.current(1, 'margin')).toMatchObject({
        kind: 'failed',
        error: { kind: 'unprocessable', message: 'The host is confused.', operation: 'updateReport' },
      }),
    );
    expect(call).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledOnce();
  });

  it.each([false, Promise.resolve(false)])('does nothing if the host vetoes', async (veto) => {
    const { result, call } = start({ before: () => veto });
    await act(async () => expect(await result.current(1, 'margin')).toEqual({ kind: 'vetoed' }));
    expect(call).not.toHaveBeenCalled();
  });

  it('is no longer allowed on an item for which the service has refused it, and only there', async () => {
    const refusal = new ServiceError('permission', 'Not yours.', { operation: 'updateReport', status: 403 });
    const { result } = start({ call: () => Promise.reject(refusal), isAllowed: (id) => id !== 3 });
    expect([1, 2, 3].map((id) => result.current.isAllowed(id))).toEqual([true, true, false]);
    await act(async () => void (await result.current(1, 'margin')));
    expect([1, 2, 3].map((id) => result.current.isAllowed(id))).toEqual([false, true, false]);
  });

  it('stays allowed after any other failure', async () => {
    const { result } = start({ call: () => Promise.reject(new ServiceError('conflict', 'Taken.', { operation: 'updateReport' })) });
    await act(async () => void (await result.current(1, 'margin')));
    expect(result.current.isAllowed(1)).toBe(true);
  });

  it('reports a failure with its widget and operation, and rolls back the optimistic state', async () => {
    const error = new ServiceError('conflict', 'Taken.', { operation: 'updateReport' });
    const failed = vi.fn();
    const done = vi.fn();
    const { result, onError } = start({ call: () => Promise.reject(error), done, failed });
    await act(async () => expect(await result.current(1, 'margin')).toEqual({ kind: 'failed', error }));
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, { widget: 'report-list', operation: 'updateReport' });
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, 1, 'margin');
    expect(done).not.toHaveBeenCalled();
  });

  it('is busy per item while its own request runs, and not while the host is asked', async () => {
    const held = new Map<number, { resolve: (result: string) => void; reject: (error: Error) => void }>();
    let allow: (isAllowed: boolean) => void = () => {};
    const { result } = start({
      call: (id) => new Promise((resolve, reject) => held.set(id, { resolve, reject })),
      before: (id) =>
        id === 1
          ? new Promise<boolean>((resolve) => {
              allow = resolve;
            })
          : true,
    });
    const isBusy = () => [1, 2].map((id) => result.current.isBusy(id));
    await act(async () => void result.current(1, 'one'));
    expect(result.current.isBusy()).toBe(false);
    await act(async () => allow(true));
    await act(async () => void result.current(2, 'two'));
    expect(isBusy()).toEqual([true, true]);
    await act(async () => held.get(1)?.resolve(''));
    expect(isBusy()).toEqual([false, true]);
    await act(async () => held.get(2)?.reject(new Error('The network is down.')));
    expect(result.current.isBusy()).toBe(false);
  });

  it('is stable across renders, and calls the function of the last render', async () => {
    const { result, rerender } = start();
    const before = result.current;
    rerender({ call: async () => 'newer' });
    expect(result.current).toBe(before);
    await act(async () => expect(await before(1, 'margin')).toEqual({ kind: 'done', result: 'newer' }));
  });
});
