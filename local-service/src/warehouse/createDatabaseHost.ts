import { type Database, DatabaseLost } from './Database.js';

/**
 * Runs work on a database, one piece at a time. If a piece keeps others waiting, a second database is opened for them, so that one slow
 * query does not stop everybody. A database that is lost is replaced, so that the next piece succeeds.
 */
export interface DatabaseHost {
  /** Rejects with `DatabaseLost` where the work took too long or broke the database. */
  run<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Resolves when the first database is open. */
export async function createDatabaseHost({ open, timeoutMs, patienceMs = 2_000 }: DatabaseHostOptions): Promise<DatabaseHost> {
  const first = await open();
  const isSeparate = first.isSeparate === true;
  const lanes: Lane[] = [{ current: Promise.resolve(first), isFree: true }];
  const waiting: ((lane: Lane) => void)[] = [];
  let isClosed = false;

  async function attempt<Result>(lane: Lane, work: (database: Database) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new DatabaseLost('the database was closed');
    const database = await lane.current;
    try {
      return await inTime(work(database), timeoutMs);
    } catch (error) {
      if (error instanceof DatabaseLost) replace(lane, database);
      throw error;
    }
  }

  function replace(lane: Lane, lost: Database): void {
    // Not waited for: a database that lost its way may never answer.
    lost.close().catch(() => {});
    if (isClosed) return;
    lane.current = open();
    // The next caller gets the error and retries.
    lane.current.catch(() => {
      lane.current = open();
      lane.current.catch(() => {});
    });
  }

  async function freeLane(): Promise<Lane> {
    const free = lanes.find(({ isFree }) => isFree);
    if (free !== undefined) {
      free.isFree = false;
      return free;
    }
    const timer = setTimeout(() => void openSpare(), patienceMs);
    const lane = await new Promise<Lane>((resolve) => waiting.push(resolve));
    clearTimeout(timer);
    return lane;
  }

  /** First in, first out. */
  function release(lane: Lane): void {
    const next = waiting.shift();
    if (next === undefined) lane.isFree = true;
    else next(lane);
  }

  /** A second database in the same thread would not run in parallel. */
  async function openSpare(): Promise<void> {
    if (isClosed || lanes.length > 1 || !isSeparate) return;
    const spare: Lane = { current: open(), isFree: false };
    lanes.push(spare);
    try {
      await spare.current;
      release(spare);
    } catch {
      lanes.splice(lanes.indexOf(spare), 1);
    }
  }

  return {
    async run(work) {
      const lane = await freeLane();
      try {
        return await attempt(lane, work);
      } finally {
        release(lane);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(lanes.map(async ({ current }) => (await current).close()));
    },
  };
}

interface DatabaseHostOptions {
  readonly open: () => Promise<Database>;
  readonly timeoutMs: number;
  /** How long work waits before a second database is opened. Default 2 seconds. */
  readonly patienceMs?: number | undefined;
}

/** A database and whether it has nothing to do. */
interface Lane {
  current: Promise<Database>;
  isFree: boolean;
}

async function inTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // One more turn of the event loop, so that a result that arrived while this thread was busy still counts as in time.
      timer = setTimeout(() => reject(new DatabaseLost(`it took longer than ${timeoutMs / 1000} seconds`)), 0);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
