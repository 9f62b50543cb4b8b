import type { AccessPolicy, DataModel, ModelView } from '../data-model/ModelView.js';
import { checkView, type ViewProblem } from './checkView.js';
import type { Database } from './Database.js';
import { analystOf, modelSlots } from './lockDown.js';
import { viewSelect } from './viewSelect.js';

/** Session setting that holds the session's `RowFilters` as JSON. */
export const filtersSetting = 'parley.row_filters';

/** Makes the connection one that sees the views of a data model alone. They are created where the database does not have them. */
export async function enterModel(database: Database, model: DataModel): Promise<void> {
  const state = stateOf(database);
  if (state.current === model) return;
  state.current = undefined;
  const slot = state.slots.has(model) ? state.slots.get(model) : await install(database, state, model);
  await database.exec(`SET ROLE ${analystOf(slot ?? 0)}; SET search_path = ${schemaOf(slot ?? 0)};`);
  state.current = model;
}

/** Returns the views that Postgres refuses: their tables, their columns or their measures are not there. */
export async function checkModel(database: Database, model: DataModel): Promise<readonly ViewProblem[]> {
  const problems: (ViewProblem | undefined)[] = [];
  stateOf(database).current = undefined;
  await database.exec('RESET ROLE; BEGIN; CREATE SCHEMA checked;');
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
  try {
    for (const view of model.views)
      problems.push(await checkView(view, { attempt, define: viewSql('checked', view), source: `checked.${view.name}` }));
  } finally {
    await database.exec('ROLLBACK');
  }
  return problems.filter((problem) => problem !== undefined);
}

/** Takes the place of the model that was installed first, if there is no other. */
async function install(database: Database, { slots }: ModelState, model: DataModel): Promise<number> {
  const [oldest] = slots;
  const slot = slots.size < modelSlots || oldest === undefined ? slots.size : oldest[1];
  const schema = schemaOf(slot);
  await database.exec(`RESET ROLE; BEGIN; DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema};`);
  try {
    // Statement by statement, since only the server knows where the SQL of a model ends.
    for (const view of model.views) await database.query(viewSql(schema, view));
    await database.exec(`
      GRANT USAGE ON SCHEMA ${schema} TO ${analystOf(slot)};
      GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${analystOf(slot)};
      COMMIT;
    `);
  } catch (error) {
    await database.exec('ROLLBACK');
    throw error;
  }
  for (const [old, taken] of slots) if (taken === slot) slots.delete(old);
  slots.set(model, slot);
  return slot;
}

/** `security_barrier` keeps functions of a question from seeing rows before the policy does. */
function viewSql(schema: string, view: ModelView): string {
  return `CREATE VIEW ${schema}.${view.name} WITH (security_barrier) AS ${viewSelect(view, view.policies.map(policySql))}`;
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

function schemaOf(slot: number): string {
  return `model_${slot}`;
}

interface ModelState {
  /** The places of the models that the database has the views of, the oldest first. */
  readonly slots: Map<DataModel, number>;
  /** The one that the connection sees. */
  current: DataModel | undefined;
}

function stateOf(database: Database): ModelState {
  const state = states.get(database) ?? { slots: new Map(), current: undefined };
  states.set(database, state);
  return state;
}

const states = new WeakMap<Database, ModelState>();
