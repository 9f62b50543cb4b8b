import { isPlainName } from '../data-model/sqlNames.js';
import type { ColumnFacts, TableFacts } from '../data-model/TableFacts.js';
import { singularOf, titleOf } from '../data-model/words.js';
import { createNames } from './createNames.js';
import { isKeyName } from './keyNames.js';

/** A dimension or measure as its YAML has it. */
export interface MemberFields {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly sql?: string;
  readonly description?: string;
  readonly primary_key?: true;
  readonly public?: boolean;
  readonly format?: string;
  readonly currency?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface DerivedMembers {
  /** Dimensions and measures that can be asked about; the most useful of each column first. */
  readonly dimensions: readonly MemberFields[];
  readonly measures: readonly MemberFields[];
  /** Keys, which joins need. */
  readonly keys: readonly MemberFields[];
  /** The name of the key by its column. */
  readonly keyOf: ReadonlyMap<string, string>;
}

/** What can be asked about the columns of a table. `keyColumns` are those of its key and of its joins. */
export function deriveMembers(table: TableFacts, keyColumns: ReadonlySet<string>): DerivedMembers {
  const nameOf = createNames('column');
  const title = displayTitle(table.title ?? table.name);
  const count: MemberFields = { name: nameOf('count'), title, type: 'count', description: `Number of rows of ${table.name}` };
  const dimensions: MemberFields[] = [];
  const measures: MemberFields[] = [];
  const keys: MemberFields[] = [];
  const keyOf = new Map<string, string>();
  for (const column of table.columns) {
    const words = { title: displayTitle(column.title ?? column.name), ...(column.comment && { description: column.comment }) };
    const sql = columnSql(column.name);
    if (keyColumns.has(column.name)) {
      const isPrimary = table.primaryKey.includes(column.name);
      const key = {
        name: nameOf(column.name),
        ...words,
        sql,
        type: dimensionType(column),
        ...(isPrimary && { primary_key: true as const }),
      };
      // The text of a key is how people call the row.
      keys.push({ ...key, public: column.type === 'text' });
      keyOf.set(column.name, key.name);
      continue;
    }
    const { isDimension, aggregate } = usesOf(column, table);
    if (isDimension) {
      const row = rowNameOf(column, table);
      const called = row === undefined ? words : { ...words, title: row.title };
      const meta = { ...valuesMeta(column), ...row?.meta };
      dimensions.push({
        name: nameOf(row?.name ?? column.name),
        ...called,
        sql,
        type: dimensionType(column),
        ...(Object.keys(meta).length > 0 && { meta }),
      });
    }
    const money = moneyOf(column.title ?? column.name);
    if (aggregate === 'avg') {
      const short = withoutUnit(words.title) || words.title.toLowerCase();
      const title = `Average ${money.currency === undefined ? words.title.toLowerCase() : short}`;
      const meta = { synonyms: [...new Set([words.title.toLowerCase(), short])] };
      measures.push({ name: nameOf(`average_${column.name}`), ...words, title, sql, type: 'avg', ...money, meta });
    } else if (aggregate === 'sum') {
      const name = nameOf(isDimension ? `total_${column.name}` : column.name);
      const named = isDimension ? { title: `Total ${words.title.toLowerCase()}` } : amountWords(words.title, money.currency);
      measures.push({ name, ...words, ...named, sql, type: 'sum', ...money });
    }
  }
  return { dimensions, measures: [count, ...measures], keys, keyOf };
}

/** A name as people read it: "order_date" and "orderDate" are "Order date". What has spaces or other letters is kept. */
export function displayTitle(name: string): string {
  const title = /^[\w-]+$/.test(name) ? titleOf(name.replaceAll('-', '_')) : name.trim();
  return title === '' ? name : title.slice(0, 1).toUpperCase() + title.slice(1);
}

/** "Revenue (EUR)" is asked for as "revenue". The values say their currency, so the title need not. */
function amountWords(title: string, currency: string | undefined): Pick<MemberFields, 'title' | 'meta'> {
  const short = withoutUnit(title);
  if (short === '' || short === title.toLowerCase()) return { title };
  return currency === undefined
    ? { title, meta: { synonyms: [short] } }
    : { title: displayTitle(short), meta: { synonyms: [title.toLowerCase()] } };
}

/** People ask for rows by their name, so the column `name` of `customers` is called “Customer”. */
function rowNameOf({ name, type }: ColumnFacts, table: TableFacts): Pick<MemberFields, 'name' | 'title' | 'meta'> | undefined {
  if (type !== 'text' || !rowNames.test(name)) return undefined;
  const many = displayTitle(table.title ?? table.name);
  const one = singularOf(many.toLowerCase());
  if (table.columns.some((column) => displayTitle(column.title ?? column.name).toLowerCase() === one)) return undefined;
  return { name: one, title: displayTitle(one), meta: { plural: many, synonyms: [name.toLowerCase(), `${one} ${name.toLowerCase()}`] } };
}

const rowNames = /^(?:name|title|label|bezeichnung|nombre)$/i;

function withoutUnit(title: string): string {
  return title
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]|[%\p{Sc}]|(?<![a-z])(?:eur|usd|gbp|chf|jpy)(?![a-z])/giu, '')
    .trim()
    .toLowerCase();
}

