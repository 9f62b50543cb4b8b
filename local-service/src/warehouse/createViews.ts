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
 * `set_config` could change the role or the attributes, `pg_settings` can do the same by an update,
 * and the others sleep, hold locks, run SQL given as text, fill the memory, or make rows whose number nobody can estimate.
 */
const forbiddenFunctions = [
  'set_config',
  'pg_sleep',
  'pg_sleep_for',
  'pg_sleep_until',
  'pg_notify',
  'repeat',
  'lpad',
  'rpad',
  'array_fill',
  'generate_series',
  'generate_subscripts',
  'factorial',
  'query_to_xml',
  'query_to_xmlschema',
  'query_to_xml_and_xmlschema',
  'cursor_to_xml',
  'cursor_to_xmlschema',
  'table_to_xml',
  'table_to_xmlschema',
  'table_to_xml_and_xmlschema',
  'schema_to_xml',
  'schema_to_xmlschema',
  'schema_to_xml_and_xmlschema',
  'database_to_xml',
  'database_to_xmlschema',
  'database_to_xml_and_xmlschema',
  'ts_stat',
  'ts_rewrite',
  'pg_get_viewdef',
  'pg_get_functiondef',
  'pg_get_ruledef',
  'pg_terminate_backend',
  'pg_cancel_backend',
  'pg_export_snapshot',
  'pg_current_xact_id',
  'txid_current',
];

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
      WHERE proname = ANY (ARRAY[${forbiddenFunctions.map((name) => `'${name}'`).join(', ')}])
        OR proname LIKE 'pg_advisory%' OR proname LIKE 'pg_try_advisory%' OR proname LIKE 'lo\\_%' OR proname LIKE 'pg_ls\\_%' OR proname LIKE 'pg_read\\_%'
    LOOP
      EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', forbidden);
    END LOOP;
  END $$;
  GRANT USAGE ON SCHEMA ${modelSchema} TO ${analystRole};
  GRANT SELECT ON ALL TABLES IN SCHEMA ${modelSchema} TO ${analystRole};
`;
