import type { Dimension, Measure } from '../../data-model/ModelView.js';
import type { Plan } from '../plan/Plan.js';
import type { TimeRange } from '../plan/timeRange.js';
import { dimensionNames, measureName } from './memberNames.js';
import type { OtherVoice, OtherWording } from './Wording.js';

/** The plan with the titles of a language, for its charts, columns and answers. Its query stays the same. */
export function localizePlan(plan: Plan, voice: OtherVoice): Plan {
  const { wording } = voice;
  const range = plan.range && named(plan.range, voice);
  const rangeBefore = plan.rangeBefore && named(plan.rangeBefore, voice);
  return {
    ...plan,
    measures: plan.measures.map((measure, index) => titledMeasure(measure, plan.totals?.measures[index] ?? measure, plan, wording)),
    dimensions: plan.dimensions.map((dimension) => titledDimension(dimension, wording.names)),
    ...(range !== undefined && { range }),
    ...(rangeBefore !== undefined && { rangeBefore }),
  };
}

/** Names an average after the values it is taken of, and a number of values after the dimension. */
function titledMeasure(measure: Measure, whole: Measure, { view, totals }: Plan, { names, title: titles }: OtherWording): Measure {
  const counted = view.dimensions.find(({ name, plural }) => whole.name === `${name}_count` && whole.title === plural);
  const own = counted === undefined ? measureName(names, whole) : dimensionNames(names, counted)[1];
  return {
    ...measure,
    title: totals?.grain === undefined ? own : titles.average(own, names.grains[totals.grain][0]),
    description: names.meanings[measure.description] ?? '',
  };
}

function titledDimension(dimension: Dimension, names: OtherWording['names']): Dimension {
  const [title, plural] = dimensionNames(names, dimension);
  return { ...dimension, title, plural };
}

function named(range: TimeRange, voice: OtherVoice): TimeRange {
  return { ...range, label: voice.rangeName(range) };
}
