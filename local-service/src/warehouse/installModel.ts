import type { AccessPolicy, DataModel, ModelView } from '../data-model/ModelView.js';
import type { Database } from './Database.js';
import { modelOwner } from './lockDown.js';

/** Session setting that holds the session's `RowFilters` as JSON. */
export const filtersSetting = 'parley.row_filters';

/** A view that Postgres refuses, with its reason. */
export interface ViewProblem {
  readonly view: string;
  readonly reason: string;
}

/**
 * Makes the connection one that sees the views of a data model alone. They are created where the database has not had the model yet.
 * Each model has its own role, so that no question reaches the views, and so the policies, of another branch.
 */
export async function enterModel(database: Database, model: DataModel): Promise<void> {
  const state = states.get(database) ?? { installed: [], current: undefined };
  states.set(database, state);
  const { installed } = state;
  const name = nameOf(model);
  if (state.current === name) return;
  state.current = undefined;
  if (!installed.includes(name)) {
    await database.exec('RESET SESSION AUTHORIZATION; BEGIN');
    try {
      await createViews(database, name, model);
      for (const old of installed.splice(0, Math.max(0, installed.length - maxModels))) await database.exec(removal(old));
      await database.exec('COMMIT');
    } catch (error) {
      await database.exec('ROLLBACK');
      throw error;
    }
    installed.push(name);
  }
  await database.exec(`SET SESSION AUTHORIZATION ${roleOf(name)}; SET search_path = ${name};`);
  state.current = name;
}

/** Returns the views that Postgres refuses: their tables, their columns or their measures are not there. */
export async function checkModel(database: Database, model: DataModel): Promise<readonly ViewProblem[]> {
  const name = `check_${nameOf(model)}`;
  const problems: ViewProblem[] = [];
  states.set(database, { installed: states.get(database)?.installed ?? [], current: undefined });
  await database.exec(`RESET SESSION AUTHORIZATION; BEGIN; ${schemaSql(name)}`);
  try {
    for (const view of model.views) {
      const reason = await reasonAgainst(database, name, view);
      if (reason !== undefined) problems.push({ view: view.name, reason });
    }
  } finally {
    await database.exec('ROLLBACK');
  }
  return problems;
}

async function reasonAgainst(database: Database, schema: string, view: ModelView): Promise<string | undefined> {
  const attempt = async (sql: string): Promise<string | undefined> => {
    await database.exec('SAVEPOINT attempt');
    try {
      await database.query(sql);
      return undefined;
    } catch (error) {
      await database.exec('ROLLBACK TO SAVEPOINT attempt');
      return error instanceof Error ? error.message : String(error);
    }
  };
  const ofView = await attempt(viewSql(schema, view));
  if (ofView !== undefined) return ofView;
  for (const { name, sql } of view.measures) {
    const ofMeasure = await attempt(`EXPLAIN SELECT ${sql} FROM ${schema}.${view.name}`);
    if (ofMeasure !== undefined) return `measure "${name}": ${ofMeasure}`;
  }
  for (const { name, order } of view.dimensions) {
    const ofOrder = order && (await attempt(`EXPLAIN SELECT ${name} FROM ${schema}.${view.name} GROUP BY 1 ORDER BY ${order}`));
    if (ofOrder !== undefined) return `order of "${name}": ${ofOrder}`;
  }
  return undefined;
}

/** Statement by statement, since only the server knows where the SQL of a model ends. */
async function createViews(database: Database, name: string, { views }: DataModel): Promise<void> {
  await database.exec(schemaSql(name));
  for (const view of views) await database.query(viewSql(name, view));
  const role = roleOf(name);
  await database.exec(`
    RESET ROLE;
    CREATE ROLE ${role} NOLOGIN;
    GRANT USAGE ON SCHEMA ${name} TO ${role};
    GRANT SELECT ON ALL TABLES IN SCHEMA ${name} TO ${role};
  `);
}

/** What follows is done by the owner of the views, whose rights they have. */
function schemaSql(name: string): string {
  return `CREATE SCHEMA ${name} AUTHORIZATION ${modelOwner}; SET LOCAL ROLE ${modelOwner};`;
}

function removal(name: string): string {
  return `DROP SCHEMA ${name} CASCADE; DROP ROLE ${roleOf(name)};`;
}

/** `security_barrier` keeps functions of a question from seeing rows before the policy does. */
function viewSql(schema: string, { name, tables, time, dimensions, facts, policies }: ModelView): string {
  const members = [...(time === undefined ? [] : [time]), ...dimensions].map((member) => `${member.sql} AS ${member.name}`);
  const columns = [...members, ...Object.entries(facts).map(([column, sql]) => `${sql} AS ${column}`)];
  const from = tables.map(({ alias, source, on }) =>
    on === undefined ? `${source} AS ${alias}` : `LEFT JOIN ${source} AS ${alias} ON ${on}`,
  );
  const where = policies.length === 0 ? '' : ` WHERE ${policies.map(policySql).join(' AND ')}`;
  return `CREATE VIEW ${schema}.${name} WITH (security_barrier) AS SELECT ${columns.join(', ')} FROM ${from.join(' ')}${where}`;
}

/**
 * The filter is read once for each query. Rows are shown where it says so: a session without the setting fails, and one whose
 * setting lacks the attribute sees nothing. Written as `<> 0`, Postgres expects the policy to let most rows through, so its
 * estimate of a query's cost is of use.
 */
function policySql({ attribute, sql }: AccessPolicy): string {
  const filter = `(SELECT current_setting('${filtersSetting}')::jsonb -> '${attribute}')`;
  return `(${filter} = 'true'::jsonb OR ${filter} ? lower((${sql})::text))::int <> 0`;
}

function nameOf(model: DataModel): string {
  const known = names.get(model);
  if (known !== undefined) return known;
  lastNumber += 1;
  const name = `model_${lastNumber}`;
  names.set(model, name);
  return name;
}

function roleOf(name: string): string {
  return `analyst_of_${name}`;
}

const names = new WeakMap<DataModel, string>();
let lastNumber = 0;

interface ModelState {
  /** The models that the database has the views of, oldest first. */
  readonly installed: string[];
  /** The one that the connection sees. */
  current: string | undefined;
}

const states = new WeakMap<Database, ModelState>();

/** Each edit of a model makes another one. */
const maxModels = 20;
