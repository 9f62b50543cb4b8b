import type { CellValue, ColumnType, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { longestName, type Meaning, meaningsOf, withoutBrackets, wordsOf } from './columnName.js';

/** What kind of values a column contains. */
export type ColumnKind =
  /** A number that can be added up, such as a count, an amount of money or a duration. */
  | 'amount'
  /** A number that cannot be added up, such as a rate, a price, an average, a score or a distinct count. */
  | 'level'
  /** The difference from an earlier value, absolute or relative. */
  | 'change'
  /** A number that identifies something, such as an id, a code or a version. */
  | 'id'
  | 'year'
  /** A month, week or hour, or a date written as one number. */
  | 'period'
  /** Text. */
  | 'category'
  | 'boolean'
  | 'time'
  | 'json';

/**
 * True for quantities, which are written with digit grouping and drawn as sizes in charts. Charts compare them across the other columns.
 */
export function isQuantity(kind: ColumnKind): boolean {
  return isAdditive(kind) || kind === 'level' || kind === 'change';
}

/** True if it makes sense to add the values up. */
export function isAdditive(kind: ColumnKind): boolean {
  return kind === 'amount';
}

/** True if the values are ordered in time, as a line chart requires. */
export function isTimeLike(kind: ColumnKind): boolean {
  return kind === 'time' || kind === 'year' || kind === 'period';
}

/** True if the name or title says that the values are from an earlier period. */
export function isEarlierValue({ name, title = name }: Pick<ResultColumn, 'name' | 'title'>): boolean {
  return [name, title].some((text) => meaningsOf(wordsOf(text)).has('earlier'));
}

/** Returns the kind of a column in a result. Computed once per set of rows. */
export function kindIn(column: ResultColumn, index: number, rows: readonly ResultRow[]): ColumnKind {
  const kinds = known.get(rows) ?? new Map<ResultColumn, ColumnKind>();
  known.set(rows, kinds);
  const values = () => rows.map((row) => row[index]);
  const kind = kinds.get(column) ?? columnKind(column, values());
  kinds.set(column, kind);
  return kind;
}

const known = new WeakMap<readonly ResultRow[], Map<ResultColumn, ColumnKind>>();

/**
 * Classifies a column: by its type, format and aggregation in the data model first, then by its name and title, in any language of the
 * chat, together with its values. Numbers with no such clue are amounts.
 */
export function columnKind(column: ResultColumn, values: readonly (CellValue | undefined)[]): ColumnKind {
  const { type, format, aggregation } = column;
  if (type !== 'integer' && type !== 'number') return type === 'string' ? 'category' : type;
  const named = namedKind(column);
  if (format?.type === 'percent') return named === 'change' ? named : 'level';
  const kind = kindOfValues(named, values, type);
  if (aggregation !== undefined) return kindOfMeasure(aggregation, named, kind);
  return format?.type === 'currency' && !isQuantity(kind) ? 'amount' : kind;
}

/** Returns the kind of a measure. Whether a calculated measure can be added up depends on its formula, which is not known. */
function kindOfMeasure(aggregation: string, named: NamedKind | undefined, kind: ColumnKind): ColumnKind {
  const word = aggregation.toLowerCase().replaceAll('_', '');
  if (additive.has(word)) return 'amount';
  if (word === 'number') return named === undefined && kind === 'amount' ? 'level' : kind;
  const isPlace = (word === 'min' || word === 'max') && !isQuantity(kind);
  return isPlace || kind === 'change' || valueTypes.has(word) ? kind : 'level';
}

const additive = new Set(['sum', 'count', 'counta', 'countall']);
/** The data model lists these types as aggregations, too. */
const valueTypes = new Set(['string', 'time', 'boolean']);

/** The kind that a name suggests. The values can rule it out. */
type NamedKind = ColumnKind | 'share or amount' | 'version' | 'flag' | 'timestamp';

function kindOfValues(named: NamedKind | undefined, values: readonly (CellValue | undefined)[], type: ColumnType): ColumnKind {
  if (named === 'version') return 'id';
  if (named !== undefined && isSettled(named)) return named;
  const numbers = values.filter((value) => typeof value === 'number' || typeof value === 'bigint');
  const areIntegers = numbers.every((value) => typeof value === 'bigint' || Number.isInteger(value));
  const areWithin = (least: number, most: number) => numbers.every((value) => value >= least && value <= most);
  if (named === 'share or amount') return type === 'number' && areWithin(-100, 100) ? 'level' : 'amount';
  if (!areIntegers) return named === undefined && numbers.length > 2 && areWithin(-1, 1) ? 'level' : 'amount';
  if (named === 'id') return 'id';
  if (named === 'flag' && areWithin(0, 1)) return 'boolean';
  if (named === 'year' && areWithin(1000, 2999)) return 'year';
  if ((named === 'year' && areWithin(0, 99)) || (named === 'period' && areWithin(0, 60))) return 'period';
  if (areYears(numbers)) return 'year';
  const isNamedTime = named === 'period' || named === 'timestamp';
  return numbers.length > 1 && numbers.every(isNamedTime ? isDate : isDay) ? 'period' : 'amount';
}

function isSettled(named: NamedKind): named is 'amount' | 'level' | 'change' {
  return named === 'amount' || named === 'level' || named === 'change';
}

/** The largest gap in a run of years, some of which may have no rows. */
const longestGap = 2;

/** True for consecutive years, listed once or once per category. Other numbers in this range are counts. */
function areYears(numbers: readonly (number | bigint)[]): boolean {
  if (!numbers.every((number) => number >= 1950 && number <= 2060)) return false;
  const years = numbers.map(Number);
  const [first = 0, ...rest] = new Set(years);
  const steps = rest.map((year, index) => year - (rest[index - 1] ?? first));
  const sign = Math.sign(steps[0] ?? 0);
  const isRun = steps.length > 0 && steps.every((step) => step * sign > 0 && step * sign <= longestGap);
  return isRun && years.every((year, index) => index === 0 || year === first || (year - (years[index - 1] ?? 0)) * sign >= 0);
}

/** True for a day or month written as one number, and for a Unix time in seconds or milliseconds. */
function isDate(value: number | bigint): boolean {
  const number = Number(value);
  return isDay(value) || isDay(number * 100 + 1) || (number >= 631e6 && number < 41e8) || (number >= 631e9 && number < 41e11);
}

function isDay(value: number | bigint): boolean {
  const [, month, day] = /^(?:19|20)\d\d(\d\d)(\d\d)$/.exec(String(value)) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}

/**
 * Returns the kind that the title or the name suggests. The more specific one wins: an average may have the title of the amount it is taken
 * of.
 */
function namedKind(column: ResultColumn): NamedKind | undefined {
  if (namedKinds.has(column)) return namedKinds.get(column);
  const { name, title = name } = column;
  const found = [...new Set([title, name])].map(kindOfName).filter((kind) => kind !== undefined);
  const named = found.find((kind) => kind !== 'amount') ?? found[0];
  namedKinds.set(column, named);
  return named;
}

const namedKinds = new WeakMap<ResultColumn, NamedKind | undefined>();

function kindOfName(name: string): NamedKind | undefined {
  const outside = withoutBrackets(name);
  const words = wordsOf(outside);
  const own = meaningsOf(words);
  const whole = outside === name ? own : meaningsOf(wordsOf(name));
  const says = (meaning: Meaning) => own.has(meaning) || whole.has(meaning);
  const isLevel = says('level') || perUnit.test(words.join('_'));
  const last = words.at(-1) ?? '';
  if (own.has('flag')) return 'flag';
  if (own.has('count') || (own.has('numberOf') && plural.test(last))) return isLevel ? 'level' : 'amount';
  if (name.slice(0, longestName).includes('%')) return says('change') ? 'change' : 'level';
  const isNumbered = words.length > 1 && numberWords.has(last);
  const numbered = isNumbered ? words.slice(0, -1) : words;
  const canBeTime = !isLevel && !says('earlier') && !words.some((word) => withinWords.has(word));
  if (canBeTime && meaningsOf(numbered.slice(-1)).has('year')) return 'year';
  if (canBeTime && !says('total') && !says('amount') && (isNumbered ? meaningsOf(numbered) : own).has('period')) return 'period';
  if (last === 'version') return 'version';
  if (own.has('code') && !words.includes('distinct')) return 'id';
  if (words.length > 1 && !isLevel && (isNumbered || own.has('leadingCode') || own.has('numberOf'))) return 'id';
  if (says('change')) return 'change';
  if (isLevel) return 'level';
  if (says('total')) return 'amount';
  if (says('price')) return 'level';
  if (says('share')) return 'share or amount';
  if (says('amount') || says('earlier')) return 'amount';
  if (says('year')) return 'year';
  if (own.has('timestamp')) return 'timestamp';
  return plural.test(last) ? 'amount' : undefined;
}

const numberWords = new Set(['number', 'num', 'no', 'nr', 'numero', 'id', 'key']);
/** An amount within a period, such as `orders_in_month`. */
const withinWords = new Set(['in', 'this', 'current', 'count']);
const plural = /(?:[a-z]{2}[sx]|[a-z]{3}i|ות|ים)$/;
/** A price per piece, not `Pro` at the beginning of a name; a percentile; `edad media`, not `media spend` or `social media cost`. */
const perUnit = /._(?:pro|par|por|je)_.|(?:^|_)p\d{1,3}(?:_|$)|(?<!social|paid|owned|earned|digital|print|mass)_media(?:_|$)/;
