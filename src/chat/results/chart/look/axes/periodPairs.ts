import type { ChartRows } from '../../rows/chartRows.js';
import { readPeriod } from '../../rows/readPeriods.js';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import type { ChartTheme } from '../paint/chartTheme.js';
import { namesOn } from './decorateAxes.js';

/**
 * Gives a period and the one before it one hue: the accent, and a pale accent for the earlier one. Only if a chart has just these two
 * series and sets no colours.
 */
export function colourPeriods(spec: SpecObject, { rows, theme, locale }: PaintContext): SpecObject {
  const { encoding, transform } = spec;
  const [accent] = theme.series;
  const color = isSpecObject(encoding) ? encoding.color : undefined;
  if (!isSpecObject(encoding) || !isSpecObject(color) || (color.type !== 'nominal' && color.type !== 'ordinal')) return spec;
  if (color.scale === null || accent === undefined || [encoding.x, encoding.y].some((side) => Object(side).field === color.field))
    return spec;
  const { scale } = color;
  if (isSpecObject(scale) && ('range' in scale || 'scheme' in scale)) return spec;
  const listed: unknown = Object(scale).domain ?? (Array.isArray(transform) ? foldedInto(color.field, transform) : undefined);
  const names = Array.isArray(listed) ? listed : namesOn(color, rows);
  const [one, other, more] = names ?? [];
  const isPair = typeof one === 'string' && typeof other === 'string' && more === undefined;
  const pair = isPair ? periodPair(one, other, locale) : undefined;
  if (pair === undefined) return spec;
  // Years may be numbers.
  const values = new Map(rows.values.map((row) => row[String(color.field)]).map((value) => [String(value), value]));
  const domain = [pair.current, pair.previous].map((name) => values.get(name) ?? name);
  const coloured = { ...color, scale: { ...Object(scale), domain, range: [accent, theme.previous] } };
  return { ...spec, encoding: { ...encoding, color: coloured } };
}

interface PaintContext {
  readonly rows: ChartRows;
  readonly theme: ChartTheme;
  readonly locale: string;
}

/** The names of the columns that a transform turns into the values of a field. */
function foldedInto(field: unknown, transform: readonly unknown[]): readonly unknown[] | undefined {
  const step = transform.filter(isSpecObject).find(({ fold }) => Array.isArray(fold));
  const [key = 'key'] = Array.isArray(step?.as) ? step.as : [];
  return step !== undefined && key === field && Array.isArray(step.fold) ? step.fold : undefined;
}

/** Recognizes the names of a period and of the one it is compared with; `undefined` if they are anything else. */
export function periodPair(one: string, other: string, locale: string): PeriodPair | undefined {
  if (one.length > maxCharacters || other.length > maxCharacters) return undefined;
  const [first, second] = [readPeriod(one, locale), readPeriod(other, locale)];
  if (first !== undefined && second !== undefined)
    return first.grain === second.grain && first.time !== second.time ? paired(one, other, first.time - second.time) : undefined;
  const [own, its] = [wordsOf(one), wordsOf(other)];
  const [ownYear, itsYear] = [own, its].map((words) => words.filter((word) => isYear.test(word)));
  if (ownYear?.length === 1 && itsYear?.length === 1 && ownYear[0] !== itsYear[0]) {
    const rests = [own, its].map((words) => words.filter((word) => !isYear.test(word)));
    const areAlike = rests[0]?.join(' ') === rests[1]?.join(' ') || rests.some((words) => words.includes('same'));
    return areAlike ? paired(one, other, Number(ownYear[0]) - Number(itsYear[0])) : undefined;
  }
  const difference = rankOf(its) - rankOf(own);
  if (difference === 0) return undefined;
  const [later, earlier] = difference > 0 ? [own, its] : [its, own];
  const restOf = (words: readonly string[], left: { has(word: string): boolean }) => words.filter((word) => !left.has(word)).join(' ');
  const isSameMeasure = [ranks, { has: (word: string) => ranks.has(word) || unitWords.has(word) }].some(
    (left) => restOf(earlier, left) === restOf(later, nowWords),
  );
  const isOfTime = earlier.some((word) => unitWords.has(word)) && later.some((word) => unitWords.has(word) || nowWords.has(word));
  return isSameMeasure || isOfTime || earlier.some((word) => wholeNames.has(word)) ? paired(one, other, difference) : undefined;
}

export interface PeriodPair {
  readonly current: string;
  readonly previous: string;
}

function paired(one: string, other: string, order: number): PeriodPair {
  return order > 0 ? { current: one, previous: other } : { current: other, previous: one };
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '');
}

/** How clearly a name marks the earlier period: "month before" is earlier than "last month". */
function rankOf(words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => ranks.get(word) ?? 0));
}

const isYear = /^(?:19|20)\d\d$/;
const maxCharacters = 80;
/** Names that need no other word. */
const wholeNames = new Set('vorjahr vormonat vorquartal vorwoche vorperiode 前年 前月 前期 昨年 先月 前年同期 前年同月'.split(' '));
const ranks: ReadonlyMap<string, number> = new Map([
  ...'last letzte letzter letztes letzten pasado pasada 先月 昨年 الماضي الماضية'.split(' ').map((word) => [word, 1] as const),
  ...'before previous prev prior preceding earlier ago vorherige vorheriger vorheriges vorige vorjahr vormonat vorquartal vorwoche vorperiode anterior anteriores précédent précédente 前年 前月 前期 前年同期 前年同月 السابق السابقة'
    .split(' ')
    .map((word) => [word, 2] as const),
]);
const nowWords = new Set(
  'this current now actual aktuell aktuelle aktueller aktuelles dieses dieser este esta 今年 今月 当月 当期 الحالي الحالية'.split(' '),
);
const unitWords = new Set(
  'day week month quarter year period days weeks months quarters years tag woche monat quartal jahr zeitraum día semana mes trimestre año período periodo العام السنة الشهر'.split(
    ' ',
  ),
);
