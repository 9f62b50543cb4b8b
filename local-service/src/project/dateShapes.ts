import type { Shape } from './Shape.js';

/** A way to write a day, and where its parts are in a match. */
interface DayPattern {
  readonly pattern: RegExp;
  readonly parts: readonly [year: number, month: number, day: number];
}

const dayPatterns: readonly DayPattern[] = [
  { pattern: /^(\d{4})-(\d\d?)-(\d\d?)$/, parts: [1, 2, 3] },
  { pattern: /^(\d{4})\/(\d\d?)\/(\d\d?)$/, parts: [1, 2, 3] },
  { pattern: /^(\d\d?)\.(\d\d?)\.(\d{4})$/, parts: [3, 2, 1] },
  { pattern: /^(\d\d?)\/(\d\d?)\/(\d{4})$/, parts: [3, 2, 1] },
  { pattern: /^(\d\d?)\/(\d\d?)\/(\d{4})$/, parts: [3, 1, 2] },
];

const timePattern = /^[T ](\d\d?):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(?: ?([AaPp][Mm]))?(?: ?(Z|UTC|[+-]\d\d(?::?\d\d)?))?$/;

type SqlType = 'date' | 'timestamp' | 'timestamptz';

/** Days come before times, since a column of both has times. Days that a month does not have are texts. */
export const dateShapes: readonly Shape[] = (['date', 'timestamp', 'timestamptz'] as const).flatMap((sqlType) =>
  dayPatterns.map((day) => shapeOf(sqlType, day)),
);

function shapeOf(sqlType: SqlType, day: DayPattern): Shape {
  const read = (value: string) => {
    const end = value.search(/[T ]/);
    const isoDay = readDay(end === -1 ? value : value.slice(0, end), day);
    if (isoDay === undefined || end === -1) return sqlType === 'timestamptz' ? undefined : isoDay;
    const time = sqlType === 'date' ? undefined : readTime(value.slice(end));
    return time?.hasZone === (sqlType === 'timestamptz') ? `${isoDay} ${time.text}` : undefined;
  };
  return {
    type: sqlType === 'date' ? 'date' : 'timestamp',
    sqlType,
    test: (value) => read(value) !== undefined,
    convert: (value) => read(value) ?? '',
  };
}

function readDay(text: string, { pattern, parts }: DayPattern): string | undefined {
  const match = pattern.exec(text);
  const [year = 0, month = 0, day = 0] = parts.map((part) => Number(match?.[part]));
  const isDay = match !== null && year > 0 && month > 0 && month <= 12 && day > 0 && day <= daysOf(year, month);
  return isDay ? `${padded(year, 4)}-${padded(month)}-${padded(day)}` : undefined;
}

function readTime(text: string): { readonly text: string; readonly hasZone: boolean } | undefined {
  const match = timePattern.exec(text);
  if (match === null) return undefined;
  const [, hours, minutes, seconds = '00', fraction = '', half, zone] = match;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return { text: `${padded(hour)}:${minutes}:${seconds}${fraction}${zone === 'UTC' ? 'Z' : (zone ?? '')}`, hasZone: zone !== undefined };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return hour < 1 || hour > 12 ? 24 : (hour % 12) + (half === 'pm' ? 12 : 0);
}

function daysOf(year: number, month: number): number {
  return month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : (daysOfMonths[month - 1] ?? 0);
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function padded(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
