import type { CellValue } from '../../../../client/chat-stream/QueryRows.js';
import { isEmptyCell } from '../../isEmptyCell.js';

/**
 * Reads a text column as numbers, with any separators, currency signs or percent signs. Returns `undefined` unless all texts are numbers in
 * the same unit. Ignores empty texts. Ends when `goesOn`, which is called before each new text, returns false.
 */
export function readNumbers(texts: Iterable<CellValue | undefined>, goesOn = () => true): WrittenNumbers | undefined {
  const parts = new Map<string, NumberParts>();
  let unit: string | undefined;
  for (const text of texts) {
    if (isEmptyCell(text)) continue;
    if (typeof text !== 'string') return undefined;
    if (parts.has(text)) continue;
    const read = goesOn() ? readParts(text) : undefined;
    if (read === undefined || (unit !== undefined && read.unit !== unit)) return undefined;
    unit = read.unit;
    parts.set(text, read);
  }
  if (parts.size === 0) return undefined;
  const decimal = decimalSign([...parts.values()].map(({ digits }) => digits));
  const numbers = new Map<string, number>();
  for (const [text, { digits, isNegative, exponent }] of parts) {
    const plain = withoutGroups(digits, decimal);
    if (plain === undefined) return undefined;
    const value = Number(plain + exponent);
    numbers.set(text, (isNegative ? -value : value) / (unit === '%' ? 100 : 1));
  }
  return { numbers, unit: unit ?? '', isPlain: [...numbers.keys()].every((text) => !Number.isNaN(Number(text))) };
}

export interface WrittenNumbers {
  /** By text. Percentages are converted to fractions. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The sign that all texts have, such as `%`, `€` or `USD`; empty if they have none. */
  readonly unit: string;
  /** True if all texts are plain numbers, without separators or units. */
  readonly isPlain: boolean;
}

interface NumberParts {
  readonly digits: string;
  readonly isNegative: boolean;
  readonly exponent: string;
  readonly unit: string;
}

function readParts(text: string): NumberParts | undefined {
  if (text.length > maxCharacters) return undefined;
  // Converts full-width digits and special spaces.
  const trimmed = text.normalize('NFKC').trim();
  const isInParentheses = trimmed.startsWith('(') && trimmed.endsWith(')');
  const { sign, before, inner, digits, exponent, after } = written.exec(isInParentheses ? trimmed.slice(1, -1) : trimmed)?.groups ?? {};
  if (digits === undefined || (before && after) || (sign && inner)) return undefined;
  const isMinus = /[-\u2212]/.test(`${sign}${inner}`);
  return { digits: digits.trim(), isNegative: isInParentheses || isMinus, exponent: exponent ?? '', unit: before || after || '' };
}

/** Finds the decimal separator: the last of two separators, or one that cannot be a thousands separator. Defaults to the point. */
function decimalSign(all: readonly string[]): string {
  let decimal = '';
  for (const digits of all) {
    const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
    if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
    const sign = point >= 0 ? '.' : ',';
    const place = Math.max(point, comma);
    if (place < 0) continue;
    if (digits.indexOf(sign) !== place) return sign === '.' ? ',' : '.';
    if (digits.length - place !== 4 || place > 3 || /^0/.test(digits)) decimal = sign;
  }
  return decimal || '.';
}

/** Returns the number without thousands separators; `undefined` if its groups are uneven or it is a code (`007`). */
function withoutGroups(digits: string, decimal: string): string | undefined {
  const place = digits.lastIndexOf(decimal);
  const whole = place < 0 ? digits : digits.slice(0, place);
  const decimals = place < 0 ? '' : digits.slice(place + 1);
  const groups = whole.split(/[.,'’ ]/);
  const areGroups = groups.slice(1).every((group, index) => group.length === 3 || (group.length === 2 && index < groups.length - 2));
  const signs = new Set(whole.replaceAll(/\d/g, ''));
  const isCode = /^0\d/.test(whole);
  if (!areGroups || signs.size > 1 || isCode || !/^\d*$/.test(decimals) || (groups.length > 1 && (groups[0]?.length ?? 0) > 3))
    return undefined;
  return `${groups.join('')}.${decimals}`;
}

const maxCharacters = 40;
const written =
  /^(?<sign>[-+\u2212]?) ?(?<before>\p{Sc}|[A-Z]{1,2}\p{Sc}|[A-Z]{3})? ?(?<inner>[-+\u2212]?)(?<digits>\d[\d.,'’ ]*|[.,]\d+)(?<exponent>[eE][-+]?\d{1,3})? ?(?<after>%|\p{Sc}|[A-Z]{3}|[a-zř]{1,3}\.?|Kč|zł)?$/u;
