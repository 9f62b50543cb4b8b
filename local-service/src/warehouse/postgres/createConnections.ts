import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import { type Database, DatabaseLost } from '../Database.js';
import { literal } from '../literal.js';
import { stoppedReason } from '../readCursor.js';
import { textTypes } from '../resultColumns.js';
import { WarehouseError } from '../Warehouse.js';
import { ConnectionError, connectionError, isConnectionFailure, type Target } from './ConnectionError.js';
import { capabilitiesOf, type Server } from './Server.js';

/** Connections to one database, at most four at a time. All that runs on them only reads. */
export interface Connections {
  readonly server: Server;
  /** Runs work in a read-only transaction that is always rolled back. Past its time, or if `signal` aborts, the statement is cancelled. */
  run<Result>(work: (database: Database) => Promise<Result>, options?: RunOptions): Promise<Result>;
  close(): Promise<void>;
}

export interface RunOptions {
  readonly timeZone?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface ConnectionOptions {
  /** An address such as `postgres://reader:secret@db.example/sales`. */
  readonly connectionString: string;
  readonly timeoutMs: number;
}

/** Connects, and finds out what the server can do. Rejects with `ConnectionError` if it cannot be used. */
export async function createConnections({ connectionString, timeoutMs }: ConnectionOptions): Promise<Connections> {
  const config: ClientConfig = {
    connectionString,
    application_name: 'parley',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    types: { getTypeParser },
  };
  const target = targetOf(config);
  const { connectionTimeoutMillis: _, ...poolConfig } = config;
  // The time to connect does not count the wait for one of the four.
  const pool = new Pool({ ...poolConfig, max: maxConnections, idleTimeoutMillis: idleMs, Client: withConnectTimeout(config) });
  // An idle connection that breaks is replaced by the pool.
  pool.on('error', () => {});
  const server = await probe(pool, timeoutMs).catch(async (error: unknown) => {
    await pool.end();
    throw connectionError(error, target);
  });

  async function lend(signal: AbortSignal | undefined): Promise<PoolClient> {
    const lent = pool.connect();
    try {
      return await Promise.race([lent, aborted(signal)]);
    } catch (error) {
      lent.then((client) => client.release()).catch(() => {});
      signal?.throwIfAborted();
      throw connectionError(error, target);
    }
  }

  return {
    server,
    async run(work, { timeZone = 'UTC', signal } = {}) {
      const client = await lend(signal);
      let failure: Error | undefined;
      const onError = (error: Error) => {
        failure = error;
      };
      client.on('error', onError);
      const deadline = AbortSignal.timeout(timeoutMs);
      const working = inTransaction(client, [...server.settings, `TIME ZONE ${literal(timeZone)}`], work);
      try {
        const result = await Promise.race([working, aborted(signal), aborted(deadline)]);
        client.release();
        return result;
      } catch (error) {
        const isStopped = signal?.aborted === true || deadline.aborted;
        if (isStopped) {
          working.catch(() => {});
          void cancel(client, config);
        } else {
          client.release(failure !== undefined || isConnectionFailure(error) || !(await isUsable(client)));
        }
        signal?.throwIfAborted();
        if (deadline.aborted) throw new WarehouseError(stoppedReason(tookTooLong(timeoutMs)));
        if (failure !== undefined || isConnectionFailure(error)) throw connectionError(error, target);
        throw error;
      } finally {
        client.off('error', onError);
      }
    },
    close: () => pool.end(),
  };
}

export function tookTooLong(timeoutMs: number): string {
  return `it took longer than ${timeoutMs / 1000} second${timeoutMs === 1000 ? '' : 's'}`;
}

const maxConnections = 4;
const connectMs = 10_000;
const idleMs = 30_000;

function withConnectTimeout(config: ClientConfig): new () => Client {
  return class extends Client {
    constructor() {
      super(config);
    }
  };
}

function targetOf(config: ClientConfig): Target {
  try {
    return new Client(config);
  } catch {
    throw new ConnectionError('The address of the database cannot be read. Write it as postgres://user:password@host:5432/database.');
  }
}

/** Values as text where the service sends text. The rest is read as the driver does. */
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return textTypes.includes(type) ? (value) => value : types.getTypeParser(type, format);
}

/** What the settings of the server, the database or the role might change. The last ones are not known to every server. */
const settings = [
  "datestyle = 'ISO'",
  'standard_conforming_strings = on',
  "intervalstyle = 'postgres'",
  'extra_float_digits = 1',
  'cursor_tuple_fraction = 1',
  'lock_timeout = 5000',
  'idle_in_transaction_session_timeout = 60000',
];

/** Asks the server what it is, and which settings it takes. */
async function probe(pool: Pool, timeoutMs: number): Promise<Server> {
  const client = await pool.connect();
  const required = [`statement_timeout = ${timeoutMs}`, 'search_path = pg_catalog, pg_temp'];
  try {
    const known: string[] = [];
    for (const setting of settings) {
      const isKnown = await client.query(`BEGIN READ ONLY; SET LOCAL ${setting}; ROLLBACK`).then(
        () => true,
        () => false,
      );
      if (isKnown) known.push(setting);
      else await client.query('ROLLBACK');
    }
    await client.query(begin([...required, ...known]));
    const { rows } = await client.query<string[]>({
      text: "SELECT version(), current_user, length('a\\\\b')",
      rowMode: 'array',
    });
    const [version = '', role = '', length] = rows[0] ?? [];
    await client.query('ROLLBACK');
    return { role, hasStandardStrings: Number(length) === 4, settings: [...required, ...known], ...capabilitiesOf(version) };
  } finally {
    client.release();
  }
}

async function inTransaction<Result>(
  client: PoolClient,
  set: readonly string[],
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await client.query(begin(set));
  const result = await work(databaseOn(client));
  await client.query('ROLLBACK');
  return result;
}

function begin(set: readonly string[]): string {
  return ['BEGIN READ ONLY', ...set.map((setting) => `SET LOCAL ${setting}`)].join('; ');
}

function databaseOn(client: PoolClient): Database {
  return {
    isSeparate: true,
    async exec(sql) {
      await client.query(sql);
    },
    async query(text) {
      // The extended protocol takes one statement at a time.
      const config = { text, rowMode: 'array' as const, queryMode: 'extended' };
      const { fields, rows, rowCount } = await client.query<unknown[]>(config);
      return { fields, rows, rowCount: rowCount ?? undefined };
    },
    async close() {
      throw new DatabaseLost('the connection belongs to the pool');
    },
  };
}

/** Ends the transaction of a statement that failed. */
async function isUsable(client: PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** Stops what the server does for a connection, and gives the connection up: a late cancel must not meet the next statement. */
async function cancel(client: PoolClient, config: ClientConfig): Promise<void> {
  const pid = 'processID' in client ? Number(client.processID) : 0;
  const canceller = new Client({ ...config, connectionTimeoutMillis: cancelMs, query_timeout: cancelMs });
  canceller.on('error', () => {});
  try {
    await canceller.connect();
    await canceller.query('SELECT pg_cancel_backend($1)', [pid]);
  } catch {
    // The server ends the statement after its own timeout.
  } finally {
    await canceller.end().catch(() => {});
    client.release(true);
  }
}

const cancelMs = 2_000;

/** Rejects when the signal aborts. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
