import { isObject, type JsonObject } from '../http/fields.js';
import { compilePolicies } from './compilePolicies.js';
import { createJoinTree, type JoinTree } from './joinTree.js';
import type { Dimension, Measure, MeasureFormat, ModelView, TimeDimension } from './ModelView.js';
import { createMemberSql, formulaTypes, type MemberSql, ModelProblem, primaryKeys } from './memberSql.js';
import { reportKeys } from './modelKeys.js';
import { type Cube, type CubeMember, isPublic, textOf } from './readCube.js';
import { type Definition, type Report, readEntries } from './readModel.js';
import { isPlainName } from './sqlNames.js';
import { pluralOf, singularOf, titleOf } from './words.js';

/** Compiles a view, and reports what keeps it from being one. */
export function compileView(view: Definition, cubes: ReadonlyMap<string, Cube>): ModelView | undefined {
  const parts = joinsOf(view, cubes);
  if (parts === undefined) return undefined;
  const included = parts.included.filter((member) => isAsked(member));
  const [word] = [{ name: view.name.toLowerCase(), entry: view.fields }, ...included].filter(({ name }) => !isPlainName(name));
  if (word !== undefined) {
    view.report(`"${word.name}" in view "${view.name}" is a word of SQL. Give it another name.`, word.entry);
    return undefined;
  }
  try {
    // Twice, since members can add joins, and with the last of them it is known which rows are repeated.
    assemble(view, parts.joins, included, cubes);
    return assemble(view, parts.joins, included, cubes);
  } catch (error) {
    if (!(error instanceof ModelProblem)) throw error;
    error.cube.report(error.message, error.member?.fields);
    return undefined;
  }
}

/** A member as a view includes it, with what the view says about it. */
interface Included {
  readonly name: string;
  readonly cube: Cube;
  readonly member: CubeMember;
  readonly entry: JsonObject;
}

/** Measures with texts or times as values, and places on a map, are left out. */
function isAsked({ member: { kind, type } }: Included): boolean {
  return kind === 'measure' ? type === 'number' || !formulaTypes.includes(type) : type !== 'geo';
}

function assemble(view: Definition, tree: JoinTree, included: readonly Included[], cubes: ReadonlyMap<string, Cube>): ModelView {
  const dimensions = included.filter(({ member }) => member.kind !== 'measure');
  const plain = createMemberSql({ tree, cubes, taken: [] });
  const columns = dimensions.map((one) => ({ ...one, sql: plain.dimension(one.cube, one.member) }));
  const sql = createMemberSql({ tree, cubes, taken: columns.map((one) => [one.name, one.sql] as const) });
  const measures = included.filter(({ member }) => member.kind === 'measure').map((one) => measureOf(one, sql, tree));
  for (const cube of tree.cubes) for (const key of primaryKeys(cube)) sql.addKey(cube, key);
  const time = columns.find(
    ({ member, name }) => member.type === 'time' && [name, ''].includes(textOf(metaOf(view.fields).time_dimension)),
  );
  const title = textOf(view.fields.title) || titleOf(view.name);
  return {
    name: view.name.toLowerCase(),
    title,
    description: textOf(view.fields.description),
    row: rowOf(view.fields, title),
    ...(time !== undefined && { time: timeOf(time) }),
    dimensions: columns.filter((one) => one !== time).map((one) => dimensionOf(one, columns)),
    measures,
    facts: sql.facts,
    policies: [
      ...compilePolicies(view, (member) => columns.find(({ name }) => name === member)?.sql),
      ...tree.cubes.flatMap((cube) => compilePolicies(cube, (name) => ownDimension(cube, name, plain))),
    ],
    tables: tree.tables((cube, join) => plain.joinCondition(cube, join)),
  };
}

function ownDimension(cube: Cube, name: string, sql: MemberSql): string | undefined {
  const member = cube.members.get(name);
  return member?.kind === 'dimension' ? sql.dimension(cube, member) : undefined;
}

type Column = Included & { readonly sql: string };

function wordsOf({ name, member, entry }: Included) {
  const meta = { ...metaOf(member.fields), ...metaOf(entry) };
  const title = textOf(entry.title) || textOf(member.fields.title) || titleOf(name);
  const words = {
    name,
    title,
    description: textOf(entry.description) || textOf(member.fields.description),
    synonyms: listOf(meta.synonyms),
  };
  return { words, meta };
}

function timeOf(column: Column): TimeDimension {
  const { words, meta } = wordsOf(column);
  const verb = textOf(meta.verb);
  return { ...words, sql: column.sql, ...(verb !== '' && { verb }) };
}

function dimensionOf(column: Column, columns: readonly Column[]): Dimension {
  const { words, meta } = wordsOf(column);
  const { member, sql } = column;
  const type = member.kind === 'segment' ? 'boolean' : (dimensionTypes.find((one) => one === member.type) ?? 'string');
  const order = textOf(meta.order_by).replaceAll(/\{(\w+)\}/g, (all, name) => (columns.some((one) => one.name === name) ? name : all));
  return {
    ...words,
    plural: textOf(meta.plural) || pluralOf(words.title),
    sql: member.kind === 'segment' ? `(${sql})` : sql,
    type,
    ...(type === 'string' && meta.named_values !== 'false' && { hasNamedValues: true }),
    ...(order !== '' && { order }),
  };
}

const dimensionTypes = ['string', 'number', 'boolean', 'time'] as const;

