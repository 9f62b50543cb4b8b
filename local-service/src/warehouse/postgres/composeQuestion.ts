import type { DataModel, ModelView } from '../../data-model/ModelView.js';
import { isObject } from '../../http/fields.js';
import { literal } from '../literal.js';
import type { RowFilters } from '../rowFilters.js';
import { viewSelect } from '../viewSelect.js';
import { WarehouseError } from '../Warehouse.js';
import { checkSelect } from './checkSelect.js';
import { bytesOf, type ParsedSelect, parseSelect } from './parseSelect.js';
import type { Server } from './Server.js';

/** What the views of a question are made for. */
export interface QuestionContext {
  readonly model: DataModel;
  readonly filters: RowFilters;
  readonly server: Server;
  /** Functions of the database that a model may call, with their schema. */
  readonly functions?: readonly string[] | undefined;
}

/**
 * Checks a question and puts the views that it reads in front of it, with the session's policies. Each view is a WITH query under a name
 * that no question has, and only the last ones have the names of the model: so no view reads another one in place of a table.
 */
export async function composeQuestion(sql: string, { model, filters, server, functions }: QuestionContext): Promise<string> {
  if (!server.hasStandardStrings && sql.includes('\\')) throw new WarehouseError('Backslashes are not allowed on this server.');
  const question = await parseSelect(sql);
  const used = new Set<ModelView>();
  let references = 0;
  checkSelect(question.tree, {
    functions,
    onRelation(name) {
      const view = model.views.find((candidate) => candidate.name === name);
      if (view === undefined) throw new WarehouseError(`The data model has no view "${name}".`);
      used.add(view);
      references += 1;
      // Each takes time and memory to plan.
      if (references > maxReferences) throw new WarehouseError(`A query may name views ${maxReferences} times at most.`);
    },
  });
  const views = [...used];
  const bodies = await Promise.all(views.map((view) => viewBody(view, { filters, server, functions })));
  const definitions = [
    ...bodies.map(({ sql: body, materialized }, index) => `parley_${index} AS${materialized} (${body})`),
    ...views.map(({ name }, index) => `${name} AS${server.inline} (SELECT * FROM parley_${index})`),
  ];
  return withDefinitions(question, definitions, new Set(views.map(({ name }) => name)));
}

const maxReferences = 50;

/** The rows of a view that the policies let through, and the word that decides how the WITH query is run. */
async function viewBody(
  view: ModelView,
  { filters, server, functions }: Omit<QuestionContext, 'model'>,
): Promise<{ readonly sql: string; readonly materialized: string }> {
  const conditions = view.policies.flatMap(({ attribute, sql }) => {
    const allowed = filters[attribute] ?? [];
    return allowed === true ? [] : [conditionSql(sql, allowed)];
  });
  await checkViewSql(view, functions);
  const sql = viewSelect(view, conditions);
  if (conditions.length === 0) return { sql, materialized: server.inline };
  if (server.fence === undefined) throw new WarehouseError('Row policies are not supported on this database server.');
  return { sql: `${sql}${server.fence.suffix}`, materialized: server.fence.materialized };
}

/** A view with all its policies, which let no row through. */
export function closedSelect(view: ModelView): string {
  return viewSelect(
    view,
    view.policies.map(({ sql }) => conditionSql(sql, [''])),
  );
}

function conditionSql(sql: string, allowed: readonly string[]): string {
  return allowed.length === 0 ? 'false' : `lower((${sql})::text) IN (${allowed.map(literal).join(', ')})`;
}

/** Throws `WarehouseError` if the SQL of a model does anything but read tables and compute. */
export async function checkViewSql(view: ModelView, functions: readonly string[] | undefined): Promise<void> {
  const known = checked.get(view);
  if (known !== undefined) return known;
  const checking = check(view, functions);
  checked.set(view, checking);
  return checking;
}

async function check(view: ModelView, functions: readonly string[] | undefined): Promise<void> {
  const { tree } = await parseSelect(closedSelect(view));
  checkSelect(tree, {
    functions,
    hasSchemas: true,
    onRelation(name, schema) {
      if (schema === undefined) throw new WarehouseError(`View "${view.name}" must name the schema of "${name}", such as public.${name}.`);
      if (/^(pg_|information_schema$|crdb_internal$)/.test(schema))
        throw new WarehouseError(`View "${view.name}" reads "${schema}.${name}", a system table.`);
    },
  });
}

const checked = new WeakMap<ModelView, Promise<void>>();

function withDefinitions({ text, tree }: ParsedSelect, definitions: readonly string[], names: ReadonlySet<string>): string {
  if (definitions.length === 0) return text;
  const all = definitions.join(',\n');
  const own = (isObject(tree.withClause) && Array.isArray(tree.withClause.ctes) ? tree.withClause.ctes : []).map((query) =>
    isObject(query) && isObject(query.CommonTableExpr) ? query.CommonTableExpr : {},
  );
  // The line breaks end a comment.
  if (own.length === 0) return `WITH ${all}\n(\n${text}\n)`;
  // One list cannot have a name twice.
  if (own.some(({ ctename }) => names.has(String(ctename)))) return `WITH ${all}\nSELECT * FROM (\n${text}\n) AS parley_answer`;
  const at = Number(own[0]?.location);
  return `${bytesOf(text, 0, at)}${all},\n${bytesOf(text, at)}`;
}
