import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '../../src/warehouse/Database.js';

/** A PostgreSQL for the tests of one file, in a temporary folder. */
export interface TestPostgres {
  /** The connection string of a role. `owner` is the superuser, and needs no password. */
  url(role: string, options?: { readonly password?: string; readonly database?: string }): string;
  /** A connection of the superuser, which also fills tables. */
  readonly database: Database;
  /** A text that is the same as long as the data is. */
  dump(): string;
  stop(): Promise<void>;
}

/** The programs of the newest PostgreSQL that is installed as Debian does. Without one, the tests that need it are skipped. */
export const postgresPrograms: string | undefined = findPrograms();

function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((version) => existsSync(join(root, version, 'bin/initdb'))) : [];
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  if (newest !== undefined) return join(root, newest, 'bin');
  const advice = 'PostgreSQL is not installed, so its tests do not run. On Debian: apt-get install postgresql';
  if (process.env.PARLEY_TEST_POSTGRES === 'require') throw new Error(advice);
  process.stderr.write(`${advice}\n`);
  return undefined;
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'parley-pg-'));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? userOf('postgres') : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'owner', '--auth=trust', '--no-sync', '--no-locale', '--encoding=UTF8'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  writeFileSync(join(data, 'pg_hba.conf'), 'local all owner trust\nlocal all outsider reject\nlocal all all scram-sha-256\n');
  const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'shared_buffers=64MB', 'listen_addresses='];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  // It ends with this process, however that ends: then its input does.
  const script = '"$0" "$@" & server=$!; read -r _; kill -QUIT $server; wait';
  const server = spawn('sh', ['-c', script, join(programs, 'postgres'), ...args], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const url: TestPostgres['url'] = (role, { password, database = 'postgres' } = {}) =>
    `postgres://${role}${password === undefined ? '' : `:${encodeURIComponent(password)}`}@/${database}?host=${encodeURIComponent(folder)}`;
  const client = await connect(url('owner'));
  const psql = (...options: string[]) => ['-h', folder, '-U', 'owner', '-X', '-q', ...options, 'postgres'];
  return {
    url,
    database: {
      async exec(sql) {
        await client.query(sql);
      },
      async query(text, copied) {
        if (copied === undefined) {
          const { fields, rows, rowCount } = await client.query<unknown[]>({ text, rowMode: 'array' });
          return { fields, rows, rowCount: rowCount ?? undefined };
        }
        execFileSync(join(programs, 'psql'), psql('-c', text.replace("'/dev/blob'", 'STDIN')), { input: copied });
        return { fields: [], rows: [], rowCount: undefined };
      },
      close: () => client.end(),
    },
    // Newer versions write a random key into each dump.
    dump: () =>
      execFileSync(
        join(programs, 'pg_dump'),
        psql().filter((option) => option !== '-X' && option !== '-q'),
        { encoding: 'utf8', maxBuffer: 1e9 },
      ).replaceAll(/^\\(un)?restrict .*$/gm, ''),
    async stop() {
      await client.end();
      server.stdin.end();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userOf(name: string): { readonly uid: number; readonly gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function connect(connectionString: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 400) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
