import type { Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import { addDays, type Grain } from '../plan/calendar.js';
import { dimensionOf, sourceFor } from '../plan/computedMeasures.js';
import { breakdownsOf, dimensionNamed, distinctPrefix, entityOf, measureNamed, measureOf, rowCountOf } from '../plan/members.js';
import type { Ask, Plan } from '../plan/Plan.js';
import type { PlanningModel } from '../plan/PlanningModel.js';
import type { Problem } from '../plan/Problem.js';
import { hasDimensions, hasEntity } from '../plan/rowConditions.js';
import { isBounded, rangeBefore, rangeYearBefore, type TimeRange, wholePeriods } from '../plan/timeRange.js';
import { listText, lowerFirst } from '../words/listText.js';
import { phraseOf } from '../words/words.js';
import { measureNoun, titleOf } from './describePlan.js';

/** Finds the view that has all that is asked for. Says why when none has. */
export function makePlan(ask: Ask, model: PlanningModel): Plan | PlanProblem {
  const problem = computationProblem(ask, model);
  if (problem !== undefined) return { problem };
  for (const candidate of candidates(ask, model)) {
    const view = model.views.find((one) => canAnswer(one, candidate, model));
    if (view === undefined) continue;
    const plan = planOn(view, candidate, model);
    return candidate.averagePer === undefined ? plan : averageOf(plan, candidate.averagePer);
  }
  return { problem: timeProblem(ask, model) ?? { lead: `No part of the data has ${listNames(ask, model)} together.` } };
}

/** What is asked for may have no time, which a question about the same without one shows. */
function timeProblem(ask: Ask, model: PlanningModel): Problem | undefined {
  const { range, grain, averagePer, comparison: _, order: __, isExplained: ___, computation: ____, hasNothingBefore: _____, ...rest } = ask;
  if (!needsTime(ask)) return undefined;
  const plan = makePlan(rest, model);
  if ('problem' in plan) return plan.problem;
  const others = breakdownsOf(plan.view).filter((name) => !rest.dimensions.includes(name));
  const asks = [rest, ...others.slice(0, 2).map((name) => ({ ...rest, dimensions: [name] }))];
  const plans = asks.map((one) => makePlan(one, model)).flatMap((one) => ('problem' in one ? [] : [one]));
  const noun = plan.listOf === undefined ? measureNoun(plan.measures) : plan.view.title;
  return {
    lead: `The data does not say when: ${lowerFirst(noun)} cannot be limited to a time or shown over time.`,
    offers: plans.map(questionFor),
  };
}

/** The title of the result is the question that gives it. */
export function questionFor(plan: Plan): string {
  const title = titleOf(plan);
  if (title.includes(' ')) return title;
  return plan.listOf === undefined ? `Total ${title.toLowerCase()}` : `List the ${title.toLowerCase()}`;
}

/** A running total needs numbers that add up; neither it nor a moving average is ranked or compared. */
function computationProblem({ computation, measures, comparison, ranking, threshold }: Ask, model: PlanningModel): Problem | undefined {
  if (computation === undefined) return undefined;
  const name = computation.kind === 'running-total' ? 'running total' : 'moving average';
  const examples = ['Running total of revenue by month in 2025', 'Moving average of revenue by month'];
  if (comparison !== undefined || ranking !== undefined || threshold !== undefined)
    return { lead: `I can show a ${name}, but not with a comparison, a ranking or a condition on it.`, offers: examples };
  const measure = measureNamed(measures[0], model);
  return computation.kind === 'running-total' && measure?.isAdditive !== true
    ? { lead: `${measure?.title ?? 'This'} cannot be added up over time, so a running total of it would mean nothing.`, offers: examples }
    : undefined;
}

export interface PlanProblem {
  readonly problem: Problem;
}

function planOn(view: ModelView, ask: Ask, model: PlanningModel): Plan {
  const { measures, dimensions, ...rest } = ask;
  const found = measures.map((name) => measureOf(view, name, model)).filter((measure) => measure !== undefined);
  const isShare = rest.isShare === true && found[0]?.isAdditive === true && rest.comparison === undefined && rest.computation === undefined;
  return {
    ...rest,
    isShare,
    ask,
    model,
    view,
    measures: found,
    dimensions: dimensions.map((name) => dimensionOf(view, name)).filter((dimension) => dimension !== undefined),
    ...beforeOf(ask),
  };
}

/** The average over whole periods. A period without rows counts as zero. */
function averageOf(plan: Plan, grain: Grain): Plan | PlanProblem {
  const { averagePer: _, ranking: __, isShare: ___, ...totals } = plan;
  const whole = wholePeriods(plan.range, grain, plan.model);
  const isOfTime = [...plan.dimensions, ...plan.filters.map(({ dimension: name }) => ({ name }))].some(({ name }) => timeNames.has(name));
  const areTotals = plan.measures.every(({ isAdditive, aggType }) => isAdditive || aggType === 'count' || aggType === 'countDistinct');
  const isPlain =
    plan.grain === undefined && plan.comparison === undefined && plan.threshold === undefined && plan.computation === undefined;
  if (whole === undefined || isOfTime || !areTotals || !isPlain)
    return {
      problem: {
        lead: 'I can average totals over whole days, weeks, months, quarters or years, but not over parts of them, and not with a comparison or a condition on the average.',
        offers: ['Average revenue per month in 2025', 'Average orders per day by region'],
      },
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

function canAnswer(view: ModelView, ask: Ask, model: PlanningModel): boolean {
  const { measures, dimensions, filters, threshold, conditions = [], listOf } = ask;
  if (!hasDimensions(view, filters) || !conditions.every((condition) => hasEntity(view, condition))) return false;
  if (view.time === undefined && needsTime(ask)) return false;
  if (listOf !== undefined) return view.name === listOf;
  const measureNames = threshold === undefined ? measures : [...measures, threshold.measure];
  return (
    measureNames.every((name) => measureOf(view, name, model) !== undefined) &&
    dimensions.every((name) => dimensionOf(view, name) !== undefined) &&
    sourceFor(measureNames, dimensions) !== null
  );
}

function needsTime({ range, grain, averagePer, comparison, computation }: Ask): boolean {
  return [range, grain, averagePer, comparison, computation].some((part) => part !== undefined);
}

/** The ask itself, then with measures that say nearly the same, then with the names of other views. */
function* candidates(ask: Ask, model: PlanningModel): Generator<Ask> {
  yield ask;
  yield { ...ask, measures: ask.measures.map((name) => nearlySame.get(name) ?? distinctFor(name, model) ?? name) };
  for (const view of model.views) yield renamedFor(view, ask, model);
}

const nearlySame: ReadonlyMap<string, string> = new Map([
  ['customer_count', 'buyers'],
  ['average_list_price', 'average_price'],
]);

/** The number of different stores, where there is not one row for each. */
function distinctFor(measure: string, model: PlanningModel): string | undefined {
  const view = model.views.find((one) => rowCountOf(one, model) === measure);
  const dimension = view && entityOf(view, model);
  return dimension && `${distinctPrefix}${dimension.name}`;
}

/** Views may call by one title what has different names in them. */
function renamedFor(view: ModelView, ask: Ask, model: PlanningModel): Ask {
  const inView = (name: string) => sameTitle(view.dimensions, dimensionNamed(name, model)) ?? name;
  return {
    ...ask,
    measures: ask.measures.map((name) => sameTitle(view.measures, measureNamed(name, model)) ?? name),
    dimensions: ask.dimensions.map(inView),
    filters: ask.filters.map((filter) => ({ ...filter, dimension: inView(filter.dimension) })),
  };
}

function sameTitle(members: readonly (Dimension | Measure)[], sought: Dimension | Measure | undefined): string | undefined {
  if (sought === undefined || members.some(({ name }) => name === sought.name)) return undefined;
  return members.find(({ title }) => phraseOf(title) === phraseOf(sought.title))?.name;
}

function listNames({ measures, dimensions, filters, listOf, threshold }: Ask, model: PlanningModel): string {
  const names = [
    ...new Set([
      ...measures,
      ...(threshold === undefined ? [] : [threshold.measure]),
      ...dimensions,
      ...filters.map(({ dimension }) => dimension),
    ]),
  ].map((name) => {
    const title = measureNamed(name, model)?.title ?? dimensionNamed(name, model)?.title;
    return lowerFirst(title ?? name.replace(/^distinct_|_count$/, '').replaceAll('_', ' '));
  });
  return listText(listOf === undefined ? names : [listOf, ...names]);
}
