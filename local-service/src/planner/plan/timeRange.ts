import { numberOf, numberPattern, ordinalOf } from '../words/numbers.js';
import { matchRuleWith, type WordRule, wordRule } from '../words/wordRule.js';
import { addDays, addMonths, addYears, type Day, type Grain, grainNamed, isWholeBucket, monthName, startOf, step } from './calendar.js';
import type { PlanningModel } from './PlanningModel.js';

/** A period: `to` is the first day after it. An open side reaches to the beginning or the end of the data. */
export interface TimeRange {
  readonly from?: Day;
  readonly to?: Day;
  /** The end of the full range, if the data ends earlier. */
  readonly wholeTo?: Day;
  /** As said in a sentence: "in 2025", "from March to June 2025", "over the last 6 months". */
  readonly label: string;
}

/** Reads a time range at the start of a text of words. Relative ranges end with the data. */
export function readTimeRange(words: string, model: PlanningModel): TimeReading | undefined {
  const found = matchRuleWith(rules, words, model);
  return found && { range: found.value, wordCount: found.wordCount };
}

export interface TimeReading {
  readonly range: TimeRange;
  readonly wordCount: number;
}

/** The period of the same length right before. */
export function rangeBefore(range: BoundedRange): BoundedRange {
  const months = monthsBetween(range.from, range.to);
  const from = months === undefined ? addDays(range.from, -daysBetween(range.from, range.to)) : addMonths(range.from, -months);
  return { from, to: range.from, label: labelOf(from, range.from) };
}

/** The same period one year earlier. */
export function rangeYearBefore(range: BoundedRange): BoundedRange {
  const from = addYears(range.from, -1);
  const to = addYears(range.to, -1);
  return { from, to, label: labelOf(from, to) };
}

export type BoundedRange = TimeRange & { readonly from: Day; readonly to: Day };

export function isBounded(range: TimeRange | undefined): range is BoundedRange {
  return range?.from !== undefined && range.to !== undefined;
}

/** Names a period: a year, a quarter, a month, or its first and last day. */
export function labelOf(from: Day, to: Day): string {
  const year = from.slice(0, 4);
  const months = monthsBetween(from, to);
  if (months === 12 && from.endsWith('-01-01')) return `in ${year}`;
  if (months === 3 && startOf(from, 'quarter') === from) return `in Q${(Number(from.slice(5, 7)) + 2) / 3} ${year}`;
  if (months === 1) return `in ${monthName(from)} ${year}`;
  const last = addDays(to, -1);
  if (from === last) return `on ${dayName(from)}`;
  if (months !== undefined && months % 12 === 0 && from.endsWith('-01-01')) return `from ${year} to ${last.slice(0, 4)}`;
  if (months !== undefined)
    return `from ${monthName(from)}${last.startsWith(year) ? '' : ` ${year}`} to ${monthName(last)} ${last.slice(0, 4)}`;
  return `from ${dayName(from)} to ${dayName(last)}`;
}

