import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/client.js';
import type { BulkAnswer } from '../../../src/data/bulk-action/BulkOutcome.js';
import { groupReasons } from '../../../src/data/bulk-action/BulkOutcome.js';
import { idsWith } from '../../../src/data/bulk-action/bulkReducer.js';
import { createBulkRunner } from '../../../src/data/bulk-action/createBulkRunner.js';
import { deferred } from '../../client/support/deferred.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const network = new ServiceError('network', 'The connection to the service failed.');

/** A runner over numbers, with the chunks it sent. */
function runnerOf(answer: (chunk: readonly number[], call: number) => Promise<BulkAnswer<number>>, chunkSize?: number) {
  const chunks: (readonly number[])[] = [];
  const run = (items: readonly number[]) => {
    chunks.push(items);
    return answer(items, chunks.length);
  };
  return { chunks, runner: createBulkRunner<number, number>(() => ({ run, idOf: (id) => id, chunkSize })) };
}

const allSucceed = async (succeeded: readonly number[]): Promise<BulkAnswer<number>> => ({ succeeded, failed: [] });

it('each action can have its own number of items per call', async () => {
  const sent: (readonly number[])[] = [];
  const runner = createBulkRunner<number, number, 'delete' | 'rename'>(() => ({
    run: (chunk) => {
      sent.push(chunk);
      return allSucceed(chunk);
    },
    idOf: (id) => id,
    chunkSize: (action) => (action === 'rename' ? 1 : undefined),
  }));
  await runner.run([1, 2], 'delete');
  await runner.run([1, 2], 'rename');
  expect(sent).toEqual([[1, 2], [1], [2]]);
});

describe('the outcomes of a bulk run', () => {
  it("are one for every item: the service's, or unknown", async () => {
    const fates = fc.array(fc.constantFrom('succeeded', 'failed', 'both', 'unmentioned'), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fates, fc.integer({ min: 1, max: 20 }), async (fateOf, chunkSize) => {
        const { runner, chunks } = runnerOf(
          async (chunk) => ({
            succeeded: chunk.filter((id) => ['succeeded', 'both'].includes(fateOf[id] ?? '')),
            failed: chunk
              .filter((id) => ['failed', 'both'].includes(fateOf[id] ?? ''))
              .map((id) => ({ id, error: { status: 403, message: 'No.' } })),
          }),
          chunkSize,
        );
        const ids = fateOf.map((_, index) => index);
        const state = await runner.run(ids);
        expect(chunks.flat()).toEqual(ids);
        expect(chunks.every((chunk) => chunk.length <= chunkSize)).toBe(true);
        expect(idsWith(state, 'succeeded')).toEqual(ids.filter((id) => fateOf[id] === 'succeeded'));
        expect(idsWith(state, 'failed')).toEqual(ids.filter((id) => fateOf[id] === 'failed' || fateOf[id] === 'both'));
        expect(idsWith(state, 'unknown')).toEqual(ids.filter((id) => fateOf[id] === 'unmentioned'));
        expect(idsWith(state, 'not-sent')).toEqual([]);
      }),
    );
  });

  it('are requested once for an item that is passed twice', async () => {
    const { runner, chunks } = runnerOf(allSucceed);
    await runner.run([1, 2, 1]);
    expect(chunks).toEqual([[1, 2]]);
  });

  it('ignore items that were not requested', async () => {
    const { runner } = runnerOf(async () => ({ succeeded: [1, 99], failed: [] }));
    const state = await runner.run([1]);
    expect([...state.outcomes.keys()]).toEqual([1]);
  });

  it('group failures by status and message, the most frequent first', async () => {
    const reasons = [
      { status: 404, message: 'Gone.' },
      { status: 403, message: 'No.' },
      { status: 403, message: 'No.' },
    ];
    const { runner } = runnerOf(async (chunk) => ({
      succeeded: [],
      failed: chunk.map((id, index) => ({ id, error: reasons[index] ?? { status: 400, message: '' } })),
    }));
    expect(groupReasons((await runner.run([1, 2, 3])).outcomes)).toEqual([
      { status: 403, message: 'No.', ids: [2, 3] },
      { status: 404, message: 'Gone.', ids: [1] },
    ]);
  });
});

describe('an interrupted bulk run', () => {
  const breaksInThird = (chunk: readonly number[], call: number) => (call === 3 ? Promise.reject(network) : allSucceed(chunk));

  it('keeps chunks 1 and 2, marks chunk 3 as unknown after a lost connection, and sends chunk 4 only on request', async () => {
    const { runner, chunks } = runnerOf(breaksInThird);
    const state = await runner.run(numbers(350));
    expect(chunks.map(({ length }) => length)).toEqual([100, 100, 100]);
    expect(state).toMatchObject({ status: 'stopped', error: network });
    expect(idsWith(state, 'succeeded')).toEqual(numbers(200));
    expect(idsWith(state, 'unknown')).toEqual(numbers(300).slice(200));
    expect(idsWith(state, 'not-sent')).toEqual(numbers(350).slice(300));

    const after = await runner.resume('not-sent');
    expect(chunks.at(-1)).toEqual(numbers(350).slice(300));
    expect(after.status).toBe('done');
    expect(idsWith(after, 'unknown')).toHaveLength(100);
  });

  it('marks a chunk as failed if it was refused as a whole, and stops', async () => {
    const { runner, chunks } = runnerOf(async () => {
      throw new ServiceError('permission', 'Admins only.', { status: 403 });
    }, 2);
    const state = await runner.run([1, 2, 3]);
    expect(chunks).toEqual([[1, 2]]);
    expect(state.outcomes.get(1)).toEqual({ outcome: 'failed', reason: { status: 403, message: 'Admins only.' } });
    expect(idsWith(state, 'not-sent')).toEqual([3]);
  });

  it('joins the pending run if it is called twice', async () => {
    const held = deferred<BulkAnswer<number>>();
    const { runner, chunks } = runnerOf(() => held.promise);
    const both = [runner.run([1]), runner.run([1, 2])];
    held.resolve({ succeeded: [1], failed: [] });
    const [first, second] = await Promise.all(both);
    expect(chunks).toEqual([[1]]);
    expect(second).toBe(first);
  });

  it('waits for the pending chunk when it is cancelled, and sends no other', async () => {
    const held = deferred<BulkAnswer<number>>();
    const { runner, chunks } = runnerOf(() => held.promise, 2);
    const run = runner.run([1, 2, 3]);
    runner.cancel();
    expect(runner.getState()).toMatchObject({ status: 'running', isCancelling: true });
    held.resolve({ succeeded: [1, 2], failed: [] });
    const state = await run;
    expect(chunks).toEqual([[1, 2]]);
    expect(state).toMatchObject({ status: 'stopped', isCancelling: false, error: undefined });
    expect(idsWith(state, 'not-sent')).toEqual([3]);
  });

  it('sends only failed items again, and forgets their old reasons', async () => {
    const { runner, chunks } = runnerOf(async (chunk, call) =>
      call === 1 ? { succeeded: [1], failed: [{ id: 2, error: { status: 403, message: 'No.' } }] } : allSucceed(chunk),
    );
    await runner.run([1, 2, 3]);
    const state = await runner.resume('failed');
    expect(chunks).toEqual([[1, 2, 3], [2]]);
    expect(idsWith(state, 'succeeded')).toEqual([1, 2]);
    expect(idsWith(state, 'unknown')).toEqual([3]);
  });
});
