import type { Plan } from '../plan/Plan.js';
import { measureOf } from '../query/makePlan.js';
import { boundsIn, conditionIn, filterIn } from './conditionIn.js';
import type { Voice } from './voice.js';

/** The title of a result, which is also a question that gives it. */
export function titleIn(voice: Voice, plan: Plan): string {
  return titleWithout(voice, plan, {});
}

/** The title for a sentence that names the rest itself. */
export function titleWithout(
  voice: Voice,
  plan: Plan,
  { isWithoutComparison = false, isWithoutRanking = false, isWithoutShare = false }: TitleOptions,
): string {
  const { measures, dimensions, grain, filters, threshold, view } = plan;
  const { range, rangeName } = voice;
  const { names, marks, title } = voice.wording;
  const limited = threshold && measureOf(view, threshold.measure);
  const limit =
    threshold === undefined || limited === undefined
      ? ''
      : title.limit(names.measures[limited.name] ?? limited.title, boundsIn(voice, threshold.bounds, limited.format));
  const isList = plan.listOf !== undefined;
  return capital(
    title.whole({
      measures: isList ? (names.rows[view.name] ?? view.title) : marks.list(measures.map((measure) => measure.title)),
      isShare: plan.isShare === true && !isWithoutShare,
      computed: plan.computation === undefined ? '' : title.computed(plan.computation, names.grains[grain ?? 'month'][1]),
      isChange: plan.comparison?.kind === 'each-step',
      keys: isList ? [] : [...(grain === undefined ? [] : [names.grains[grain][0]]), ...dimensions.map((dimension) => dimension.title)],
      ranking: isWithoutRanking ? undefined : plan.ranking,
      filters: [
        ...filters.map((filter) => filterIn(voice, filter)),
        ...(plan.conditions ?? []).map((condition) => conditionIn(voice, condition)),
      ],
      range: range(plan.range),
      limit,
      compared: isWithoutComparison ? '' : rangeName(plan.rangeBefore),
    }),
  );
}

interface TitleOptions {
  readonly isWithoutComparison?: boolean;
  readonly isWithoutRanking?: boolean;
  readonly isWithoutShare?: boolean;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
