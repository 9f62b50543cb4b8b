import type { Measure } from '../../data-model/ModelView.js';
import { filterText } from '../plan/filterText.js';
import { formatBound, formatValue } from '../plan/formatValue.js';
import { measureOf } from '../plan/members.js';
import type { Computation, Plan, Threshold } from '../plan/Plan.js';
import { boundsText, entityNoun, rowConditionText } from '../plan/rowConditions.js';
import { capital, listText, lowerFirst } from '../words/listText.js';
import { isRankedWithin } from './writeSql.js';

/** "Revenue by month in Berlin in 2025": the title of a result. */
export function titleOf(plan: Plan): string {
  const subject = plan.listOf === undefined ? numbersTitle(plan) : plan.view.title;
  return [subject, scopeOf(plan), comparedText(plan)].filter((part) => part !== '').join(' ') + orderText(plan);
}

/** What the numbers mean. */
export function descriptionOf({ listOf, view, measures }: Plan): string {
  if (listOf !== undefined) return view.description;
  return measures.map(({ title, description }) => (measures.length > 1 ? `${title}: ${lowerFirst(description)}` : description)).join('; ');
}

/** True if the numbers are about hours of the day, so that it matters which clock they follow. */
export function hasHours({ dimensions, filters }: Plan): boolean {
  return [...dimensions.map(({ name }) => name), ...filters.map(({ dimension }) => dimension)].includes('hour');
}

/** What the agent says to itself before it writes the query. */
export function thoughtsOf(plan: Plan): string {
  if (plan.listOf !== undefined)
    return `This asks for a list, so I read the rows of the view "${plan.view.name}" as they are ${scopeOf(plan)}`.trimEnd().concat('.');
  const parts = [
    `I take ${listText(plan.measures.map(({ title }) => lowerFirst(title)))} from the view "${plan.view.name}"`,
    keysText(plan) === '' ? ' as a single number' : `, one row ${keysText(plan)}`,
    ` ${scopeOf(plan)}`.trimEnd(),
    plan.rangeBefore === undefined ? '' : `, and the same ${plan.rangeBefore.label} to compare with`,
    plan.comparison?.kind === 'each-step' ? `, each with its change from the previous ${plan.grain}` : '',
    plan.isShare === true ? ', with the shares in percent' : '',
    plan.computation === undefined ? '' : `, with its ${plan.computation.kind.replace('-', ' ')}`,
    plan.ranking === undefined
      ? ''
      : `, and keep the ${plan.ranking.direction} ${plan.ranking.count}${isRankedWithin(plan) ? ' of each group' : ''}`,
  ];
  return `${parts.join('')}.`;
}

/** "for Shoes in 2025": what the numbers are limited to. */
export function scopeOf(plan: Plan): string {
  const { filters, range, view } = plan;
  return [
    ...conditionTexts(plan),
    ...filters.map((filter) => filterText(filter, view)),
    range === undefined ? '' : `${view.time?.verb ?? ''} ${range.label}`.trim(),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** "worth more than €500" of counted orders, "for orders worth more than €500" of anything else. */
function conditionTexts({ conditions = [], view, listOf, measures, range, model }: Plan): readonly string[] {
  return conditions.map((condition) => {
    const { range: own, ...timeless } = condition;
    const text = rowConditionText(own?.label === range?.label ? timeless : condition, model);
    const noun = entityNoun(condition.entity);
    const isSubject = listOf === noun || (view.row[1] === noun && measures[0]?.aggType === 'count') || measures[0]?.name === noun;
    return isSubject ? text : `for ${noun} ${text}`;
  });
}

export function measureNoun(measures: readonly Measure[]): string {
  return listText(measures.map(({ title }, index) => (index === 0 ? title : lowerFirst(title))));
}

function numbersTitle({ measures, dimensions, grain, ranking, isShare, threshold, comparison, computation, view, model }: Plan): string {
  const keys = [...(grain === undefined ? [] : [grain]), ...dimensions.map(({ title }) => lowerFirst(title))];
  const [dimension] = dimensions;
  const [first] = measures;
  const share = isShare === true ? 'Share of ' : '';
  if (computation !== undefined && first !== undefined) return `${computationTitle(computation, grain, first.title)} by ${listText(keys)}`;
  const noun = share === '' ? measureNoun(measures) : `${share}${lowerFirst(measureNoun(measures))}`;
  const limit = threshold === undefined ? '' : limitText(threshold, measureOf(view, threshold.measure, model));
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

/** "Running total of revenue", "3-month moving average of orders". */
export function computationTitle(computation: Computation, grain: Plan['grain'], title: string): string {
  return computation.kind === 'running-total'
    ? `Running total of ${lowerFirst(title)}`
    : `${computation.size}-${grain} moving average of ${lowerFirst(title)}`;
}

function limitText({ bounds }: Threshold, measure: Measure | undefined): string {
  if (measure === undefined) return '';
  const isCount = measure.format === 'count' && measure.title.endsWith('s');
  if (isCount) return ` with ${boundsText(bounds, (value) => formatValue(value, 'count'), '')} ${lowerFirst(measure.title)}`;
  return ` with ${lowerFirst(measure.title)} ${boundsText(bounds, (value) => formatBound(value, measure.format), 'of')}`;
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
