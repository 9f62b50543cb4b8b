import { describe, expect, it } from 'vitest';
import { abortable } from '../../../src/client/http/abortable.js';
import { deferred } from '../support/deferred.js';

describe('abortable', () => {
  it('settles like the work', async () => {
    const { signal } = new AbortController();
    expect(await abortable(Promise.resolve(1), signal)).toBe(1);
    await expect(abortable(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  });

  it.each([
    ['before', AbortSignal.abort('enough')],
    ['after', AbortSignal.timeout(1)],
  ])('rejects without waiting for the work if it is cancelled %s it started', async (_when, signal) => {
    await expect(abortable(deferred<void>().promise, signal, 'test')).rejects.toMatchObject({
      kind: 'aborted',
      operation: 'test',
      cause: signal.reason,
    });
  });
});
