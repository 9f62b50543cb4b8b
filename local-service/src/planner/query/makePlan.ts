import type { Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import { dataModel } from '../../warehouse/dataModel.js';
import { askBack } from '../ask/askBack.js';
import { distinctPrefix } from '../ask/entities.js';
import { addDays, type Grain } from '../plan/calendar.js';
import { computedMeasure, dimensionOf, measureNamed, sourceFor } from '../plan/computedMeasures.js';
import type { Ask, Plan } from '../plan/Plan.js';
import { hasDimensions, hasEntity } from '../plan/rowConditions.js';
import { isBounded, rangeBefore, rangeYearBefore, type TimeRange, wholePeriods } from '../plan/timeRange.js';
import { lowerFirst } from '../words/listText.js';

/** Finds the view that has all that is asked for. Says why when none has. */
export function makePlan(ask: Ask): Plan | PlanProblem {
  const problem = computationProblem(ask);
  if (problem !== undefined) return { problem };
  for (const candidate of alternatives(ask)) {
    const view = dataModel.find((one) => canAnswer(one, candidate));
    if (view === undefined) continue;
    const plan = planOn(view, candidate);
    return candidate.averagePer === undefined ? plan : averageOf(plan, candidate.averagePer);
  }
  return { problem: `No part of the data has ${listNames(ask)} together.` };
}

/** A running total needs numbers that add up; neither it nor a moving average is ranked or compared. */
function computationProblem({ computation, measures, comparison, ranking, threshold }: Ask): string | undefined {
  if (computation === undefined) return undefined;
  const name = computation.kind === 'running-total' ? 'running total' : 'moving average';
  const examples = ['Running total of revenue by month in 2025', 'Moving average of revenue by month'];
  if (comparison !== undefined || ranking !== undefined || threshold !== undefined)
    return askBack(`I can show a ${name}, but not with a comparison, a ranking or a condition on it.`, examples);
  const measure = measureNamed(measures[0]);
  return computation.kind === 'running-total' && measure?.isAdditive !== true
    ? askBack(`${measure?.title ?? 'This'} cannot be added up over time, so a running total of it would mean nothing.`, examples)
    : undefined;
}

export interface PlanProblem {
  readonly problem: string;
}

export function measureOf(view: ModelView, name: string): Measure | undefined {
  const dimension = name.startsWith(distinctPrefix)
    ? view.dimensions.find((one) => one.name === name.slice(distinctPrefix.length))
    : undefined;
  if (dimension === undefined) return view.measures.find((measure) => measure.name === name) ?? computedMeasure(view, name);
  return {
    name: `${dimension.name}_count`,
    title: dimension.plural,
    description: `Number of different ${dimension.plural.toLowerCase()}`,
    synonyms: [],
    sql: `COUNT(DISTINCT ${dimension.name})`,
    format: 'count',
    aggType: 'countDistinct',
    isAdditive: false,
  };
}

function planOn(view: ModelView, ask: Ask): Plan {
  const { measures, dimensions, ...rest } = ask;
  const found = measures.map((name) => measureOf(view, name)).filter((measure) => measure !== undefined);
  const isShare = rest.isShare === true && found[0]?.isAdditive === true && rest.comparison === undefined && rest.computation === undefined;
  return {
    ...rest,
    isShare,
    ask,
    view,
    measures: found,
    dimensions: dimensions.map((name) => dimensionOf(view, name)).filter((dimension): dimension is Dimension => dimension !== undefined),
    ...beforeOf(ask),
  };
}

/** The average over whole periods. A period without rows counts as zero. */
function averageOf(plan: Plan, grain: Grain): Plan | PlanProblem {
  const { averagePer: _, ranking: __, isShare: ___, ...totals } = plan;
  const whole = wholePeriods(plan.range, grain);
  const isOfTime = [...plan.dimensions, ...plan.filters.map(({ dimension: name }) => ({ name }))].some(({ name }) => timeNames.has(name));
  const areTotals = plan.measures.every(({ isAdditive, aggType }) => isAdditive || aggType === 'count' || aggType === 'countDistinct');
  const isPlain =
    plan.grain === undefined && plan.comparison === undefined && plan.threshold === undefined && plan.computation === undefined;
  if (whole === undefined || isOfTime || !areTotals || !isPlain)
    return {
      problem: askBack(
        'I can average totals over whole days, weeks, months, quarters or years, but not over parts of them, and not with a comparison or a condition on the average.',
        ['Average revenue per month in 2025', 'Average orders per day by region'],
      ),
    };
  const { range, count } = whole;
  const measures = plan.measures.map((measure) => ({
    ...measure,
    name: `average_${measure.name}`,
    title: `Average ${lowerFirst(measure.title)} per ${grain}`,
    description: `${measure.description}, as the average of ${count} ${grain}s`,
    sql: `ROUND(SUM(${measure.name}) / ${count}.0, 2)`,
    format: measure.format === 'count' ? ('decimal' as const) : measure.format,
    aggType: 'number' as const,
  }));
  const ranged = range === undefined ? {} : { range };
  return { ...plan, ...ranged, measures, totals: { ...totals, ...ranged, grain } };
}

/** A day has only some of their values, so that days without them are no zeros. */
const timeNames: ReadonlySet<string> = new Set(['weekday', 'hour', 'promotion']);

function beforeOf({ comparison, range, grain }: Ask): { rangeBefore?: TimeRange } {
  if (comparison === undefined || comparison.kind === 'each-step' || !isBounded(range)) return {};
  if (comparison.kind === 'range') return { rangeBefore: comparison.range };
  if (grain === 'week')
    return { rangeBefore: { from: addDays(range.from, -364), to: addDays(range.to, -364), label: 'in the same weeks a year before' } };
  return { rangeBefore: comparison.kind === 'before' ? rangeBefore(range) : rangeYearBefore(range) };
}

function canAnswer(view: ModelView, { measures, dimensions, filters, threshold, conditions = [], listOf }: Ask): boolean {
  if (!hasDimensions(view, filters) || !conditions.every((condition) => hasEntity(view, condition))) return false;
  if (listOf !== undefined) return view.name === listOf;
  const measureNames = threshold === undefined ? measures : [...measures, threshold.measure];
  return (
    measureNames.every((name) => measureOf(view, name) !== undefined) &&
    dimensions.every((name) => dimensionOf(view, name) !== undefined) &&
    sourceFor(measureNames, dimensions) !== null
  );
}

/** The ask itself, then with measures that say nearly the same in another view. */
function alternatives(ask: Ask): readonly Ask[] {
  const replaced = ask.measures.map((name) => nearlySame.get(name) ?? name);
  return [ask, { ...ask, measures: replaced }];
}

const nearlySame: ReadonlyMap<string, string> = new Map([
  ['customer_count', 'buyers'],
  ['product_count', `${distinctPrefix}product`],
  ['store_count', `${distinctPrefix}store`],
  ['average_list_price', 'average_price'],
]);

function listNames({ measures, dimensions, filters }: Ask): string {
  const names = [...new Set([...measures, ...dimensions, ...filters.map(({ dimension }) => dimension)])].map((name) =>
    name.replace(/^distinct_|_count$/, '').replaceAll('_', ' '),
  );
  return `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' and ' : ''}${names.at(-1)}`;
}
