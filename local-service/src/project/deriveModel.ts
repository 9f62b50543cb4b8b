import { stringify } from 'yaml';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { identifier } from '../data-model/sqlNames.js';
import type { TableFacts } from '../data-model/TableFacts.js';
import { createNames } from './createNames.js';
import { type DerivedJoin, deriveJoins } from './deriveJoins.js';
import { columnSql, type DerivedMembers, deriveMembers, displayTitle, isQuotable, type MemberFields, plainAlias } from './deriveMembers.js';

/** The members that all views of a derived model have together at most. */
const maxMembers = 500;

/** Derives a data model from tables: a file with a cube and a view for each, joined where the names of their keys say so. */
export function deriveModel(tables: readonly TableFacts[]): ModelFiles {
  const joins = deriveJoins(tables);
  const nameOf = createNames('table');
  const views = new Map(tables.map((table) => [table, nameOf(table.name)] as const));
  const parts = tables.map((table): TablePart => {
    const keys = new Set([...table.primaryKey, ...joins.flatMap(({ from, pairs }) => (from === table ? pairs.map(([own]) => own) : []))]);
    return { table, view: views.get(table) ?? '', cube: nameOf(`${views.get(table)}_table`), members: deriveMembers(table, keys), joins };
  });
  let left = maxMembers;
  const files = parts.map((part, index) => {
    const allowed = Math.floor(left / (parts.length - index));
    const { content, used } = fileOf(part, parts, allowed);
    left -= used;
    return [`model/${part.view}.yml`, content] as const;
  });
  return new Map(files);
}

interface TablePart {
  readonly table: TableFacts;
  readonly view: string;
  readonly cube: string;
  readonly members: DerivedMembers;
  /** Those of all tables. */
  readonly joins: readonly DerivedJoin[];
}

/** The cube and view of a table. With more members than allowed, a comment says which are left out. */
function fileOf(part: TablePart, parts: readonly TablePart[], allowed: number): { readonly content: string; readonly used: number } {
  const { table, view, cube, members } = part;
  if (allowed < 1)
    return { content: `# Left out, because the model would have more than ${maxMembers} members: ${oneLine(table.name)}\n`, used: 0 };
  const all = [...members.measures, ...members.dimensions, ...members.keys.filter((key) => key.public === true)];
  const kept = new Set(all.slice(0, allowed));
  const isKept = (member: MemberFields) => kept.has(member) || member.public === false;
  const joined = joinedParts(part, parts, allowed - kept.size, [...kept]);
  const omitted = [...all.filter((member) => !kept.has(member)).map(({ name }) => name), ...joined.omitted];
  const time = timeDimension(members.dimensions.filter(isKept));
  const document = {
    cubes: [
      {
        name: cube,
        ...sourceOf(table),
        ...(table.comment && { description: table.comment }),
        joins: joinFields(part, parts),
        dimensions: [...members.keys.map((key) => (isKept(key) ? key : { ...key, public: false })), ...members.dimensions.filter(isKept)],
        measures: members.measures.filter(isKept),
      },
    ],
    views: [
      {
        name: view,
        title: displayTitle(table.title ?? table.name),
        description: table.comment ?? `The rows of ${table.name}`,
        ...(time !== undefined && { meta: { time_dimension: time } }),
        cubes: [{ join_path: cube, includes: '*' }, ...joined.includes],
      },
    ],
  };
  const note = omitted.length === 0 ? '' : `# Left out, because the model would have more than ${maxMembers} members: ${listed(omitted)}\n`;
  const text = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
  return { content: `# Derived from the data. Edit it as you like.\n${note}${text}`, used: kept.size + joined.count };
}

function listed(names: readonly string[]): string {
  return names.length <= 30 ? names.join(', ') : `${names.slice(0, 30).join(', ')} and ${names.length - 30} more`;
}

function oneLine(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, ' ');
}

