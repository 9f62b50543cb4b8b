import type { Measure } from '../warehouse/ModelView.js';
import { formatValue } from './formatValue.js';
import { measureOf } from './makePlan.js';
import type { Filter, Plan, Threshold } from './Plan.js';
import { isRankedWithin } from './writeSql.js';

/** "Revenue by month in Berlin in 2025": the title of a result. */
export function titleOf(plan: Plan): string {
  const subject = plan.listOf === undefined ? numbersTitle(plan) : plan.view.title;
  return [subject, scopeOf(plan), comparedText(plan)].filter((part) => part !== '').join(' ') + orderText(plan);
}

/** One sentence under the title: what the numbers mean and which clock they follow. */
export function descriptionOf(plan: Plan, timeZone: string): string {
  if (plan.listOf !== undefined) return `${plan.view.description}.`;
  const meaning = plan.measures
    .map(({ title, description }) => (plan.measures.length > 1 ? `${title}: ${lowerFirst(description)}` : description))
    .join('; ');
  const clock = plan.grain !== undefined || plan.range !== undefined ? ` Times in ${timeZone}.` : '';
  return `${meaning}.${clock}`;
}

/** What the agent says to itself before it writes the query. */
export function thoughtsOf(plan: Plan): string {
  if (plan.listOf !== undefined)
    return `This asks for a list, so I read the rows of the view "${plan.view.name}" as they are${conditionText(plan)}.`;
  const parts = [
    `I take ${listText(plan.measures.map(({ title }) => lowerFirst(title)))} from the view "${plan.view.name}"`,
    keysText(plan) === '' ? ' as a single number' : `, one row ${keysText(plan)}`,
    conditionText(plan),
    plan.rangeBefore === undefined ? '' : `, and the same ${plan.rangeBefore.label} to compare with`,
    plan.comparison?.kind === 'each-step' ? `, each with its change from the previous ${plan.grain}` : '',
    plan.isShare === true ? ', with the share of the total' : '',
    plan.ranking === undefined
      ? ''
      : `, and keep the ${plan.ranking.direction} ${plan.ranking.count}${isRankedWithin(plan) ? ' of each group' : ''}`,
  ];
  return `${parts.join('')}.`;
}

/** "in Berlin and Munich", "for Shoes", "without Norvik". */
function filterText({ dimension, values, isExcluded }: Filter): string {
  if (isExcluded) return `without ${listText(values)}`;
  if (dimension === 'channel') return listText(values.map(lowerFirst));
  if (dimension === 'segment') return `for ${listText(values)} customers`;
  if (dimension === 'age_group') return `for customers aged ${listText(values)}`;
  return `${prepositions.get(dimension) ?? 'for'} ${listText(values)}`;
}

const prepositions: ReadonlyMap<string, string> = new Map([
  ['region', 'in'],
  ['country', 'in'],
  ['city', 'in'],
  ['store', 'at'],
  ['promotion', 'during'],
  ['weekday', 'on'],
  ['format', 'in stores of the format'],
]);

/** "for Shoes in 2025": what the numbers are limited to. */
export function scopeOf({ filters, range, view }: Plan): string {
  return [...filters.map(filterText), range === undefined ? '' : `${view.time.verb ?? ''} ${range.label}`.trim()]
    .filter((part) => part !== '')
    .join(' ');
}

export function listText(names: readonly string[], joiner = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${joiner} ${names.at(-1)}`;
}

/** A title inside a sentence. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function measureNoun(measures: readonly Measure[]): string {
  return listText(measures.map(({ title }, index) => (index === 0 ? title : lowerFirst(title))));
}

function numbersTitle({ measures, dimensions, grain, ranking, isShare, threshold, comparison, view }: Plan): string {
  const keys = [...(grain === undefined ? [] : [grain]), ...dimensions.map(({ title }) => lowerFirst(title))];
  const [dimension] = dimensions;
  const share = isShare === true ? 'Share of ' : '';
  const noun = share === '' ? measureNoun(measures) : `${share}${lowerFirst(measureNoun(measures))}`;
  const limit = threshold === undefined ? '' : limitText(threshold, measureOf(view, threshold.measure));
  const growth = comparison?.kind === 'each-step' ? ' and its change' : '';
  if (ranking !== undefined) {
    const ranked = dimension === undefined ? `${grain}s` : lowerFirst(dimension.plural);
    const groups = [
      ...dimensions.slice(1).map(({ title }) => lowerFirst(title)),
      ...(grain === undefined || dimension === undefined ? [] : [grain]),
    ];
    const place = `${capital(ranking.direction)} ${ranking.count} ${ranked}`;
    return `${place}${groups.length > 0 ? ` in each ${listText(groups)}` : ''} by ${ranking.isByChange === true ? 'change of ' : ''}${lowerFirst(noun)}${limit}`;
  }
  return `${noun}${growth}${keys.length > 0 ? ` by ${listText(keys)}` : ''}${limit}`;
}

function limitText({ operator, value }: Threshold, measure: Measure | undefined): string {
  const words = { '>': 'above', '>=': 'of at least', '<': 'below', '<=': 'of at most' };
  return measure === undefined ? '' : ` with ${lowerFirst(measure.title)} ${words[operator]} ${formatValue(value, measure.format)}`;
}

function comparedText({ rangeBefore, dimensions, grain }: Plan): string {
  if (rangeBefore === undefined) return '';
  return `${dimensions.length > 0 || grain !== undefined ? 'compared with' : 'against'} ${rangeBefore.label.replace(/^(in|on|over|from) (?!the same)/, '')}`;
}

function orderText({ order, rangeBefore }: Plan): string {
  if (order === undefined || rangeBefore === undefined) return '';
  return order === 'fall' ? ', largest decrease first' : ', largest increase first';
}

function keysText({ grain, dimensions }: Plan): string {
  const keys = [...(grain === undefined ? [] : [grain]), ...dimensions.map(({ title }) => lowerFirst(title))];
  return keys.length === 0 ? '' : `for each ${listText(keys)}`;
}

function conditionText({ filters, range }: Plan): string {
  const parts = filters.map(
    ({ dimension, values, isExcluded }) => `${dimension.replaceAll('_', ' ')} is ${isExcluded ? 'not ' : ''}${listText(values, 'or')}`,
  );
  const where = parts.length > 0 ? ` where ${listText(parts)}` : '';
  return `${where}${range === undefined ? '' : ` ${range.label}`}`;
}
