import { type Database, DatabaseLost, isReported } from './Database.js';
import { openThreadDatabase } from './openThreadDatabase.js';
import { textTypes } from './resultColumns.js';

/** Opens a Postgres, empty or as saved in a file: on a separate thread in Node.js, in the page itself in a browser. */
export async function openDatabase(savedIn?: string): Promise<Database> {
  return openThreadDatabase(savedIn) ?? (await openPageDatabase());
}

async function openPageDatabase(): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create();
  const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));
  return {
    async exec(sql) {
      await answered(pglite.exec(sql));
    },
    async query(sql, copied) {
      const blob = copied === undefined ? {} : { blob: new Blob([copied]) };
      const { fields, rows, rowCount } = await answered(pglite.query<readonly unknown[]>(sql, [], { rowMode: 'array', parsers, ...blob }));
      return { fields, rows, rowCount };
    },
    close: () => pglite.close(),
  };
}

async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw isReported(error) ? error : new DatabaseLost('the database failed', { cause: error });
  }
}

function asText(value: string): string {
  return value;
}