/** A column as an expression of its cube. */
export function columnSql(column: string): string {
  if (isPlainName(column)) return column;
  return `{CUBE}.${isQuotable(column) ? `"${column}"` : plainAlias(column)}`;
}

/** True for a name that expressions can have in quotation marks. */
export function isQuotable(name: string): boolean {
  return /^[^"{}\\\p{Cc}]+$/u.test(name);
}

/** The name that the query of a cube gives a column whose name no expression can have. */
export function plainAlias(column: string): string {
  return `column_${[...column].map((letter) => letter.codePointAt(0)?.toString(16)).join('_')}`.slice(0, 60);
}

function dimensionType({ type }: ColumnFacts): string {
  if (type === 'date' || type === 'timestamp') return 'time';
  if (type === 'integer' || type === 'decimal') return 'number';
  return type === 'boolean' ? 'boolean' : 'string';
}

interface Uses {
  readonly isDimension: boolean;
  readonly aggregate?: 'sum' | 'avg';
}

function usesOf({ name, type, distinctCount }: ColumnFacts, { rowCount = 0 }: TableFacts): Uses {
  if (type === 'other') return { isDimension: false };
  if (type !== 'integer' && type !== 'decimal') return { isDimension: true };
  const words = displayTitle(name).toLowerCase();
  if (type === 'integer' && (isKeyName(name) || periodWords.test(words))) return { isDimension: true };
  const isFew = type === 'integer' && distinctCount !== undefined && distinctCount <= 20 && distinctCount * 10 <= rowCount;
  if (averageWords.test(words)) return { isDimension: isFew, aggregate: 'avg' };
  return { isDimension: isFew && !amountNames.test(words), aggregate: 'sum' };
}

/** An amount of money has its currency in its name: "Revenue (EUR)", "price_usd", "Umsatz €". */
function moneyOf(name: string): Pick<MemberFields, 'format' | 'currency'> {
  const currency = currencies.find(([, pattern]) => pattern.test(name))?.[0];
  return currency === undefined ? {} : { format: 'currency', currency };
}

/** A dollar sign alone may be of many countries. */
const currencies: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['EUR', /(?:^|[^a-z])eur(?:os?)?(?:[^a-z]|$)|€/i],
  ['USD', /(?:^|[^a-z])usd(?:[^a-z]|$)|US\$/i],
  ['GBP', /(?:^|[^a-z])gbp(?:[^a-z]|$)|£/i],
  ['CHF', /(?:^|[^a-z])chf(?:[^a-z]|$)/i],
  ['JPY', /(?:^|[^a-z])jpy(?:[^a-z]|$)|円/i],
];
const periodWords =
  /\b(?:year|month|week|weekday|day|hour|minute|quarter|jahr|monat|tag|level|rank|version|position|lat|latitude|lon|lng|longitude)\b/;
const averageWords =
  /\b(?:price|rate|ratio|score|rating|percent|percentage|pct|share|age|temperature|average|avg|mean|preis|quote|anteil|alter|precio|tasa)\b/;
const amountNames = /\b(?:quantity|qty|units|amount|count|pieces|items|menge|anzahl|cantidad|total|sum)\b/;

/** The planner reads the values of texts, so that questions can name them. */
function valuesMeta({ type, distinctCount = 0 }: ColumnFacts): { readonly named_values?: false } {
  return type === 'text' && distinctCount > maxNamedValues ? { named_values: false } : {};
}

const maxNamedValues = 2_000;
