import type { Dimension, Measure } from '../../warehouse/ModelView.js';
import { distinctPrefix } from '../ask/entities.js';
import type { Plan } from '../plan/Plan.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { Voice } from './voice.js';

/** The plan with the titles of a language, for its charts, columns and answers. Its query stays the same. */
export function localizePlan(plan: Plan, voice: Voice): Plan {
  const { wording } = voice;
  const range = plan.range && named(plan.range, voice);
  const rangeBefore = plan.rangeBefore && named(plan.rangeBefore, voice);
  return {
    ...plan,
    measures: plan.measures.map((measure) => titledMeasure(measure, wording.names)),
    dimensions: plan.dimensions.map((dimension) => titledDimension(dimension, wording.names)),
    ...(range !== undefined && { range }),
    ...(rangeBefore !== undefined && { rangeBefore }),
  };
}

type Titles = Voice['wording']['names'];

function titledMeasure(measure: Measure, { measures, dimensions, meanings }: Titles): Measure {
  const counted = dimensions[measure.name.replace(distinctPrefix, '').replace(/_count$/, '')];
  const title = measures[measure.name] ?? counted?.[1] ?? measure.title;
  return { ...measure, title, description: meanings[measure.name] ?? '' };
}

function titledDimension(dimension: Dimension, { dimensions }: Titles): Dimension {
  const [title, plural] = dimensions[dimension.name] ?? [dimension.title, dimension.plural];
  return { ...dimension, title, plural };
}

function named(range: TimeRange, voice: Voice): TimeRange {
  return { ...range, label: voice.rangeName(range) };
}
