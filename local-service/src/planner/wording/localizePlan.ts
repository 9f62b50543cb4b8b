import type { Dimension, Measure } from '../../data-model/ModelView.js';
import { distinctPrefix } from '../ask/entities.js';
import type { Grain } from '../plan/calendar.js';
import type { Plan } from '../plan/Plan.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { OtherVoice, OtherWording } from './Wording.js';

/** The plan with the titles of a language, for its charts, columns and answers. Its query stays the same. */
export function localizePlan(plan: Plan, voice: OtherVoice): Plan {
  const { wording } = voice;
  const range = plan.range && named(plan.range, voice);
  const rangeBefore = plan.rangeBefore && named(plan.rangeBefore, voice);
  return {
    ...plan,
    measures: plan.measures.map((measure, index) =>
      titledMeasure(measure, plan.totals?.measures[index] ?? measure, plan.totals?.grain, wording),
    ),
    dimensions: plan.dimensions.map((dimension) => titledDimension(dimension, wording.names)),
    ...(range !== undefined && { range }),
    ...(rangeBefore !== undefined && { rangeBefore }),
  };
}

/** Names an average after the values it is taken of. */
function titledMeasure(
  measure: Measure,
  { name, title }: Measure,
  period: Grain | undefined,
  { names, title: titles }: OtherWording,
): Measure {
  const counted = names.dimensions[name.replace(distinctPrefix, '').replace(/_count$/, '')];
  const own = names.measures[name] ?? counted?.[1] ?? title;
  return {
    ...measure,
    title: period === undefined ? own : titles.average(own, names.grains[period][0]),
    description: names.meanings[name] ?? '',
  };
}

function titledDimension(dimension: Dimension, { dimensions }: OtherWording['names']): Dimension {
  const [title, plural] = dimensions[dimension.name] ?? [dimension.title, dimension.plural];
  return { ...dimension, title, plural };
}

function named(range: TimeRange, voice: OtherVoice): TimeRange {
  return { ...range, label: voice.rangeName(range) };
}
