import type { Database } from './Database.js';

/** How many data models a database has the views of at a time. Each edit of a model makes another one. */
export const modelSlots = 20;

/** The role that reads the views of a data model, and nothing else: no question reaches the views, and so the policies, of another branch. */
export function analystOf(slot: number): string {
  return `analyst_${slot}`;
}

/** Takes everything from everybody that a question, or a data model, does not need. */
export async function lockDown(database: Database): Promise<void> {
  await database.exec(lockdown);
}

/** Gives up the superuser's rights for good: from here on the connection owns views of the tables, which it can only read. */
export async function becomeModeler(database: Database): Promise<void> {
  await database.exec('SET SESSION AUTHORIZATION modeler');
}

/**
 * Functions that a question may call although they are of a forbidden kind: they only read their arguments, the clock or chance. Every other
 * volatile function changes or reveals something outside of the query, and one whose name begins with `pg_` asks about the server.
 */
const allowedFunctions = [
  'array_sample',
  'array_shuffle',
  'clock_timestamp',
  'gen_random_uuid',
  'pg_column_size',
  'pg_input_is_valid',
  'pg_size_bytes',
  'pg_size_pretty',
  'pg_typeof',
  'random',
  'random_normal',
  'setseed',
  'timeofday',
  'uuidv4',
  'uuidv7',
];

/** Functions that fill the memory, or make rows whose number nobody can estimate. */
const costlyFunctions = ['repeat', 'lpad', 'rpad', 'array_fill', 'generate_series', 'generate_subscripts', 'factorial'];

/** Functions that are not volatile, but look up objects, rights and addresses, or run SQL that they make. */
const revealingFunctions = '(_to_xml|^to_reg|^txid_|^has_.*_privilege$|^inet_(client|server)_|^aclexplode$|description$)';

const lockdown = `
  CREATE ROLE modeler NOLOGIN;
  ${Array.from({ length: modelSlots }, (_, slot) => `CREATE ROLE ${analystOf(slot)} NOLOGIN; GRANT ${analystOf(slot)} TO modeler;`).join('\n')}
  REVOKE ALL ON ALL TABLES IN SCHEMA pg_catalog, information_schema FROM PUBLIC;
  REVOKE ALL ON SCHEMA public FROM PUBLIC;
  REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC;
  DO $$
  DECLARE forbidden regprocedure;
  BEGIN
    FOR forbidden IN
      SELECT oid::regprocedure FROM pg_proc
      WHERE (provolatile = 'v' OR proname ~ '^pg_' OR proname ~ '${revealingFunctions}') AND proname <> ALL (${namesSql(allowedFunctions)})
        OR proname = ANY (${namesSql(costlyFunctions)})
    LOOP
      EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', forbidden);
    END LOOP;
  END $$;
  GRANT CREATE ON DATABASE postgres, template1 TO modeler;
  GRANT USAGE ON SCHEMA base TO modeler;
  GRANT SELECT ON ALL TABLES IN SCHEMA base TO modeler;
`;

function namesSql(names: readonly string[]): string {
  return `ARRAY[${names.map((name) => `'${name}'`).join(', ')}]`;
}
