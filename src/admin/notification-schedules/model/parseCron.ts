/** A cron expression with five fields, as the values that match. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  /** 1 to 31. */
  readonly daysOfMonth: readonly number[];
  /** 1 to 12. */
  readonly months: readonly number[];
  /** 0 (Sunday) to 6. */
  readonly daysOfWeek: readonly number[];
  /** True for `*`, with or without a step. If neither of the two day fields is open, a day needs to match only one of them. */
  readonly isAnyDayOfMonth: boolean;
  readonly isAnyDayOfWeek: boolean;
}

/** The five fields in order. */
export type CronField = 'minute' | 'hour' | 'dayOfMonth' | 'month' | 'dayOfWeek';

/** Why an expression is not a schedule: the number of fields, a value, or days that do not exist, such as 30 February. */
export type CronProblem =
  | { readonly kind: 'fields' }
  | { readonly kind: 'value'; readonly field: CronField; readonly text: string }
  | { readonly kind: 'never' };

/**
 * Parses an expression with five fields: `*`, numbers, ranges, steps, lists, and English names of months and weekdays. Seconds, years,
 * `L`, `#` and `@daily` are not part of the contract (docs/contract/account.md#notifications).
 */
export function parseCron(expression: string): { readonly cron: Cron } | { readonly problem: CronProblem } {
  // Longer than any meaningful schedule.
  const texts = expression.length > maxLength ? [] : expression.trim().split(/\s+/);
  if (texts.length !== fields.length) return { problem: { kind: 'fields' } };
  const found: number[][] = [];
  for (const [index, field] of fields.entries()) {
    const text = texts[index] ?? '';
    const values = valuesOf(text, field);
    if (values === undefined) return { problem: { kind: 'value', field: field.name, text } };
    found.push(values);
  }
  const [minutes = [], hours = [], daysOfMonth = [], months = [], daysOfWeek = []] = found;
  const cron: Cron = {
    ...{ minutes, hours, daysOfMonth, months, daysOfWeek },
    isAnyDayOfMonth: texts[2]?.startsWith('*') === true,
    isAnyDayOfWeek: texts[4]?.startsWith('*') === true,
  };
  return hasDays(cron) ? { cron } : { problem: { kind: 'never' } };
}

interface Field {
  readonly name: CronField;
  readonly min: number;
  readonly max: number;
  /** The names of its values, from `min` on. */
  readonly names?: readonly string[];
}

const fields: readonly Field[] = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'dayOfMonth', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, names: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ') },
  // 7 is Sunday as well.
  { name: 'dayOfWeek', min: 0, max: 7, names: 'SUN MON TUE WED THU FRI SAT'.split(' ') },
];

const maxLength = 200;

/** Returns the values of a field in order, each once; `undefined` if the text is not valid. */
function valuesOf(text: string, field: Field): number[] | undefined {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const range = rangeOf(item, field);
    if (range === undefined) return undefined;
    for (let value = range.from; value <= range.to; value += range.step) values.add(field.name === 'dayOfWeek' ? value % 7 : value);
  }
  return [...values].toSorted((one, other) => one - other);
}

/** Reads `*`, `5`, `1-5`, each optionally with a step: `5/10` starts at 5 and ends with the field. */
function rangeOf(item: string, field: Field): { readonly from: number; readonly to: number; readonly step: number } | undefined {
  const match = /^(?:\*|(?<first>\w{1,3})(?:-(?<last>\w{1,3}))?)(?:\/(?<every>\d{1,2}))?$/.exec(item);
  if (match === null) return undefined;
  const { first, last, every = '1' } = match.groups ?? {};
  const end = field.name === 'dayOfWeek' ? 6 : field.max;
  const from = first === undefined ? field.min : numberOf(first, field);
  const isOpen = first === undefined || (last === undefined && match.groups?.every !== undefined);
  const to = last !== undefined ? numberOf(last, field) : isOpen ? end : from;
  const step = Number(every);
  return from === undefined || to === undefined || from > to || step < 1 ? undefined : { from, to, step };
}

function numberOf(text: string, { min, max, names = [] }: Field): number | undefined {
  const named = names.indexOf(text.toUpperCase());
  const value = named >= 0 ? named + min : /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return value >= min && value <= max ? value : undefined;
}

/** False for days that no month has, such as 30 February. */
function hasDays({ daysOfMonth, months, isAnyDayOfMonth, isAnyDayOfWeek }: Cron): boolean {
  if (isAnyDayOfMonth || !isAnyDayOfWeek) return true;
  return months.some((month) => daysOfMonth.some((day) => day <= (longestMonths[month - 1] ?? 0)));
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
