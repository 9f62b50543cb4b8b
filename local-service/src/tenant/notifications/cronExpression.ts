import { invalid } from '../../http/fields.js';

/** The expression as given; 400 unless it has five fields whose values exist. */
export function checkCronExpression(field: string, expression: string | null): string | null {
  if (expression === null) return null;
  const parts = expression.trim().split(/\s+/);
  const isValid = parts.length === ranges.length && parts.every((part, index) => isField(part, ranges[index]));
  if (!isValid) throw invalid(field, 'must be a cron expression of five fields');
  return expression;
}

type Range = readonly [min: number, max: number];

/** Minute, hour, day of the month, month, day of the week, where 7 is Sunday too. */
const ranges: readonly Range[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
];

function isField(part: string, range: Range | undefined): boolean {
  return range !== undefined && part.split(',').every((item) => isItem(item, range));
}

/** A star, a number or a stretch, perhaps in steps: `*`, `5`, `1-5`, `0-30/10`. */
function isItem(item: string, [min, max]: Range): boolean {
  const match = /^(?:\*|(?<from>\d{1,2})(?:-(?<to>\d{1,2}))?)(?:\/(?<step>\d{1,2}))?$/.exec(item);
  if (match === null) return false;
  const { from = String(min), to = match.groups?.from ?? String(max), step = '1' } = match.groups ?? {};
  return Number(from) >= min && Number(to) <= max && Number(from) <= Number(to) && Number(step) >= 1;
}
