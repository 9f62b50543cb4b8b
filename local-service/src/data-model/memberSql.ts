import type { JoinTree } from './joinTree.js';
import { type Cube, type CubeMember, type Join, textOf } from './readCube.js';
import { readEntries } from './readModel.js';
import { identifier } from './sqlNames.js';

/** Writes the SQL of members: dimensions over the tables of a view, measures over its columns. */
export interface MemberSql {
  dimension(cube: Cube, member: CubeMember): string;
  measure(cube: Cube, member: CubeMember): string;
  joinCondition(cube: Cube, join: Join): string;
  /** Makes the key of a row a column, if no other has its name. */
  addKey(cube: Cube, key: CubeMember): void;
  /** The columns that measures are made of, by their names. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Throws `ModelProblem` for what cannot be computed. `taken` has the columns that the view has anyway. */
export function createMemberSql({ tree, cubes, taken }: MemberSqlOptions): MemberSql {
  const columns = new Map(taken);
  const facts = new Map<string, string>();
  const known = new Map<CubeMember, string>();
  /** The members that are being written, to find those that refer to themselves. */
  const open = new Set<CubeMember>();

  function dimension(cube: Cube, member: CubeMember): string {
    if (member.kind === 'measure')
      throw new ModelProblem(`"${cube.name}.${member.name}" is a measure, which only measures can refer to.`, cube, member);
    return nested(cube, member, () => written(cube, member.sql, (column) => column, inParentheses));
  }

  function inParentheses(cube: Cube, member: CubeMember): string {
    const sql = dimension(cube, member);
    return /^[\w".]+$/.test(sql) ? sql : `(${sql})`;
  }

  function measure(cube: Cube, member: CubeMember): string {
    return nested(cube, member, () => (formulaTypes.includes(member.type) ? formula(cube, member) : aggregate(cube, member)));
  }

  function nested(cube: Cube, member: CubeMember, write: () => string): string {
    const before = known.get(member);
    if (before !== undefined) return before;
    if (open.has(member)) throw new ModelProblem(`"${cube.name}.${member.name}" refers to itself.`, cube, member);
    if (open.size > maxDepth)
      throw new ModelProblem(`"${cube.name}.${member.name}" refers to members that are nested too deep.`, cube, member);
    open.add(member);
    const sql = write();
    open.delete(member);
    known.set(member, sql);
    return sql;
  }

  /** An expression over the columns of the view. Each column, or else the whole expression, becomes one of them. */
  function overColumns(cube: Cube, { name }: CubeMember, sql: string): string {
    if (!/^\w+$/.test(sql) && !sql.includes('{')) return expose(`${name}_value`, `(${sql})`, cube);
    return written(
      cube,
      sql,
      (column, name, owner) => expose(name, column, owner),
      (owner, member) => expose(member.name, dimension(owner, member), owner),
    );
  }

  /** Gives the column a name that no other has. */
  function expose(wanted: string, sql: string, cube: Cube): string {
    const short = wanted.replace(/\W+/g, '_').toLowerCase();
    const long = `${cube.name.toLowerCase()}_${short}`;
    const isFree = (name: string) => (columns.get(name) ?? sql) === sql;
    const name = [short, long, ...Array.from({ length: 9 }, (_, index) => `${long}_${index + 2}`)].find(isFree);
    if (name === undefined) throw new ModelProblem(`"${cube.name}" has too many columns that are called "${short}".`, cube);
    if (!columns.has(name)) {
      columns.set(name, sql);
      facts.set(name, sql);
    }
    return identifier(name);
  }

  function formula(cube: Cube, member: CubeMember): string {
    const { name, sql } = member;
    if (tree.isRepeated(cube) && summed.test(sql)) {
      throw new ModelProblem(`"${cube.name}.${name}" sums up columns of rows that the joins of the view repeat.`, cube, member);
    }
    return written(
      cube,
      sql,
      (column, columnName, owner) => expose(columnName, column, owner),
      (owner, other) =>
        other.kind === 'measure' ? operand(measure(owner, other), other) : expose(other.name, dimension(owner, other), owner),
    );
  }

  function aggregate(cube: Cube, member: CubeMember): string {
    const { type, sql } = member;
    const isRepeated = tree.isRepeated(cube);
    const filters = readEntries(member.fields.filters, 'filters', cube.report).map(({ sql: filter }) =>
      overColumns(cube, member, textOf(filter)),
    );
    const filtered = (value: string) =>
      filters.length === 0 ? value : `CASE WHEN ${filters.map((one) => `(${one})`).join(' AND ')} THEN ${value} END`;
    const value = sql === '' ? undefined : overColumns(cube, member, sql);
    switch (type) {
      case 'count': {
        const isOfRoot = cube === tree.root && !isRepeated;
        if (isOfRoot && filters.length === 0 && value === undefined) return 'COUNT(*)';
        if (isOfRoot) return `COUNT(${filtered(value ?? '1')})`;
        const key = keyOf(cube, member);
        return `COUNT(DISTINCT ${filtered(value === undefined ? key : `CASE WHEN ${value} IS NOT NULL THEN ${key} END`)})`;
      }
      case 'count_distinct':
      case 'count_distinct_approx':
        return `COUNT(DISTINCT ${filtered(value ?? '')})`;
      case 'sum':
        return isRepeated ? sumOfOnce(filtered(value ?? ''), keyOf(cube, member)) : `SUM(${filtered(value ?? '')})`;
      case 'avg': {
        const one = filtered(value ?? '');
        if (!isRepeated) return `AVG(${one})`;
        const key = keyOf(cube, member);
        return `${sumOfOnce(one, key)} / NULLIF(COUNT(DISTINCT CASE WHEN ${one} IS NOT NULL THEN ${key} END), 0)`;
      }
      default:
        return `${type.toUpperCase()}(${filtered(value ?? '')})`;
    }
  }

  /** The column that tells the rows of a cube apart. */
  function keyOf(cube: Cube, member: CubeMember): string {
    const keys = primaryKeys(cube);
    const [first] = keys;
    if (first === undefined) {
      throw new ModelProblem(
        `"${cube.name}.${member.name}" counts rows that the joins of the view repeat: give "${cube.name}" a primary key.`,
        cube,
        member,
      );
    }
    if (keys.length === 1) return expose(first.name, dimension(cube, first), cube);
    return expose('key', `CONCAT_WS('|', ${keys.map((key) => dimension(cube, key)).join(', ')})`, cube);
  }

  /** Replaces the references of an expression. */
  function written(cube: Cube, sql: string, onColumn: OnColumn, onMember: (owner: Cube, member: CubeMember) => string): string {
    if (/^\w+$/.test(sql)) return onColumn(columnOf(cube, sql), sql, cube);
    let length = sql.length;
    const checked = (text: string): string => {
      length += text.length;
      if (length > maxLength) throw new ModelProblem(`An expression of "${cube.name}" is longer than ${maxLength} characters.`, cube);
      return text;
    };
    return sql.replaceAll(references, (_all, reference: string, column: string | undefined) => {
      const found = findReference(reference, cube, cubes);
      if (found === undefined) throw new ModelProblem(`"${cube.name}" refers to {${reference}}, which does not exist.`, cube);
      const { owner, member } = found;
      const problem = tree.reach(cube, owner);
      if (problem !== undefined) throw new ModelProblem(problem, cube);
      if (member !== undefined) return checked(`${onMember(owner, member)}${column === undefined ? '' : `.${column}`}`);
      return checked(column === undefined ? identifier(owner.name) : onColumn(columnOf(owner, column), column, owner));
    });
  }

  return {
    dimension,
    measure,
    addKey(cube, key) {
      if (!columns.has(key.name.toLowerCase())) expose(key.name, dimension(cube, key), cube);
    },
    get facts() {
      return Object.fromEntries(facts);
    },
    joinCondition: (cube, { sql }) => written(cube, sql, (column) => column, inParentheses),
  };
}

interface MemberSqlOptions {
  readonly tree: JoinTree;
  readonly cubes: ReadonlyMap<string, Cube>;
  readonly taken: Iterable<readonly [name: string, sql: string]>;
}

type OnColumn = (sql: string, name: string, owner: Cube) => string;

/** What keeps a model from being compiled, with the cube and the entry where it is. */
export class ModelProblem extends Error {
  override readonly name = 'ModelProblem';

  constructor(
    message: string,
    readonly cube: Cube,
    readonly member?: CubeMember,
  ) {
    super(message);
  }
}

export function primaryKeys({ members }: Cube): readonly CubeMember[] {
  return [...members.values()].filter(({ fields }) => fields.primary_key === 'true');
}

/** `{member}`, `{CUBE}`, `{CUBE.member}`, `{cube}` or `{cube.member}`; columns follow a cube: `{CUBE}.column`. */
export function findReference(reference: string, cube: Cube, cubes: ReadonlyMap<string, Cube>): Reference | undefined {
  const [first = '', second, third] = reference.split('.');
  const own = cube.members.get(first);
  if (second === undefined && own !== undefined) return { owner: cube, member: own };
  const owner = first === 'CUBE' || first === cube.name ? cube : cubes.get(first);
  if (owner === undefined || third !== undefined) return undefined;
  if (second === undefined) return { owner, member: undefined };
  const member = owner.members.get(second);
  return member && { owner, member };
}

interface Reference {
  readonly owner: Cube;
  readonly member: CubeMember | undefined;
}

const references = /\{([\w.]+)\}(?:\.(\w+|"[^"]+"))?/g;

/** Types of measures that are written as a whole. */
export const formulaTypes: readonly string[] = ['number', 'string', 'boolean', 'time'];

function columnOf(cube: Cube, column: string): string {
  return `${identifier(cube.name)}.${column}`;
}

/** A measure within a formula. Aggregates are one operand as they are. */
function operand(sql: string, { type }: CubeMember): string {
  return formulaTypes.includes(type) || sql.includes(' / ') ? `(${sql})` : sql;
}

/**
 * The sum of a value of each row of a cube, though joins repeat the rows. Equal values of different rows are kept apart by the key, which
 * weighs more than any value and is taken away again.
 */
function sumOfOnce(value: string, key: string): string {
  const weight = `hashtextextended(${key}::text, 0)::numeric * 1e20`;
  const only = (sql: string) => `SUM(DISTINCT CASE WHEN ${value} IS NOT NULL THEN ${sql} END)`;
  return `(${only(`${weight} + (${value})::numeric`)} - ${only(weight)})`;
}

/** An aggregate that counts repeated rows more than once. */
const summed = /\b(?:sum|avg|count)\s*\(\s*(?!distinct\b)/i;

const maxDepth = 50;

/** Characters that one expression may have. */
const maxLength = 10_000;
