import { measureOf } from '../plan/members.js';
import type { Plan } from '../plan/Plan.js';
import { capital } from '../words/listText.js';
import { boundsIn, conditionIn, filterIn } from './conditionIn.js';
import { measureName } from './memberNames.js';
import type { OtherVoice, TitleOptions } from './Wording.js';

/** The title of a result, which is also a question that gives it. */
export function titleIn(voice: OtherVoice, plan: Plan, { isWithoutComparison = false, isWithoutShare = false }: TitleOptions): string {
  const { measures, dimensions, grain, filters, threshold, view } = plan;
  const { range, rangeName } = voice;
  const { names, marks, title } = voice.wording;
  const limited = threshold && measureOf(view, threshold.measure, plan.model);
  const limit =
    threshold === undefined || limited === undefined
      ? ''
      : title.limit(measureName(names, limited), boundsIn(voice, threshold.bounds, limited.format));
  const isList = plan.listOf !== undefined;
  return capital(
    title.whole({
      measures: isList ? (names.rows[view.row[1]] ?? view.title) : marks.list(measures.map((measure) => measure.title)),
      isShare: plan.isShare === true && !isWithoutShare,
      computed: plan.computation === undefined ? '' : title.computed(plan.computation, names.grains[grain ?? 'month'][1]),
      isChange: plan.comparison?.kind === 'each-step',
      keys: isList ? [] : [...(grain === undefined ? [] : [names.grains[grain][0]]), ...dimensions.map((dimension) => dimension.title)],
      ranking: plan.ranking,
      filters: [
        ...filters.map((filter) => filterIn(voice, filter)),
        ...(plan.conditions ?? []).map((condition) => conditionIn(voice, condition, plan.model)),
      ],
      range: range(plan.range),
      limit,
      compared: isWithoutComparison ? '' : rangeName(plan.rangeBefore),
    }),
  );
}
