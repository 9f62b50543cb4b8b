import type { DataModel, ModelView } from '../data-model/ModelView.js';
import { firstDay, lastDay } from './retailer.js';

/** Tells an agent how SQL is written for these views: their columns, and how each measure is computed from them. */
export function writeGuide({ views }: DataModel): string {
  return [
    'SQL is Postgres. These views can be queried; measures are no columns but the expressions given here:',
    ...views.map(viewGuide),
    `The data runs from ${firstDay} to ${lastDay}. \`generate_series\` and system tables are not available.`,
  ].join('\n');
}

function viewGuide({ name, description, time, dimensions, facts, measures }: ModelView): string {
  const columns = [...(time === undefined ? [] : [time.name]), ...dimensions.map((dimension) => dimension.name), ...Object.keys(facts)];
  const formulas = measures.map((measure) => `${measure.name} = ${measure.sql}`);
  return `- ${name} (${description}). Columns: ${columns.join(', ')}. ${time === undefined ? '' : `Time column: ${time.name}. `}Measures: ${formulas.join('; ')}.`;
}
