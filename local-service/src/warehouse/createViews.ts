import type { Database } from './Database.js';
import type { AccessPolicy, ModelView } from './ModelView.js';

const analystRole = 'analyst';
const modelSchema = 'model';
/** Session setting that holds the session's `RowFilters` as JSON. */
export const filtersSetting = 'parley.row_filters';

/**
 * Creates the views with their policies inside, and the role that may read them and nothing else.
 * `security_barrier` keeps functions of a question from seeing rows before the policy does.
 */
export async function createViews(database: Database, views: readonly ModelView[]): Promise<void> {
  await database.exec(`CREATE SCHEMA ${modelSchema}; ${views.map(viewSql).join('\n')}`);
  await database.exec(lockdown);
}

/** Gives up the superuser's rights for good: the connection owns nothing from here on and sees the views alone. */
export async function becomeAnalyst(database: Database): Promise<void> {
  await database.exec(`SET search_path = ${modelSchema}; SET SESSION AUTHORIZATION ${analystRole};`);
}

function viewSql({ name, from, time, dimensions, facts, policies }: ModelView): string {
  const columns = [time, ...dimensions].map((member) => `${member.sql} AS ${member.name}`);
  const factColumns = Object.entries(facts).map(([column, sql]) => `${sql} AS ${column}`);
  return `CREATE VIEW ${modelSchema}.${name} WITH (security_barrier) AS
    SELECT ${[...columns, ...factColumns].join(', ')} FROM ${from}
    WHERE ${policies.map(policySql).join(' AND ')};`;
}

/**
 * The filter is read once for each query. Rows are shown where it says so: a session without the setting fails, and one whose
 * setting lacks the attribute sees nothing. Written as `<> 0`, Postgres expects the policy to let most rows through, so its
 * estimate of a query's cost is of use.
 */
function policySql({ attribute, sql }: AccessPolicy): string {
  const filter = `(SELECT current_setting('${filtersSetting}')::jsonb -> '${attribute}')`;
  return `(${filter} = 'true'::jsonb OR ${filter} ? lower(${sql}))::int <> 0`;
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
  CREATE ROLE ${analystRole} NOLOGIN;
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
  GRANT USAGE ON SCHEMA ${modelSchema} TO ${analystRole};
  GRANT SELECT ON ALL TABLES IN SCHEMA ${modelSchema} TO ${analystRole};
`;

function namesSql(names: readonly string[]): string {
  return `ARRAY[${names.map((name) => `'${name}'`).join(', ')}]`;
}
