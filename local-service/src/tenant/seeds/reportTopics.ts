import { compileModel } from '../../data-model/compileModel.js';
import type { Dimension, Measure } from '../../data-model/ModelView.js';
import { retailModel } from '../../warehouse/retail-model/retailModel.js';

/** What a seeded report is about, with the query that answers it. */
export interface ReportTopic {
  readonly name: string;
  readonly description: string;
  readonly jsonQuery: string;
  readonly sqlQuery: string;
}

const sales = compileModel(retailModel, '').model.views.find(({ name }) => name === 'sales');

const breakdowns = ['region', 'country', 'city', 'store', 'format', 'category', 'brand', 'product', 'segment', 'age_group', 'channel'];
const perDimension = breakdowns.flatMap((name) => sales?.dimensions.filter((dimension) => dimension.name === name) ?? []);

const years = [2023, 2024, 2025];

/** Each measure by each dimension in each year: more than there are reports. */
export const reportTopics: readonly ReportTopic[] = (sales?.measures ?? []).flatMap((measure) =>
  perDimension.flatMap((dimension) => years.map((year) => newTopic(measure, dimension, year))),
);

function newTopic(measure: Measure, dimension: Dimension, year: number): ReportTopic {
  return {
    name: `${measure.title} by ${dimension.title.toLowerCase()} ${year}`,
    description: `${measure.description}, for each ${dimension.title.toLowerCase()} in ${year}.`,
    jsonQuery: JSON.stringify({
      measures: [`sales.${measure.name}`],
      dimensions: [`sales.${dimension.name}`],
      timeDimensions: [{ dimension: 'sales.ordered_at', dateRange: [`${year}-01-01`, `${year}-12-31`] }],
      order: { [`sales.${measure.name}`]: 'desc' },
    }),
    sqlQuery: [
      `SELECT ${dimension.name}, ${measure.sql} AS ${measure.name}`,
      `FROM sales WHERE ordered_at >= '${year}-01-01' AND ordered_at < '${year + 1}-01-01'`,
      'GROUP BY 1 ORDER BY 2 DESC',
    ].join(' '),
  };
}
