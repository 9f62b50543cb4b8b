import { expect, it } from 'vitest';
import { createDatabaseHost } from '../../src/warehouse/createDatabaseHost.js';
import type { Database } from '../../src/warehouse/Database.js';

/** Databases with a number, and a host of them. */
async function startHost({ isSeparate = true, timeoutMs = 60_000, patienceMs = 1 } = {}) {
  const opened: number[] = [];
  const closed: number[] = [];
  const numbers = new Map<Database, number>();
  const open = async () => {
    const number = opened.push(opened.length + 1);
    const database: Database = {
      isSeparate,
      exec: async () => {},
      query: async () => ({ fields: [], rows: [], rowCount: 0 }),
      close: async () => void closed.push(number),
    };
    numbers.set(database, number);
    return database;
  };
  const host = await createDatabaseHost({ open, timeoutMs, patienceMs });
  const run = (work?: Promise<unknown>) =>
    host.run(async (database) => {
      await work;
      return numbers.get(database);
    });
  return { opened, closed, run, host };
}

function gate() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

it('answers others on a second database while one query is slow', async () => {
  const { run, host, closed } = await startHost();
  const slow = gate();
  const first = run(slow.until);
  expect(await Promise.all([run(), run()])).toEqual([2, 2]);
  slow.release();
  expect(await first).toBe(1);
  await host.close();
  expect(closed.toSorted()).toEqual([1, 2]);
});

it('opens no second database if queries do not wait long, nor one that would share the thread', async () => {
  const patient = await startHost({ patienceMs: 60_000 });
  expect(await Promise.all([patient.run(), patient.run(), patient.run()])).toEqual([1, 1, 1]);
  expect(patient.opened).toEqual([1]);

  const inPage = await startHost({ isSeparate: false });
  const slow = gate();
  const both = Promise.all([inPage.run(slow.until), inPage.run()]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  slow.release();
  expect(await both).toEqual([1, 1]);
  expect(inPage.opened).toEqual([1]);
});

it('ends a query that takes too long, and continues with a new database', async () => {
  const { run, closed } = await startHost({ timeoutMs: 5, patienceMs: 60_000 });
  const [ended, next] = await Promise.allSettled([run(new Promise(() => {})), run()]);
  expect(ended).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ name: 'DatabaseLost' }) });
  expect(next).toEqual({ status: 'fulfilled', value: 2 });
  expect(closed).toEqual([1]);
});

it('keeps the order of work', async () => {
  const { run } = await startHost({ patienceMs: 60_000 });
  const order: number[] = [];
  await Promise.all([1, 2, 3, 4].map((number) => run(Promise.resolve()).then(() => order.push(number))));
  expect(order).toEqual([1, 2, 3, 4]);
});
