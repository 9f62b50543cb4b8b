import { invalid } from '../../errors/invalid.js';

/** The location of a rejected value: its field, and the operation it was meant for. */
interface CheckedField {
  readonly field: string;
  readonly operation: string;
}

/** Refuses a text of more than `max` characters. */
export function checkMaxLength(text: string | null | undefined, max: number, checked: CheckedField): void {
  if (typeof text === 'string' && text.length > max) refuse(checked, `must have at most ${max} characters, got ${text.length}`);
}

/** Refuses anything but a whole number from `min` to `max`. */
export function checkRange(value: number | null | undefined, { min, max }: NumberRange, checked: CheckedField): void {
  if (value === undefined || value === null || (Number.isInteger(value) && value >= min && value <= max)) return;
  refuse(checked, `must be a whole number from ${min} to ${max}, got ${value}`);
}

/** Refuses fewer or more items than the service takes at once. */
export function checkItemCount(items: readonly unknown[] | null | undefined, { min, max }: NumberRange, checked: CheckedField): void {
  if (items === undefined || items === null || (items.length >= min && items.length <= max)) return;
  refuse(checked, `must contain ${min} to ${max} items, got ${items.length}`);
}

/** Refuses several of fields that exclude each other; `field` of the error is the second of them. */
export function checkAtMostOne(values: Readonly<Record<string, unknown>>, operation: string): void {
  const given = namesOfGiven(values);
  if (given.length > 1) refuse({ field: given[1] ?? '', operation }, `: pass at most one of ${Object.keys(values).join(', ')}`);
}

/** Refuses none or several of fields that exclude each other; `field` of the error is the first of them. */
export function checkExactlyOne(values: Readonly<Record<string, unknown>>, operation: string): void {
  const names = Object.keys(values);
  const given = namesOfGiven(values);
  if (given.length === 1) return;
  refuse(
    { field: given[1] ?? names[0] ?? '', operation },
    `: pass exactly one of ${names.join(', ')}, not ${given.length === 0 ? 'none' : given.join(' and ')}`,
  );
}

export function refuse({ field, operation }: CheckedField, rule: string): never {
  const separator = rule.startsWith(':') ? '' : ' ';
  throw invalid(field, `${operation}: ${field}${separator}${rule}.`, operation);
}

function namesOfGiven(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== null);
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
}
