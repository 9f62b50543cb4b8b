import { columnTable } from './columnTable.js';
import { needsTable } from './needsTable.js';
import { code, prose } from './reference/markdownText.js';
import type { ReferenceEntry, ReferenceMember, ReferenceName } from './reference/Reference.js';
import { pagesOf } from './reference/referencePages.js';
import { variableTable } from './variableTable.js';

/**
 * Returns a function that adds to the page of a guide what the sources say: types in its tables, and all parts of its widget. `widgets` are
 * the entry points of the widgets.
 */
export function describeComponents(
  entries: readonly ReferenceEntry[],
  widgets: readonly ReferenceEntry[],
): (text: string, path: string) => string {
  const components = componentsOf(entries);
  const pages = entries.flatMap((entry) => (entry.specifier === '@parley/react/admin' ? pagesOf(entry) : []));
  return (text, path) => {
    const own = componentsOf(pages.filter((page) => page.path === `admin/${path}`));
    const unknown = unknownNames(text, own);
    if (unknown.length > 0) throw new Error(`The tables of ${path} name props that its components do not have: ${unknown.join(', ')}.`);
    const parts = componentsOf(widgets.filter(({ specifier }) => specifier.endsWith(`/${path}`)));
    const page = withTypes(text, own.length === 0 ? components : own);
    return [page, ...columnTable(path), ...needsTable(path), ...variableTable(path), ...endOf(path, parts)].join('\n');
  };
}

function componentsOf(entries: readonly Pick<ReferenceEntry, 'names'>[]): readonly ReferenceName[] {
  return entries.flatMap(({ names }) => names.filter(({ kind }) => kind === 'component'));
}

function endOf(path: string, parts: readonly ReferenceName[]): readonly string[] {
  if (parts.length === 0) return [];
  const rows = parts.map(({ name, description }) => `| ${code(name)} | ${cell(prose(description))} |`);
  return [
    '## All components',
    '',
    `Exported by \`@parley/react/admin/${path}\`. Their props, the hooks and the [labels](./reference/admin/${path}.md) are in the reference.`,
    '',
    '| Component | Description |',
    '|-|-|',
    ...rows,
    '',
  ];
}

/** A table of props or events in a page: its lines, and the names and text of each row. */
interface HandTable {
  readonly start: number;
  readonly end: number;
  readonly kind: 'Prop' | 'Event';
  readonly rows: readonly HandRow[];
}

interface HandRow {
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns the page with the types and defaults of the sources in its tables of props and events, and with the rows that the tables leave
 * out. The texts of the page say more than docstrings, so they stay.
 */
export function withTypes(text: string, components: readonly ReferenceName[]): string {
  const lines = text.split('\n');
  const complete = new Set<string>();
  const tables = tablesIn(lines).map((table) => {
    const component = componentOf(table, lines, components);
    if (component === undefined) return { ...table, lines: lines.slice(table.start, table.end) };
    const listed = new Set(tablesIn(lines).flatMap(({ rows }) => rows.flatMap(({ names }) => names)));
    const id = `${component.name} ${table.kind}`;
    const missing = complete.has(id) ? [] : component.members.filter(({ name }) => !listed.has(name) && isOf(table.kind, name));
    complete.add(id);
    return { ...table, lines: typedTable(table, component, missing) };
  });
  return tables
    .toReversed()
    .reduce((page, { start, end, lines: typed }) => [...page.slice(0, start), ...typed, ...page.slice(end)], lines)
    .join('\n');
}

/** The names in the tables of a page that no component has. */
export function unknownNames(text: string, components: readonly ReferenceName[]): readonly string[] {
  const lines = text.split('\n');
  return tablesIn(lines).flatMap((table) => {
    const component = componentOf(table, lines, components);
    const known = new Set(component?.members.map(({ name }) => name));
    return component === undefined ? [] : table.rows.flatMap(({ names }) => names.filter((name) => !known.has(name)));
  });
}

function tablesIn(lines: readonly string[]): readonly HandTable[] {
  return lines.flatMap((line, start) => {
    const kind = /^\| (Prop|Event) \|/.exec(line)?.[1];
    if (kind !== 'Prop' && kind !== 'Event') return [];
    const length = lines.slice(start).findIndex((row) => !row.startsWith('|'));
    const end = length === -1 ? lines.length : start + length;
    return [{ start, end, kind, rows: lines.slice(start + 2, end).map(rowOf) }];
  });
}

function rowOf(line: string): HandRow {
  const [, names = '', text = ''] = /^\| (.*?) \| (.*) \|$/.exec(line) ?? [];
  return { names: [...names.matchAll(/`(\w+)/g)].map(([, name = '']) => name), text };
}

/** The component that has most of the table's names; of several, the one that the heading above names. */
function componentOf(
  { rows, start }: HandTable,
  lines: readonly string[],
  components: readonly ReferenceName[],
): ReferenceName | undefined {
  const names = rows.flatMap((row) => row.names);
  const headings = lines.slice(0, start).filter((line) => line.startsWith('#'));
  const ranks = components.map((component) => {
    const heading = headings.findLastIndex((line) => line.includes(`\`${component.name}\``));
    return { component, count: component.members.filter(({ name }) => names.includes(name)).length, heading };
  });
  const [best] = ranks.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count || other.heading - one.heading);
  return best?.component;
}

function isOf(kind: HandTable['kind'], name: string): boolean {
  const isEvent = /^on(?:Before)?[A-Z]/.test(name) && !name.endsWith('Change');
  return (kind === 'Event') === isEvent;
}

function typedTable({ kind, rows }: HandTable, { members }: ReferenceName, missing: readonly ReferenceMember[]): readonly string[] {
  const memberOf = new Map(members.map((member) => [member.name, member]));
  const described = [
    ...rows.map(({ names, text }) => ({ members: names.flatMap((name) => memberOf.get(name) ?? []), names, text })),
    ...missing.map((member) => ({ members: [member], names: [member.name], text: cell(prose(member.description)) })),
  ];
  const hasDefaults = described.some((row) => row.members.some(({ defaultValue }) => defaultValue !== undefined));
  const cells = described.map((row) => [
    row.names.map((name) => code(name)).join('<br>'),
    row.members.map(({ type }) => cell(code(shortened(type)))).join('<br>'),
    ...(hasDefaults
      ? [row.members.flatMap(({ defaultValue }) => (defaultValue === undefined ? [] : cell(code(defaultValue)))).join('<br>')]
      : []),
    row.text,
  ]);
  const head = [kind, 'Type', ...(hasDefaults ? ['Default'] : []), 'Description'];
  return [head, head.map(() => '-'), ...cells].map((row) => `| ${row.join(' | ')} |`);
}

/** A type on one line of a table, without the arguments of its types if they are long; the reference has the whole. */
function shortened(type: string): string {
  if (type.length <= longest) return type;
  const short = withoutArguments(type);
  return short.length <= longest ? short : `${short.slice(0, longest)}…`;
}

/** Replaces what is between the outermost angle brackets. The arrow of a function is no bracket. */
function withoutArguments(type: string): string {
  let depth = 0;
  let short = '';
  for (const [index, character] of [...type].entries()) {
    const isEnd = character === '>' && type[index - 1] !== '=';
    if (isEnd) depth -= 1;
    if (depth === 0) short += character;
    if (character === '<') {
      if (depth === 0) short += '…';
      depth += 1;
    }
  }
  return short;
}

const longest = 110;

function cell(text: string): string {
  return text.replaceAll(/(?<!\\)\|/g, '\\|');
}
