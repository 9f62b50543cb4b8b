import { calendarPlaces } from './calendarNames.js';
import { readPeriod } from './readPeriods.js';

/**
 * Returns names sorted by calendar, size or the numbers in them; `undefined` if they have no such order. Names may be in the reader's
 * language or in that of the data.
 */
export function orderNames(names: readonly string[], locale: string): OrderedNames | undefined {
  if (names.length < 2) return undefined;
  const known =
    calendarPlaces(names, locale)?.map((place) => [place]) ??
    everyKey(names, (name) => readPeriod(name, locale)?.time) ??
    everyKey(names, (name) => sizes.get(name.trim().toUpperCase())) ??
    everyKey(names, hourOf);
  const keys = known ?? numberKeys(names);
  if (keys === undefined) return undefined;
  const ordered = names
    .map((name, index) => ({ name, key: keys[index] ?? [] }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ name }) => name);
  return { names: ordered, isScale: known !== undefined || names.some((name) => /^\s*\d/.test(name)) };
}

export interface OrderedNames {
  readonly names: readonly string[];
  /** True if the names form a scale, such as months or ranges. False for numbered items, such as "Shop 1". */
  readonly isScale: boolean;
}

type Key = readonly number[];

function everyKey(names: readonly string[], keyOf: (name: string) => number | undefined): readonly Key[] | undefined {
  const keys: Key[] = [];
  for (const name of names) {
    const key = keyOf(name);
    if (key === undefined) return undefined;
    keys.push([key]);
  }
  return keys;
}

/** Sorts "9 am" before "1 pm". */
function hourOf(name: string): number | undefined {
  const [, hour = '', minute = '0', half] = /^\s*(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/i.exec(name) ?? [];
  return half === undefined ? undefined : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) + Number(minute) / 60;
}

/**
 * The sort keys of names that share a prefix and differ in their numbers: "Week 2" before "Week 10", "18-24" before "25-34". Up to two
 * names may have another prefix, such as "under 18" and "over 65". Up to two may have no number; they come last.
 */
function numberKeys(names: readonly string[]): readonly Key[] | undefined {
  const read = names.map((name) => ({ start: name.slice(0, Math.max(0, name.search(anyDigit))).trim(), numbers: numbersIn(name) }));
  const numbered = read.filter(({ numbers }) => numbers.length > 0);
  const uses = new Map<string, number>();
  for (const { start } of numbered) uses.set(withoutSign(start), (uses.get(withoutSign(start)) ?? 0) + 1);
  const [common, count] = [...uses].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0]);
  const isAlike = numbered.length - count <= 2 && names.length - numbered.length <= 2 && count >= Math.max(2, names.length / 2);
  const hasYears = numbered.every(({ numbers: [first = 0, second, third] }) => isYear(second) && !isYear(first) && third === undefined);
  if (!isAlike) return undefined;
  return read.map(({ start, numbers }) => {
    const [first = Number.MAX_VALUE, second, ...rest] = numbers;
    if (hasYears) return [second ?? Number.MAX_VALUE, first];
    const side = start === common ? 0 : start.startsWith('>') || start.startsWith('≥') ? 1 : -1;
    return [first, side, second ?? 0, ...rest];
  });
}

/** "<18" and ">65" have the same prefix as "18-65". */
function withoutSign(start: string): string {
  return start.replace(/^[<>≤≥~]/, '').trim();
}

function isYear(value: number | undefined): boolean {
  return value !== undefined && value >= 1900 && value < 2100;
}

function numbersIn(name: string): readonly number[] {
  return Array.from(
    name.slice(0, maxCharacters).matchAll(/(^\s*[-\u2212])?(\d+(?:,\d{3})*(?:\.\d+)?)([kKmM](?![\p{L}]))?/gu),
    ([, minus, digits = '', unit]) => {
      const size = unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6;
      return (minus === undefined ? 1 : -1) * Number(digits.replaceAll(',', '')) * size;
    },
  );
}

function compareKeys(one: Key, other: Key): number {
  const index = one.findIndex((value, place) => value !== (other[place] ?? 0));
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

const maxCharacters = 100;
const anyDigit = /[-\u2212]?\d/;
const sizes: ReadonlyMap<string, number> = new Map(
  [
    ['XXXS', '3XS'],
    ['XXS', '2XS'],
    ['XS', 'EXTRA SMALL', 'X-SMALL'],
    ['S', 'SMALL'],
    ['M', 'MEDIUM'],
    ['L', 'LARGE'],
    ['XL', 'EXTRA LARGE', 'X-LARGE'],
    ['XXL', '2XL', 'XX-LARGE'],
    ['XXXL', '3XL'],
    ['4XL', 'XXXXL'],
    ['5XL'],
  ].flatMap((words, place) => words.map((word) => [word, place] as const)),
);
