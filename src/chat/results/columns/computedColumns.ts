import type { NumberFormat } from '../../../client/chat-stream/QueryRows.js';
import { isQueryWord, queryPieces } from '../query/queryPieces.js';

/** How a query computes a column, as far as its text shows. */
export interface ComputedColumn {
  /** The columns it is computed from, in lower case, without the names of tables. */
  readonly names: ReadonlySet<string>;
  /** True if the unit stays the same, as in sums, differences and averages. */
  readonly keepsUnit: boolean;
  /** True if the values of parts still add up, as in sums. */
  readonly keepsTotal: boolean;
  /** True for a ratio in percent. */
  readonly isPercent: boolean;
}

/** The columns that a query computes, by the name it gives them, in lower case. */
export type ComputedColumns = ReadonlyMap<string, ComputedColumn>;

/**
 * Finds how a query computes the columns it names with `AS`, without parsing it, in linear time. Reads at most the first 100,000
 * characters. If several parts of a query define the same name, the first definition is used.
 */
export function computedColumns(sql: string): ComputedColumns {
  const found = new Map<string, ComputedColumn>();
  const outer: Scope[] = [];
  let scope = newScope(false);
  let before = '';
  let isAfterAs = false;
  let path: string | undefined;
  const text = sql.slice(0, maxCharacters);

  const endName = () => {
    if (path !== undefined && !scope.isIgnored && scope.item.names.size < maxNames) scope.item.names.add(path);
    path = undefined;
  };
  const call = (name: string) => {
    if (!scope.isIgnored) scope.item.functions.add(name);
  };
  for (const match of text.matchAll(queryPieces)) {
    const [piece] = match;
    const { word, quoted } = match.groups ?? {};
    if (piece.startsWith('--') || piece.startsWith('/*')) continue;
    const keyword = word !== undefined && isQueryWord(word) ? word.toUpperCase() : '';
    const name = quoted !== undefined ? quoted.slice(1, -1) : keyword === '' ? word : undefined;
    if (name === undefined ? piece !== '.' : before !== '.') endName();
    const isCall = text[match.index + piece.length] === '(';
    if (name !== undefined && isAfterAs && scope.isSelecting) {
      define(found, name, scope.item);
      scope.item = newItem();
    } else if (name !== undefined && isCall) call(name.toLowerCase());
    else if (name !== undefined) path = name.toLowerCase();
    isAfterAs = keyword === 'AS';

    if (piece === '(' && outer.length < maxDepth) {
      outer.push(scope);
      scope = newScope(scope.isIgnored || notValues.has(before.toUpperCase()));
    } else if (piece === ')') {
      const inner = scope;
      scope = outer.pop() ?? newScope(false);
      // A query in parentheses has separate columns.
      if (!inner.isIgnored && !inner.isQuery) merge(scope.item, inner.item);
    } else if (keyword === 'SELECT') {
      scope.isQuery = true;
      scope.isSelecting = true;
      scope.item = newItem();
    } else if (keyword === 'FROM') {
      scope.isSelecting = false;
    } else if (piece === ',') {
      if (scope.isSelecting) scope.item = newItem();
    } else if (keyword === 'WHEN' || keyword === 'THEN') {
      scope.isIgnored = keyword === 'WHEN' || (outer.at(-1)?.isIgnored ?? false);
    } else if (keyword === 'OVER') {
      call('over');
    } else if (!scope.isIgnored && (piece === '*' || piece === '/' || piece === '%' || piece === '|')) {
      // The sign in `COUNT(*)` and `SELECT *` stands for rows.
      if (before !== '(' && before.toUpperCase() !== 'SELECT') scope.item.signs.add(piece);
    } else if (/^100(?:\.0+)?$/.test(piece)) {
      scope.item.signs.add('100');
    }
    before = piece;
  }
  return found;
}

/** Returns what `read` finds for the columns that a column is computed from, if it is the same for all of them. */
function sharedBy<Value>(
  name: string,
  computed: ComputedColumns,
  read: (name: string) => Value | undefined,
  isKept: (column: ComputedColumn) => boolean,
  depth = 0,
): Value | undefined {
  const column = computed.get(name);
  if (column === undefined || depth > maxSteps || !isKept(column)) return undefined;
  const values = [...column.names].map(
    (part) => read(part) ?? (part === name ? undefined : sharedBy(part, computed, read, isKept, depth + 1)),
  );
  const [first] = values;
  return values.every((value) => value !== undefined && JSON.stringify(value) === JSON.stringify(first)) ? first : undefined;
}

/** Returns the format of a computed column from the formats of the columns it is computed from; `undefined` if its unit is unclear. */
export function computedFormat(
  name: string,
  computed: ComputedColumns,
  formatOf: (name: string) => NumberFormat | undefined,
): NumberFormat | undefined {
  const format = sharedBy(name, computed, formatOf, ({ keepsUnit }) => keepsUnit);
  if (format !== undefined || computed.get(name)?.isPercent !== true) return format;
  return { type: 'percent', currency: undefined, decimalPlaces: undefined };
}

/** Returns the aggregation of a computed column that is a sum of columns with this aggregation. */
export function computedAggregation(
  name: string,
  computed: ComputedColumns,
  aggregationOf: (name: string) => string | undefined,
): string | undefined {
  return sharedBy(name, computed, aggregationOf, ({ keepsTotal }) => keepsTotal);
}

interface Item {
  readonly names: Set<string>;
  readonly functions: Set<string>;
  readonly signs: Set<string>;
}

interface Scope {
  item: Item;
  isSelecting: boolean;
  isQuery: boolean;
  /** True inside of windows and conditions, which do not become part of the value. */
  isIgnored: boolean;
}

function newScope(isIgnored: boolean): Scope {
  return { item: newItem(), isSelecting: false, isQuery: false, isIgnored };
}

function newItem(): Item {
  return { names: new Set(), functions: new Set(), signs: new Set() };
}

function merge(item: Item, inner: Item): void {
  for (const part of ['names', 'functions', 'signs'] as const) for (const value of inner[part]) item[part].add(value);
}

function define(found: Map<string, ComputedColumn>, name: string, { names, functions, signs }: Item): void {
  const key = name.toLowerCase();
  if (found.has(key) || found.size >= maxNames) return;
  const areAll = (allowed: ReadonlySet<string>) => [...functions].every((one) => allowed.has(one));
  const isPlain = ['*', '/', '%', '|'].every((sign) => !signs.has(sign));
  found.set(key, {
    names,
    keepsUnit: isPlain && areAll(keepUnit),
    keepsTotal: isPlain && areAll(keepTotal),
    isPercent: signs.has('100') && signs.has('*') && signs.has('/'),
  });
}

const keepTotal = new Set('sum measure round coalesce ifnull nvl nullif cast'.split(' '));
const keepUnit = new Set([
  ...keepTotal,
  ...'over avg min max median lag lead first_value last_value any_value abs ceil ceiling floor trunc greatest least'.split(' '),
]);
/** What stands before parentheses whose content is not part of the value. */
const notValues = new Set('OVER FILTER GROUP BY IN EXISTS'.split(' '));
const maxCharacters = 100_000;
const maxNames = 1_000;
const maxDepth = 200;
const maxSteps = 5;
