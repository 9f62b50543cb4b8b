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
    ['before', true],
    ['after', false],
  ])('rejects without waiting for the work if it is cancelled %s it started', async (_when, isBefore) => {
    const controller = new AbortController();
    if (isBefore) controller.abort('enough');
    const result = abortable(deferred<void>().promise, controller.signal, 'test');
    controller.abort('enough');
    await expect(result).rejects.toMatchObject({ kind: 'aborted', operation: 'test', cause: 'enough' });
  });
});