function sourceOf({ schema, name, columns }: TableFacts): { readonly sql_table: string } | { readonly sql: string } {
  const hard = columns.filter((column) => !isQuotable(column.name));
  if (hard.length === 0 && isQuotable(schema) && isQuotable(name)) return { sql_table: `${identifier(schema)}.${identifier(name)}` };
  const aliases = hard.map((column) => `, ${escaped(column.name)} AS ${plainAlias(column.name)}`);
  return { sql: `SELECT *${aliases.join('')} FROM ${escaped(schema)}.${escaped(name)}` };
}

/** An identifier without characters that mean something in a model, such as braces. */
function escaped(name: string): string {
  if (isQuotable(name)) return identifier(name);
  const letters = [...name].map((letter) =>
    /[\p{L}\p{N} _]/u.test(letter) ? letter : `\\+${letter.codePointAt(0)?.toString(16).padStart(6, '0')}`,
  );
  return `U&"${letters.join('')}"`;
}

function joinFields({ table, joins }: TablePart, parts: readonly TablePart[]) {
  return joins
    .filter(({ from }) => from === table)
    .flatMap(({ to, pairs }) => {
      const target = parts.find((part) => part.table === to);
      if (target === undefined) return [];
      const conditions = pairs.map(([column, key]) => {
        const own = columnSql(column);
        return `${own.startsWith('{') ? own : `{CUBE}.${own}`} = {${target.cube}.${target.members.keyOf.get(key)}}`;
      });
      return [{ name: target.cube, sql: conditions.join(' AND '), relationship: 'many_to_one' }];
    });
}

/** The dimensions of the tables that a table is joined to, directly or through others. Names that are taken get a prefix. */
function joinedParts(part: TablePart, parts: readonly TablePart[], allowed: number, own: readonly MemberFields[]) {
  const taken = new Set([...own, ...part.members.keys].map(({ name }) => name));
  const paths = new Map([[part, part.cube]]);
  const includes: { readonly join_path: string; readonly includes: readonly unknown[] }[] = [];
  const omitted: string[] = [];
  let count = 0;
  for (const [from, path] of paths) {
    for (const { to } of part.joins.filter((join) => join.from === from.table)) {
      const target = parts.find(({ table }) => table === to);
      if (target === undefined || paths.has(target) || paths.size > maxJoined) continue;
      paths.set(target, `${path}.${target.cube}`);
      const shown = [...target.members.dimensions, ...target.members.keys.filter((key) => key.public === true)];
      const members = shown.flatMap((member) => {
        if (count >= allowed) {
          omitted.push(`${target.view}.${member.name}`);
          return [];
        }
        count += 1;
        return [includedAs(member, target, taken)];
      });
      if (members.length > 0) includes.push({ join_path: `${path}.${target.cube}`, includes: members });
    }
  }
  return { includes, omitted, count };
}

const maxJoined = 8;

function includedAs({ name, title }: MemberFields, { view, table }: TablePart, taken: Set<string>): unknown {
  const isFree = !taken.has(name);
  const long = `${view.slice(0, 25)}_${name.slice(0, 30)}`;
  const free = [name, long, ...Array.from({ length: 99 }, (_, index) => `${long}_${index + 2}`)].find((one) => !taken.has(one)) ?? long;
  taken.add(free);
  return isFree ? name : { name, alias: free, title: `${displayTitle(table.title ?? table.name)}: ${title.toLowerCase()}` };
}

/** The column that time ranges apply to: what is called after an event rather than after a change or a plan. */
function timeDimension(dimensions: readonly MemberFields[]): string | undefined {
  const times = dimensions.filter(({ type }) => type === 'time');
  const rank = ({ name }: MemberFields) =>
    /updat|modif|delet|birth|due|expir|valid|until|end|deliver|ship|clos|cancel|geburt|lieferdatum/.test(name) ? 1 : 0;
  return times.length > 1 ? [...times].sort((one, other) => rank(one) - rank(other))[0]?.name : undefined;
}
