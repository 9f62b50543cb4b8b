import { invalid } from '../../http/fields.js';

/** Returns the expression unchanged; 400 unless it has five valid fields and runs on a day that exists. */
export function checkCronExpression(field: string, expression: string | null): string | null {
  if (expression === null) return null;
  const parts = expression.trim().split(/\s+/);
  const isValid = parts.length === fields.length && parts.every((part, index) => isField(part, fields[index]));
  if (!isValid) throw invalid(field, 'must be a cron expression of five fields');
  if (!hasDay(parts)) throw invalid(field, 'must have a day that exists');
  return expression;
}

interface Field {
  readonly min: number;
  readonly max: number;
  /** The names of the values, from `min` on. */
  readonly names?: readonly string[];
}

const daysOfMonth: Field = { min: 1, max: 31 };
const months: Field = { min: 1, max: 12, names: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ') };

/** Minute, hour, day of the month, month, day of the week, where 7 is Sunday too. */
const fields: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  daysOfMonth,
  months,
  { min: 0, max: 7, names: 'SUN MON TUE WED THU FRI SAT'.split(' ') },
];

function isField(part: string, field: Field | undefined): boolean {
  return field !== undefined && part.split(',').every((item) => rangeOf(item, field) !== undefined);
}

/** Reads a star, a value or a range, optionally with a step: `*`, `5`, `MON-FRI`, `0-30/10`, `5/10`. */
function rangeOf(item: string, field: Field): { readonly from: number; readonly to: number; readonly step: number } | undefined {
  const { first, last, step } = /^(?:\*|(?<first>\w{1,3})(?:-(?<last>\w{1,3}))?)(?:\/(?<step>\d{1,2}))?$/.exec(item)?.groups ?? {};
  if (first === undefined && !item.startsWith('*')) return undefined;
  const from = first === undefined ? field.min : numberIn(first, field);
  // A value with a step runs to the end of the field.
  const isOpen = first === undefined || step !== undefined;
  const to = last !== undefined ? numberIn(last, field) : isOpen ? field.max : from;
  const range = { from, to, step: Number(step ?? 1) };
  return range.from >= field.min && range.to <= field.max && range.from <= range.to && range.step >= 1 ? range : undefined;
}

/** Reads a number or a name; `NaN` for anything else. */
function numberIn(text: string, { min, names = [] }: Field): number {
  const place = names.indexOf(text.toUpperCase());
  if (place >= 0) return place + min;
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

/** False if none of the days exists in any of the months, such as 30 February. If days of the week are given too, one of them is enough. */
function hasDay([, , days = '*', monthsPart = '*', weekdays = '*']: readonly string[]): boolean {
  if (days.startsWith('*') || !weekdays.startsWith('*')) return true;
  const firstDay = Math.min(...days.split(',').map((item) => rangeOf(item, daysOfMonth)?.from ?? daysOfMonth.max));
  return longestMonths.some((length, index) => firstDay <= length && includes(monthsPart, index + 1));
}

function includes(part: string, month: number): boolean {
  return part.split(',').some((item) => {
    const range = rangeOf(item, months);
    return range !== undefined && month >= range.from && month <= range.to && (month - range.from) % range.step === 0;
  });
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
