import type { Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import { dataModel } from '../../warehouse/dataModel.js';

/** Rows that a measure needs besides those of a view: one for each order, or the floor area beside what each store sold. */
export type MeasureSource = 'orders' | 'areas';

interface ComputedMeasure extends Measure {
  readonly source?: MeasureSource;
}

/** Measures that need more than one step, so that the data model cannot have them. They are asked of the view of sales. */
export const computedMeasures: readonly ComputedMeasure[] = [
  {
    name: 'median_order_value',
    title: 'Median order value',
    description: 'The value that half of the orders exceed',
    synonyms: [
      'median value of order',
      'median order',
      'median revenue per order',
      'typical order value',
      'median basket',
      'median basket value',
    ],
    sql: 'ROUND((PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY order_value))::numeric, 2)',
    format: 'euros',
    aggType: 'number',
    isAdditive: false,
    source: 'orders',
  },
  {
    name: 'revenue_per_area',
    title: 'Revenue per square metre',
    description: 'Revenue divided by the floor area of the stores that sold something',
    synonyms: ['sqm', 'm2', 'square metre', 'square meter', 'floor area']
      .flatMap((area) => [`revenue per ${area}`, `sale per ${area}`])
      .concat('sale density'),
    sql: 'ROUND(SUM(revenue) / NULLIF(SUM(floor_area), 0), 2)',
    format: 'euros',
    aggType: 'number',
    isAdditive: false,
    source: 'areas',
  },
  {
    name: 'returned_orders',
    title: 'Returned orders',
    description: 'Orders of which something came back',
    synonyms: ['returned order', 'order with return', 'order returned'],
    sql: 'COUNT(DISTINCT CASE WHEN is_returned THEN order_id END)',
    format: 'count',
    aggType: 'countDistinct',
    isAdditive: false,
    isBetterLow: true,
  },
  {
    name: 'returned_order_rate',
    title: 'Returned order rate',
    description: 'Orders of which something came back, as a percentage of all orders',
    synonyms: ['percentage', 'percent', 'proportion', 'share', 'rate', 'fraction'].flatMap((word) => [
      `${word} of returned order`,
      `${word} of order returned`,
      `${word} of order are returned`,
      `${word} of order were returned`,
      `${word} of order was returned`,
      `${word} of order with return`,
    ]),
    sql: 'ROUND(100.0 * COUNT(DISTINCT CASE WHEN is_returned THEN order_id END) / NULLIF(COUNT(DISTINCT order_id), 0), 1)',
    format: 'percent',
    aggType: 'number',
    isAdditive: false,
    isBetterLow: true,
  },
];

/** Orders in steps of their value. */
const orderValueSteps: Dimension = {
  name: 'order_value',
  title: 'Order value',
  plural: 'Steps of order value',
  description: 'Value of the order in steps of 100 euros',
  synonyms: [],
  sql: "CASE WHEN order_value >= 1000 THEN '€1,000 and more' ELSE CONCAT('€', FLOOR(order_value / 100) * 100, ' to €', FLOOR(order_value / 100) * 100 + 99.99) END",
  order: 'MIN(order_value)',
  type: 'string',
};

/** One group for each order. */
const singleOrders: Dimension = {
  name: 'order_id',
  title: 'Order',
  plural: 'Orders',
  description: 'Number of the order',
  synonyms: ['row', 'single order', 'individual order', 'order number'],
  sql: 'order_id',
  type: 'string',
};

/** The planner's own dimensions, which the view of sales has besides its own. */
export const addedDimensions: readonly Dimension[] = [orderValueSteps, singleOrders];

/** A measure, in whichever view it is defined. */
export function measureNamed(name: string | undefined): Measure | undefined {
  return dataModel.flatMap(({ measures }) => measures).find((measure) => measure.name === name);
}

export function computedMeasure({ name: viewName }: ModelView, name: string): Measure | undefined {
  return viewName === 'sales' ? computedMeasures.find((measure) => measure.name === name) : undefined;
}

/** A dimension of a view, or one that the planner adds to the view of sales. */
export function dimensionOf({ name: viewName, dimensions }: ModelView, name: string): Dimension | undefined {
  return (
    dimensions.find((dimension) => dimension.name === name) ??
    (viewName === 'sales' ? addedDimensions.find((dimension) => dimension.name === name) : undefined)
  );
}

/** The rows that measures and dimensions need together; `undefined` for those of the view, `null` if they need different ones. */
export function sourceFor(measureNames: readonly string[], dimensionNames: readonly string[]): MeasureSource | undefined | null {
  const hasSteps = dimensionNames.includes(orderValueSteps.name);
  const sources = new Set(
    measureNames.map((name) =>
      hasSteps && name === 'orders' ? 'orders' : computedMeasures.find((measure) => measure.name === name)?.source,
    ),
  );
  const [only] = sources;
  if (sources.size > 1 || (hasSteps && only !== 'orders')) return null;
  return only;
}
