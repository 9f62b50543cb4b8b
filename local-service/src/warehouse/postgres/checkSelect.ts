import { isObject, type JsonObject } from '../../http/fields.js';
import { WarehouseError } from '../Warehouse.js';
import { allowedFunctions, allowedTypes, allowedValueFunctions } from './allowedNames.js';
import { nodeShapes } from './nodeShapes.js';

/** What a statement may read and call besides what it defines itself and what only computes. */
export interface SelectRules {
  /** Called with each relation that is not one of the statement's own WITH queries. Throws if it may not be read. */
  readonly onRelation: (name: string, schema: string | undefined) => void;
  /** True if the names of relations may have a schema. */
  readonly hasSchemas?: boolean;
  /** Functions with their schema that may be called, such as `public.time_bucket`. */
  readonly functions?: readonly string[] | undefined;
}

/** The names of the WITH queries that can be read at a place of the statement. */
type Scope = ReadonlySet<string>;

/** Throws `WarehouseError` for anything in a SELECT statement that is not known to be harmless. */
export function checkSelect(tree: JsonObject, rules: SelectRules): void {
  try {
    checkNode('SelectStmt', tree, new Set(), rules);
  } catch (error) {
    if (error instanceof RangeError) throw new WarehouseError('The query is nested too deep.');
    throw error;
  }
}

function checkNode(kind: string, node: JsonObject, scope: Scope, rules: SelectRules): void {
  const shape = Object.hasOwn(nodeShapes, kind) ? nodeShapes[kind] : undefined;
  if (shape === undefined) throw refusal(kind);
  checks[kind]?.(node, scope, rules);
  const inner = isObject(node.withClause) ? scopeOf(node.withClause, scope, rules) : scope;
  for (const [field, value] of Object.entries(node)) {
    const part = shape.parts?.[field];
    if (field === 'withClause' && kind === 'SelectStmt') continue;
    if (part !== undefined && isObject(value)) checkNode(part, value, inner, rules);
    else if (shape.nodes?.includes(field) === true) checkNodes(value, inner, rules);
    else if (!isHarmless(kind, field, rules) && shape.values?.includes(field) !== true) throw refusal(`${kind}.${field}`);
  }
}

function isHarmless(kind: string, field: string, { hasSchemas = false }: SelectRules): boolean {
  return field === 'location' || (hasSchemas && kind === 'RangeVar' && field === 'schemaname');
}

function checkNodes(value: unknown, scope: Scope, rules: SelectRules): void {
  for (const node of Array.isArray(value) ? value : [value]) {
    // A node without a kind stands for nothing.
    if (!isObject(node)) throw refusal(String(node));
    for (const [kind, fields] of Object.entries(node)) checkNode(kind, isObject(fields) ? fields : {}, scope, rules);
  }
}

/** Each WITH query sees those before it, and not itself. */
function scopeOf(clause: JsonObject, outer: Scope, rules: SelectRules): Scope {
  const names = new Set(outer);
  for (const field of Object.keys(clause)) if (field !== 'ctes' && field !== 'location') throw refusal(`WithClause.${field}`);
  for (const query of Array.isArray(clause.ctes) ? clause.ctes : []) {
    checkNodes(query, names, rules);
    names.add(ownName(isObject(query) && isObject(query.CommonTableExpr) ? query.CommonTableExpr.ctename : undefined));
  }
  return names;
}

/** Servers cut longer names at different lengths, and fold capitals of other alphabets or not, so that the name may become another one. */
function ownName(name: unknown): string {
  const isPlain = typeof name === 'string' && new TextEncoder().encode(name).length < 63;
  const others = isPlain ? name.replaceAll(/[ -~]/g, '') : '';
  if (!isPlain || others !== others.toLowerCase())
    throw new WarehouseError(`The name "${String(name)}" is not allowed here. Use a shorter one.`);
  return name;
}

const checks: Readonly<Record<string, (node: JsonObject, scope: Scope, rules: SelectRules) => void>> = {
  CommonTableExpr({ ctematerialized }) {
    // A chain of them doubles with each link, and planning it fills the memory of the server.
    if (ctematerialized === 'CTEMaterializeNever') throw new WarehouseError('Remove NOT MATERIALIZED from the query.');
  },
  RangeVar({ relname, schemaname, alias: _, ...others }, scope, { onRelation }) {
    if ('catalogname' in others) throw refusal('the name of a database');
    if (schemaname === undefined && scope.has(String(relname))) return;
    onRelation(ownName(relname), typeof schemaname === 'string' ? schemaname : undefined);
  },
  FuncCall({ funcname }, _scope, { functions = [] }) {
    const name = builtinName(funcname);
    const full = namesOf(funcname).join('.');
    if (name !== undefined ? !allowedFunctions.has(name) : !functions.includes(full))
      throw new WarehouseError(`The function ${full} is not allowed in a query.`);
  },
  TypeName({ names }) {
    const name = builtinName(names);
    if (name === undefined || !allowedTypes.has(name))
      throw new WarehouseError(`The type ${namesOf(names).join('.')} is not allowed in a query.`);
  },
  SQLValueFunction({ op }) {
    if (!allowedValueFunctions.has(String(op)))
      throw new WarehouseError(`${String(op).replace('SVFOP_', '').toLowerCase()} is not allowed in a query.`);
  },
  A_Expr: ({ name }) => checkOperator(name),
  SubLink: ({ operName }) => checkOperator(operName),
  SortBy: ({ useOp }) => checkOperator(useOp),
  CollateClause({ collname }) {
    if (builtinName(collname) === undefined) throw refusal('a collation with a schema');
  },
};

function checkOperator(names: unknown): void {
  if (names !== undefined && builtinName(names) === undefined) throw refusal('an operator with a schema');
}

/** The name of something that Postgres itself has, since nothing else is on the search path; `undefined` for one in another schema. */
function builtinName(names: unknown): string | undefined {
  const [first, second, ...others] = namesOf(names);
  if (others.length > 0) return undefined;
  if (second === undefined) return first;
  return first === 'pg_catalog' ? second : undefined;
}

function namesOf(names: unknown): readonly string[] {
  return (Array.isArray(names) ? names : []).map((name) => (isObject(name) && isObject(name.String) ? String(name.String.sval) : ''));
}

function refusal(what: string): WarehouseError {
  return new WarehouseError(`${wordings[what] ?? `${what} is not supported in a query.`}`);
}

const wordings: Readonly<Record<string, string>> = {
  'SelectStmt.intoClause': 'SELECT INTO is not allowed.',
  'SelectStmt.lockingClause': 'Rows cannot be locked: remove FOR UPDATE or FOR SHARE.',
  'WithClause.recursive': 'Recursive queries are not allowed.',
  'RangeVar.schemaname': 'Only views of the data model can be queried, without a schema.',
  'RangeVar.catalogname': 'Only views of the data model can be queried, without a schema.',
  InsertStmt: 'Only SELECT statements are allowed.',
  UpdateStmt: 'Only SELECT statements are allowed.',
  DeleteStmt: 'Only SELECT statements are allowed.',
  MergeStmt: 'Only SELECT statements are allowed.',
  ParamRef: 'A query has no parameters: write their values.',
};
