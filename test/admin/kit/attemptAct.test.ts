import { describe, expect, it, vi } from 'vitest';
import { attemptAct } from '../../../src/admin/kit/events/attemptAct.js';
import { ServiceError } from '../../../src/client/http/ServiceError.js';

describe('an act of a widget', () => {
  it('gives what was written, and tells of it after that', async () => {
    const order: string[] = [];
    const outcome = await attemptAct({
      operation: 'deleteFolder',
      before: () => void order.push('before'),
      begin: () => void order.push('begin'),
      write: async () => order.push('write'),
      done: () => void order.push('done'),
    });
    expect(outcome).toEqual({ kind: 'done', result: 3 });
    expect(order).toEqual(['before', 'begin', 'write', 'done']);
  });

  it.each([false, Promise.resolve(false)])('writes nothing that the host vetoed', async (veto) => {
    const write = vi.fn();
    expect(await attemptAct({ operation: 'deleteFolder', before: () => veto, write })).toEqual({ kind: 'vetoed' });
    expect(write).not.toHaveBeenCalled();
  });

  it('writes nothing that the host could not be asked about, and says so', async () => {
    const write = vi.fn();
    const failed = vi.fn();
    const outcome = await attemptAct({
      operation: 'deleteFolder',
      before: () => Promise.reject(new Error('The host is confused.')),
      write,
      failed,
    });
    expect(write).not.toHaveBeenCalled();
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'protocol', operation: 'deleteFolder' } });
    expect(failed).toHaveBeenCalledOnce();
  });

  it('gives the failure of the service, and does not reject', async () => {
    const error = new ServiceError('conflict', 'Taken.', { operation: 'deleteFolder' });
    const outcome = await attemptAct({ operation: 'deleteFolder', write: () => Promise.reject(error) });
    expect(outcome).toEqual({ kind: 'failed', error });
  });
});
