import * as dimensions from '../../warehouse/dimensions.js';
import type { Dimension, Measure } from '../../warehouse/ModelView.js';
import { salesMeasures } from '../../warehouse/measures.js';

/** What a seeded report is about, with the query that answers it. */
export interface ReportTopic {
  readonly name: string;
  readonly description: string;
  readonly jsonQuery: string;
  readonly sqlQuery: string;
}

const { region, country, city, store, storeFormat, category, brand, product, segment, ageGroup, channel } = dimensions;

const perDimension: readonly Dimension[] = [
  region,
  country,
  city,
  store,
  storeFormat,
  category,
  brand,
  product,
  segment,
  ageGroup,
  channel,
];

const years: readonly Year[] = [
  { label: '2023', from: '2023-01-01', to: '2023-12-31' },
  { label: '2024', from: '2024-01-01', to: '2024-12-31' },
  { label: '2025', from: '2025-01-01', to: '2025-12-31' },
];

/** Each measure by each dimension in each year: more than there are reports. */
export const reportTopics: readonly ReportTopic[] = salesMeasures.flatMap((measure) =>
  perDimension.flatMap((dimension) => years.map((year) => newTopic(measure, dimension, year))),
);

interface Year {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

function newTopic(measure: Measure, dimension: Dimension, { label, from, to }: Year): ReportTopic {
  return {
    name: `${measure.title} by ${dimension.title.toLowerCase()} ${label}`,
    description: `${measure.description}, for each ${dimension.title.toLowerCase()} in ${label}.`,
    jsonQuery: JSON.stringify({
      measures: [`sales.${measure.name}`],
      dimensions: [`sales.${dimension.name}`],
      timeDimensions: [{ dimension: 'sales.ordered_at', dateRange: [from, to] }],
      order: { [`sales.${measure.name}`]: 'desc' },
    }),
    sqlQuery: [
      `SELECT ${dimension.name}, ${measure.sql} AS ${measure.name}`,
      `FROM sales WHERE ordered_at BETWEEN '${from}' AND '${to}'`,
      'GROUP BY 1 ORDER BY 2 DESC',
    ].join(' '),
  };
}
