import { type Database, DatabaseLost } from './Database.js';

/** Runs one piece of work at a time, and replaces a database that is lost, so that the next one's work succeeds. */
export interface DatabaseHost {
  /** Rejects with `DatabaseLost` where the work took too long or broke the database. */
  run<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Resolves when the first database is open. */
export async function createDatabaseHost({ open, timeoutMs }: DatabaseHostOptions): Promise<DatabaseHost> {
  let current = Promise.resolve(await open());
  let last: Promise<unknown> = current;
  let isClosed = false;

  async function attempt<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new DatabaseLost('the database was closed');
    const database = await current;
    try {
      return await inTime(work(database), timeoutMs);
    } catch (error) {
      if (error instanceof DatabaseLost) replace(database);
      throw error;
    }
  }

  function replace(lost: Database): void {
    // Not waited for: a database that lost its way may never answer.
    lost.close().catch(() => {});
    if (isClosed) return;
    current = open();
    // Whoever comes next is told, and tries again.
    current.catch(() => {
      current = open();
      current.catch(() => {});
    });
  }

  return {
    run(work) {
      const result = last.then(() => attempt(work));
      last = result.catch(() => {});
      return result;
    },
    async close() {
      isClosed = true;
      await (await current).close();
    },
  };
}

interface DatabaseHostOptions {
  readonly open: () => Promise<Database>;
  readonly timeoutMs: number;
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