function measureOf(included: Included, sql: MemberSql, tree: JoinTree): Measure {
  const { words, meta } = wordsOf(included);
  const { cube, member } = included;
  const isRepeated = tree.isRepeated(cube);
  const aggType = isRepeated && member.type === 'count' ? 'countDistinct' : (aggTypes[member.type] ?? 'number');
  return {
    ...words,
    sql: sql.measure(cube, member),
    format: formatOf(included, aggType),
    aggType,
    isAdditive: (aggType === 'sum' || aggType === 'count') && !isRepeated,
    ...(meta.better === 'low' && { isBetterLow: true }),
  };
}

const aggTypes: Readonly<Record<string, Measure['aggType']>> = {
  count: 'count',
  count_distinct: 'countDistinct',
  count_distinct_approx: 'countDistinct',
  sum: 'sum',
  avg: 'avg',
  min: 'min',
  max: 'max',
};

/** Money whose currency the model does not say is written without one. */
function formatOf({ cube, member, entry }: Included, aggType: Measure['aggType']): MeasureFormat {
  const format = textOf(entry.format) || textOf(member.fields.format);
  if (format.startsWith('currency')) {
    const code = textOf(entry.currency) || textOf(member.fields.currency);
    if (/^[A-Z]{3}$/.test(code)) return `currency:${code}`;
    if (code !== '') cube.report(`"${member.name}" has "${code}" as its currency. Give a code of ISO 4217, such as EUR.`, entry);
    return 'decimal';
  }
  if (format.startsWith('percent')) return 'percent';
  if (format === 'number_0') return 'count';
  return aggType === 'count' || aggType === 'countDistinct' ? 'count' : 'decimal';
}

function metaOf({ meta }: JsonObject): JsonObject {
  return isObject(meta) ? meta : {};
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}

function rowOf(fields: JsonObject, title: string): readonly [one: string, many: string] {
  const [one, many] = listOf(metaOf(fields).row);
  const name = one ?? singularOf(title.toLowerCase());
  return [name, many ?? pluralOf(name)];
}

/** The joins along the paths of a view, and the members that it includes. */
function joinsOf(view: Definition, cubes: ReadonlyMap<string, Cube>): { joins: JoinTree; included: readonly Included[] } | undefined {
  const { name, fields, report } = view;
  const parts = readEntries(fields.cubes, 'cubes', report);
  reportKeys('view', name, fields, report);
  if (parts.length === 0) report(`View "${name}" has no cubes.`, fields);
  const included: Included[] = [];
  let joins: JoinTree | undefined;
  let isSound = parts.length > 0;
  const refuse = (problem: string, entry: object) => {
    report(problem, entry);
    isSound = false;
  };
  for (const part of parts) {
    reportKeys('cube of a view', `${name}.${textOf(part.join_path)}`, part, report);
    const path = textOf(part.join_path).split('.');
    const along = path.map((cube) => cubes.get(cube));
    const unknown = path.find((cube) => !cubes.has(cube));
    if (unknown !== undefined) {
      refuse(
        unknown === '' ? `View "${name}" has a cube without join_path.` : `View "${name}" uses "${unknown}", which is not a cube.`,
        part,
      );
      continue;
    }
    const known = along.filter((cube) => cube !== undefined);
    const [root] = known;
    if (root === undefined) continue;
    joins ??= createJoinTree(root, cubes);
    if (joins.root !== root) refuse(`View "${name}" begins with "${joins.root.name}", so the path of "${path.join('.')}" must, too.`, part);
    for (const [index, to] of known.entries()) {
      const from = known[index - 1];
      const problem = from === undefined ? undefined : joins.join(from, to);
      if (problem !== undefined) refuse(`View "${name}": ${problem}`, part);
    }
    const cube = known.at(-1) ?? root;
    included.push(...includedOf(part, cube, report, (problem, entry) => refuse(`View "${name}" ${problem}`, entry)));
  }
  const names = new Set<string>();
  for (const { name: member, entry } of included) {
    if (names.has(member)) refuse(`View "${name}" has two members "${member}". Give one of them an alias.`, entry);
    names.add(member);
  }
  return isSound && joins !== undefined ? { joins, included } : undefined;
}

function includedOf(part: JsonObject, cube: Cube, report: Report, refuse: (problem: string, entry: object) => void): readonly Included[] {
  const { includes, excludes, prefix } = part;
  const left = new Set(listOf(excludes));
  const begin = prefix === 'true' ? `${textOf(part.alias) || cube.name}_` : '';
  if (includes === '*') {
    return [...cube.members.values()]
      .filter(({ name, fields }) => !left.has(name) && isPublic(fields) && (fields.primary_key !== 'true' || fields.public === 'true'))
      .map((member) => ({ name: `${begin}${member.name}`.toLowerCase(), cube, member, entry: part }));
  }
  return (Array.isArray(includes) ? includes : []).flatMap((item): readonly Included[] => {
    const entry: JsonObject = isObject(item) ? item : { name: item };
    const name = textOf(entry.name);
    reportKeys('included member', name, entry, report);
    const member = cube.members.get(name);
    if (member === undefined) refuse(`includes "${cube.name}.${name}", which does not exist.`, isObject(item) ? item : part);
    return member === undefined ? [] : [{ name: `${begin}${textOf(entry.alias) || name}`.toLowerCase(), cube, member, entry }];
  });
}