/** True if one period lies in the other. */
export function isWithin(inner: TimeRange, outer: TimeRange): boolean {
  const startsIn = outer.from === undefined || (inner.from !== undefined && inner.from >= outer.from);
  return startsIn && (outer.to === undefined || (inner.to !== undefined && inner.to <= outer.to));
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The whole periods within a range, or within the data, and their number; `undefined` if there is none. */
export function wholePeriods(
  range: TimeRange | undefined,
  grain: Grain,
  { firstDay, tomorrow }: PlanningModel,
): { readonly range: TimeRange | undefined; readonly count: number } | undefined {
  const [start, end] = [max(range?.from ?? firstDay, firstDay), min(range?.to ?? tomorrow, tomorrow)];
  const from = startOf(start, grain) === start ? start : step(startOf(start, grain), grain, 1);
  let count = 0;
  while (isWholeBucket(step(from, grain, count), grain, start, end)) count += 1;
  const to = step(from, grain, count);
  return count === 0 ? undefined : { range: from === start && to === end ? range : named(from, to), count };
}

/** Whole months between two first days of a month. */
export function monthsBetween(from: Day, to: Day): number | undefined {
  if (!from.endsWith('-01') || !to.endsWith('-01')) return undefined;
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = '(?:(?:19|20)\\d\\d|this year|last year|previous year)';
const unit = '(?:day|week|month|quarter|year)';

const date = `(?:(?:19|20)\\d\\d \\d{1,2} \\d{1,2}|${month} \\d{1,2}(?:st|nd|rd|th)?(?: (?:19|20)\\d\\d)?|\\d{1,2}(?: ?(?:st|nd|rd|th))? (?:of )?${month}(?: (?:19|20)\\d\\d)?|q[1-4](?: (?:19|20)\\d\\d)?)`;

function rule(pattern: string, read: WordRule<TimeRange, PlanningModel>[1]): WordRule<TimeRange, PlanningModel> {
  return wordRule(pattern, read);
}

const rules: readonly WordRule<TimeRange, PlanningModel>[] = [
  rule(`(?:from |between )?(?<first>${date}) (?:to|until|till|through) (?<last>${date})`, ({ first, last }, model) =>
    fromTo(first, last, model),
  ),
  rule(`between (?<first>${date}) and (?<last>${date})`, ({ first, last }, model) => fromTo(first, last, model)),
  rule(
    `(?:from |(?<between>between ))?(?<m1>${month})(?: (?<y1>${year}))? (?:to|until|till|through|(?<and>and)) (?<m2>${month})(?: (?:of )?(?<y2>${year}))?`,
    ({ m1, y1, m2, y2, between, and }, model) => {
      const from = firstOfMonth(m1, y1 ?? y2, model);
      const to = addMonths(firstOfMonth(m2, y2 ?? y1, model), 1);
      // "March and July" are two months, "March and April" one stretch.
      const isList = and !== undefined && between === undefined && addMonths(from, 2) !== to;
      return from < to && !isList ? named(from, to) : undefined;
    },
  ),
  rule(
    `(?:from |(?<between>between ))?(?<y1>(?:19|20)\\d\\d) (?:(?:to|until|till|through|(?<and>and)) )?(?<y2>(?:19|20)\\d\\d)`,
    ({ y1, y2, between, and }, model) =>
      and !== undefined && between === undefined && Math.abs(Number(y1) - Number(y2)) > 1
        ? undefined
        : named(firstOfYear(min(y1, y2), model), addYears(firstOfYear(max(y1, y2), model), 1)),
  ),
  rule('(?<y>(?:19|20)\\d\\d) (?<m>0?[1-9]|1[0-2]) (?<d>0?[1-9]|[12]\\d|3[01])', ({ y, m, d }) =>
    oneDay(`${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`),
  ),
  rule(`(?<m>${month}) (?<d>[12]?\\d|3[01])(?:st|nd|rd|th)?(?: (?<y>${year}))?`, ({ m, d, y }, model) =>
    oneDay(`${firstOfMonth(m, y, model).slice(0, 8)}${d?.padStart(2, '0')}`),
  ),
  rule(`(?<d>[12]?\\d|3[01])(?: ?(?:st|nd|rd|th))? (?:of )?(?<m>${month})(?: (?<y>${year}))?`, ({ m, d, y }, model) =>
    oneDay(`${firstOfMonth(m, y, model).slice(0, 8)}${d?.padStart(2, '0')}`),
  ),
  rule(`(?:since|after|starting|from) (?:the start of )?(?<rest>(?:${month} )?${year})(?: on(?:wards)?)?`, ({ rest }, model) =>
    since(rest, model),
  ),
  rule(`(?:until|till|before|up to) (?<rest>(?:${month} )?${year})`, ({ rest }, model) => before(rest, model)),
  rule(`q ?(?<q>[1-4])(?: (?:of )?(?<y>${year}))?`, ({ q, y }, model) => quarter(Number(q), y, model)),
  rule(`(?<y>(?:19|20)\\d\\d) q ?(?<q>[1-4])`, ({ q, y }, model) => quarter(Number(q), y, model)),
  rule(`(?:(?<o>first|second|third|fourth)|(?<n>[1-4]) ?(?:st|nd|rd|th)) quarter(?: (?:of )?(?<y>${year}))?`, ({ o, n, y }, model) =>
    quarter(ordinalOf(o) ?? Number(n), y, model),
  ),
  rule(`last quarter of (?<y>${year})`, ({ y }, model) => quarter(4, y, model)),
  rule(`(?<o>first|second) half of (?<m>${month})(?: (?:of )?(?<y>${year}))?`, ({ o, m, y }, model) => {
    const from = firstOfMonth(m, y, model);
    const middle = addDays(from, 15);
    return o === 'first' ? named(from, middle) : named(middle, addMonths(from, 1));
  }),
  rule(`(?:h ?(?<h>[12])|(?<o>first|second) half)(?: (?:of )?(?<y>${year}))?`, ({ h, o, y }, model) => {
    const from = addMonths(firstOfYear(y, model), h === '2' || o === 'second' ? 6 : 0);
    return named(from, addMonths(from, 6));
  }),
  rule(`(?<s>spring|summer|autumn|fall|winter)(?: (?:of )?(?<y>${year}))?`, ({ s, y }, model) => {
    const from = addMonths(firstOfYear(y, model), { spring: 2, summer: 5, autumn: 8, fall: 8, winter: -1 }[s ?? ''] ?? 0);
    return named(from, addMonths(from, 3));
  }),
  rule('(?:last|past|previous) (?<s>spring|summer|autumn|fall|winter)', ({ s }, model) => readTimeRange(`${s}`, model)?.range),
  rule(`(?:(?<since>since) )?(?:last|past|previous) (?<m>${month})`, ({ since: isOpen, m }, model) => {
    const latest = firstOfMonth(m, undefined, model);
    const from = latest < startOf(model.lastDay, 'month') ? latest : addYears(latest, -1);
    return isOpen === undefined ? named(from, addMonths(from, 1)) : since(`${monthName(from).toLowerCase()} ${from.slice(0, 4)}`, model);
  }),
  rule(`(?:(?<eve>christmas eve)|(?<day>christmas day)|new years? eve)(?: (?:of |in )?(?<y>${year}))?`, ({ eve, day, y }, model) =>
    oneDay(`${firstOfYear(y, model).slice(0, 4)}-12-${eve !== undefined ? 24 : day !== undefined ? 25 : 31}`),
  ),
  rule(`(?<m>${month})(?: (?:of |in )?(?<y>${year}))?`, ({ m, y }, model) => {
    const from = firstOfMonth(m, y, model);
    return named(from, addMonths(from, 1));
  }),
  rule(`(?:last|past|previous|prior|recent) (?<n>${numberPattern}) (?<u>${unit})s?`, ({ n, u }, model) => rolling(numberOf(n), u, model)),
  rule(`past (?<u>${unit})`, ({ u }, model) => rolling(1, u, model)),
  rule(`(?:last|previous|prior) (?<u>${unit})`, ({ u }, model) => {
    const grain = grainNamed(u) ?? 'month';
    const from = step(startOf(model.lastDay, grain), grain, -1);
    return named(from, step(from, grain, 1));
  }),
  rule(`(?:(?:this|current) (?<u>${unit})(?: to date| so far)?|(?<d>${unit}) to date)`, ({ u, d }, model) =>
    currentPeriod(grainNamed(u ?? d) ?? 'month', model),
  ),
  rule('(?<u>ytd|mtd|qtd)', ({ u }, model) => currentPeriod(u === 'ytd' ? 'year' : u === 'mtd' ? 'month' : 'quarter', model)),
  rule('today', (_groups, { lastDay }) => oneDay(lastDay)),
  rule('yesterday', (_groups, { lastDay }) => oneDay(addDays(lastDay, -1))),
  rule(`(?<y>(?:19|20)\\d\\d)`, ({ y }, model) => named(firstOfYear(y, model), addYears(firstOfYear(y, model), 1))),
];

/** Without a year, the first day has the year of the last. */
function fromTo(first = '', last = '', model: PlanningModel): TimeRange | undefined {
  const year = /(?:19|20)\d\d/.exec(last)?.[0];
  const from = readTimeRange(year === undefined || /(?:19|20)\d\d/.test(first) ? first : `${first} ${year}`, model)?.range.from;
  const to = readTimeRange(last, model)?.range.to;
  return from !== undefined && to !== undefined && from < to ? named(from, to) : undefined;
}

function named(from: Day, to: Day): BoundedRange {
  return { from, to, label: labelOf(from, to) };
}

function oneDay(day: string): TimeRange | undefined {
  return Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day ? undefined : named(day, addDays(day, 1));
}

function since(text: string | undefined, model: PlanningModel): TimeRange {
  const from = startOfText(text, model);
  return {
    from,
    to: model.tomorrow,
    label: `since ${/^\D/.test(text ?? '') && from.endsWith('-01-01') === false ? `${monthName(from)} ` : ''}${from.slice(0, 4)}`,
  };
}

function before(text: string | undefined, model: PlanningModel): TimeRange {
  const to = startOfText(text, model);
  return { to, label: `before ${to.endsWith('-01-01') ? '' : `${monthName(to)} `}${to.slice(0, 4)}` };
}

function startOfText(text = '', model: PlanningModel): Day {
  const parts = new RegExp(`^(?:(?<m>${month}) )?(?<y>${year})$`).exec(text)?.groups ?? {};
  return parts.m === undefined ? firstOfYear(parts.y, model) : firstOfMonth(parts.m, parts.y, model);
}

function quarter(number: number, ofYear: string | undefined, model: PlanningModel): TimeRange {
  const from = addMonths(firstOfYear(ofYear, model), (number - 1) * 3);
  return named(from, addMonths(from, 3));
}

/** The last so many units, the one in progress included, since the data ends with it. */
function rolling(count: number, unitName: string | undefined, { lastDay, tomorrow }: PlanningModel): TimeRange | undefined {
  if (count < 1 || count > 1000) return undefined;
  const grain = grainNamed(unitName) ?? 'month';
  const from =
    grain === 'day' || grain === 'week'
      ? addDays(tomorrow, -count * (grain === 'week' ? 7 : 1))
      : step(startOf(lastDay, grain), grain, 1 - count);
  return { from, to: tomorrow, label: count === 1 ? `over the last ${grain}` : `over the last ${count} ${grain}s` };
}

/** The week, month, quarter or year in which the data ends; not beyond its end. */
export function currentPeriod(grain: Grain, { lastDay, tomorrow }: PlanningModel): BoundedRange {
  const from = startOf(lastDay, grain);
  const wholeTo = step(from, grain, 1);
  return wholeTo <= tomorrow ? named(from, wholeTo) : { ...named(from, tomorrow), wholeTo };
}

/** Without a year, the latest one. */
function firstOfYear(text: string | undefined, { lastDay }: PlanningModel): Day {
  const latest = Number(lastDay.slice(0, 4));
  const number = text === undefined || text === 'this year' ? latest : /\d/.test(text) ? Number(text) : latest - 1;
  return `${number}-01-01`;
}

function firstOfMonth(name = 'jan', ofYear: string | undefined, model: PlanningModel): Day {
  const index = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(name.slice(0, 3));
  return addMonths(firstOfYear(ofYear, model), index);
}

function dayName(day: Day): string {
  return `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;
}

const min = (one = '', other = '') => (one < other ? one : other);
const max = (one = '', other = '') => (one > other ? one : other);
