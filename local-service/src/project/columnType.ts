import type { ColumnType } from '../data-model/TableFacts.js';
import { dateShapes } from './dateShapes.js';
import type { Shape } from './Shape.js';

/** What the values of a column are, and how each is written for Postgres. */
export interface InferredType {
  readonly type: ColumnType;
  readonly sqlType: string;
  /** A cell as Postgres reads it; an empty text is no value. */
  readonly convert: (cell: string) => string;
  /** Why the column is text although its values look like something else. */
  readonly doubt?: string;
}

/** How a file writes numbers, which decides about those that can be read in two ways, such as 1.234. */
export interface FileHabits {
  /** In columns where only one reading is possible. */
  readonly decimalMark: ',' | '.' | undefined;
  /** Semicolons separate cells where commas are decimal marks. */
  readonly hasSemicolons: boolean;
}

/** Looks at all cells of a column. */
export interface ColumnGuess {
  add(cell: string): void;
  isEmpty(): boolean;
  decimalMark(): FileHabits['decimalMark'];
  decide(habits: FileHabits): InferredType;
}

/**
 * Keeps the shapes that all cells have so far. A word for a missing value is no value where all others are numbers or dates, and an
 * ordinary text elsewhere.
 */
export function createColumnGuess(): ColumnGuess {
  let shapes = allShapes;
  let hasValues = false;
  let hasMissing = false;
  let isInteger = true;
  let hasComma = false;
  let maxDigits = 0;
  const texts = new Set<string>();

  function add(cell: string): void {
    if (cell === '') return;
    const value = cell.trim();
    if (shapes.length === 0 || value === '') return;
    if (isMissing(value)) {
      hasMissing = true;
      return;
    }
    hasValues = true;
    if (shapes[0]?.type === 'decimal') {
      maxDigits = Math.max(maxDigits, value.length);
      if (isShortInteger.test(value)) return;
    }
    if (value.length > maxLength) shapes = [];
    else if (!shapes.every((shape) => shape.test(value))) shapes = shapes.filter((shape) => shape.test(value));
    if (shapes[0]?.type === 'boolean') texts.add(value.toLowerCase());
    if (shapes[0]?.type !== 'decimal') return;
    maxDigits = Math.max(maxDigits, value.length);
    isInteger &&= /^-?\d+$/.test(value);
    hasComma ||= value.includes(',');
  }

  function number([first = english, second]: readonly Shape[], { decimalMark, hasSemicolons }: FileHabits): InferredType {
    if (isInteger) return maxDigits > 18 ? nullable({ ...english, type: 'integer' }) : nullable({ ...english, ...integer });
    if (second === undefined) return nullable(first);
    if (decimalMark !== undefined) return nullable(decimalMark === ',' ? german : english);
    if (hasComma || hasSemicolons) return { ...text, doubt: 'its numbers can be read in two ways, such as 1.234' };
    return nullable(english);
  }

  return {
    add,
    isEmpty: () => !hasValues && !hasMissing,
    decimalMark() {
      const [first, second] = shapes;
      if (!hasValues || first?.type !== 'decimal' || isInteger || second !== undefined) return undefined;
      return first === german ? ',' : '.';
    },
    decide(habits) {
      const [first, ...others] = shapes;
      if (!hasValues || first === undefined) return text;
      if (first.type === 'decimal') return number(shapes, habits);
      if (first.type === 'boolean') return hasMissing || (first !== booleans[0] && texts.size < 2) ? text : nullable(first);
      const isEither = others.some(({ type, convert }) => type === first.type && convert !== first.convert);
      return isEither ? { ...text, doubt: 'day and month of its dates can be read in two ways, such as 03/04/2024' } : nullable(first);
    },
  };
}

const text: InferredType = { type: 'text', sqlType: 'text', convert: (cell) => cell };
const integer = { type: 'integer', sqlType: 'bigint' } as const;

/** Numbers and dates of files are written by programs, and so short. */
const maxLength = 60;

const isShortInteger = /^(?:0|-?[1-9]\d{0,17})$/;

function isMissing(value: string): boolean {
  return value.length <= 4 && !/^\d/.test(value) && /^(?:null|n\/a|#n\/a|na|nan|-{1,2}|\\n)$/i.test(value);
}

function nullable({ type, sqlType, convert }: Pick<Shape, 'type' | 'sqlType' | 'convert'>): InferredType {
  return {
    type,
    sqlType,
    convert(cell) {
      const value = cell.trim();
      return value === '' || isMissing(value) ? '' : convert(value);
    },
  };
}

/** "yes" is a word like others where there is no "no". */
const booleans = [
  ['true', 'false'],
  ['yes', 'no'],
  ['y', 'n'],
  ['t', 'f'],
  ['ja', 'nein'],
  ['wahr', 'falsch'],
  ['oui', 'non'],
  ['sí', 'no'],
].map(([yes = '', no = '']): Shape => {
  const isYes = (value: string) => value.toLowerCase() === yes;
  return {
    type: 'boolean',
    sqlType: 'boolean',
    test: (value) => isYes(value) || value.toLowerCase() === no,
    convert: (value) => String(isYes(value)),
  };
});

/** A number that begins with a zero is a code, such as a zip code. */
const english = numeric(
  /^-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+|[1-9]\d{0,2}(?:[,']\d{3})+(?:\.\d+)?|(?:0|[1-9]\d*)(?:\.\d+)?[eE][+-]?\d{1,3})$/,
  (value) => (/[,']/.test(value) ? value.replaceAll(/[,']/g, '') : value),
);
const german = numeric(/^-?(?:(?:0|[1-9]\d*)(?:,\d+)?|,\d+|[1-9]\d{0,2}(?:[.\u00a0\u202f ]\d{3})+(?:,\d+)?)$/, (value) =>
  value.replaceAll(/[.\u00a0\u202f ]/g, '').replace(',', '.'),
);

function numeric(pattern: RegExp, convert: Shape['convert']): Shape {
  return { type: 'decimal', sqlType: 'numeric', test: (value) => pattern.test(value), convert };
}

const allShapes: readonly Shape[] = [...booleans, english, german, ...dateShapes];
