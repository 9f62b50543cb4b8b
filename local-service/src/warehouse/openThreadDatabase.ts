import { type Database, DatabaseLost, type DatabaseRows } from './Database.js';
import { textTypes } from './resultColumns.js';

/** Node's thread, whose module only Node itself can name. */
type Worker = InstanceType<NonNullable<ReturnType<typeof workerThreads>>['Worker']>;

/** Opens a Postgres on a separate thread, which can be ended in the middle of a statement; `undefined` where there are no threads. */
export function openThreadDatabase(savedIn?: string): Database | undefined {
  const worker = startWorker(savedIn);
  return worker && databaseOn(worker);
}

function workerThreads() {
  return globalThis.process?.getBuiltinModule?.('node:worker_threads');
}

function startWorker(savedIn: string | undefined): Worker | undefined {
  // Asked for by name, since bundlers for browsers cannot resolve an import of `node:`.
  const threads = workerThreads();
  const modules = globalThis.process?.getBuiltinModule?.('node:module');
  if (threads === undefined || modules === undefined) return undefined;
  try {
    const pglite = modules.createRequire(import.meta.url).resolve('@electric-sql/pglite');
    return new threads.Worker(workerSource, { eval: true, execArgv: [], workerData: { pglite, textTypes, savedIn } });
  } catch {
    // A bundle without its packages beside it.
    return undefined;
  }
}

function databaseOn(worker: Worker): Database {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let loss: DatabaseLost | undefined;
  worker.unref();
  worker.on('message', ({ id, rows, error, isCrash }: Reply) => {
    const call = pending.get(id);
    settle(id);
    if (error === undefined) call?.resolve(rows ?? noRows);
    else call?.reject(isCrash === true ? new DatabaseLost('the database failed', { cause: error }) : new Error(error));
  });
  worker.on('error', (error) => lose('the database failed', error));
  worker.on('exit', () => lose('the database was closed'));

  function send(call: Call): Promise<DatabaseRows> {
    if (loss !== undefined) return Promise.reject(loss);
    lastId += 1;
    const id = lastId;
    // A thread at rest does not keep the process alive, one at work does.
    worker.ref();
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      const request: Request = { ...call, id };
      worker.postMessage(request);
    });
  }

  function settle(id: number): void {
    pending.delete(id);
    if (pending.size === 0) worker.unref();
  }

  function lose(reason: string, cause?: unknown): void {
    loss ??= new DatabaseLost(reason, { cause });
    for (const [id, { reject }] of pending) {
      settle(id);
      reject(loss);
    }
  }

  return {
    isSeparate: true,
    async exec(sql) {
      await send({ kind: 'exec', sql });
    },
    query: (sql, copied) => send({ kind: 'query', sql, ...(copied !== undefined && { copied }) }),
    async save(path) {
      await send({ kind: 'save', path });
    },
    async close() {
      await worker.terminate();
    },
  };
}

interface PendingCall {
  readonly resolve: (rows: DatabaseRows) => void;
  readonly reject: (error: Error) => void;
}

type Request = { readonly id: number } & Call;

type Call =
  | { readonly kind: 'exec'; readonly sql: string }
  | { readonly kind: 'query'; readonly sql: string; readonly copied?: string }
  | { readonly kind: 'save'; readonly path: string };

interface Reply {
  readonly id: number;
  readonly rows?: DatabaseRows;
  readonly error?: string;
  /** The error is no answer of Postgres. */
  readonly isCrash?: boolean;
}

const noRows: DatabaseRows = { fields: [], rows: [], rowCount: undefined };

/** Text, so that it runs from sources, from `dist` and from a bundle alike, without a separate file. */
const workerSource = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { pathToFileURL } = require('node:url');
  const asText = (value) => value;
  const parsers = Object.fromEntries(workerData.textTypes.map((type) => [type, asText]));
  const { readFileSync, renameSync, writeFileSync } = require('node:fs');
  const saved = workerData.savedIn === undefined ? {} : { loadDataDir: new Blob([readFileSync(workerData.savedIn)]) };
  const opened = import(pathToFileURL(workerData.pglite).href).then(({ PGlite, default: all }) => (PGlite ?? all.PGlite).create(saved));
  opened.catch(() => {});
  parentPort.on('message', async ({ id, kind, sql, copied, path }) => {
    try {
      const database = await opened;
      if (kind === 'exec') {
        await database.exec(sql);
        return parentPort.postMessage({ id });
      }
      if (kind === 'save') {
        const all = await database.dumpDataDir('none');
        const written = path + '.' + process.pid;
        writeFileSync(written, Buffer.from(await all.arrayBuffer()));
        // In one step, so that nobody opens half of it.
        renameSync(written, path);
        return parentPort.postMessage({ id });
      }
      const blob = copied === undefined ? {} : { blob: new Blob([copied]) };
      const { fields, rows, rowCount } = await database.query(sql, [], { rowMode: 'array', parsers, ...blob });
      parentPort.postMessage({ id, rows: { fields, rows, rowCount } });
    } catch (error) {
      const isReported = error instanceof Error && 'severity' in error;
      parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error), isCrash: !isReported });
    }
  });
`;
