import type { DataModel, ModelView } from '../data-model/ModelView.js';
import type { DataPeriod } from './Warehouse.js';

/**
 * Tells an agent how SQL is written for these views: their columns, and how each measure is computed from them. Of a large model it has only the
 * names, and of a very large one only the views: searching the data model gives the rest.
 */
export function writeGuide({ views }: DataModel, period: DataPeriod | undefined): string {
  const [guide = ''] = [fullView, namesOfView, ({ name }: ModelView) => `- ${name}`]
    .map((write) => [opening, ...views.map(write)].join('\n'))
    .filter((text, index) => text.length <= maxLength || index === 2);
  const cut = guide.length > maxLength ? `${guide.slice(0, guide.lastIndexOf('\n', maxLength))}\n- and more` : guide;
  const days = period === undefined ? '' : `The data runs from ${period.firstDay} to ${period.lastDay}. `;
  return `${cut}\n${days}\`generate_series\` and system tables are not available.`;
}

const opening =
  'SQL is Postgres. These views can be queried; measures are no columns but expressions, which are given here or by a search of the data model:';

function fullView({ name, description, time, dimensions, facts, measures }: ModelView): string {
  const columns = [...(time === undefined ? [] : [time.name]), ...dimensions.map((dimension) => dimension.name), ...Object.keys(facts)];
  const formulas = measures.map((measure) => `${measure.name} = ${measure.sql}`);
  const ofTime = time === undefined ? '' : `Time column: ${time.name}. `;
  return `- ${name} (${description}). Columns: ${columns.join(', ')}. ${ofTime}Measures: ${formulas.join('; ')}`;
}

function namesOfView({ name, time, dimensions, measures }: ModelView): string {
  const columns = [...(time === undefined ? [] : [time.name]), ...dimensions.map((dimension) => dimension.name)];
  return `- ${name}. Columns: ${columns.join(', ')}. Measures: ${measures.map((measure) => measure.name).join(', ')}`;
}

/** Characters of a guide: about 4,000 tokens. */
const maxLength = 16_000;
