import {
  currencyOf,
  type DataModel,
  type Dimension,
  type Measure,
  type MeasureFormat,
  type ModelView,
} from '../../data-model/ModelView.js';
import { currencySign } from './formatValue.js';

/** Rows that a measure needs besides those of a view: one for each order, or the floor area beside what each store sold. */
export type MeasureSource = 'orders' | 'areas';

interface ComputedMeasure extends Omit<Measure, 'format'> {
  /** `money` has the currency of the revenue. */
  readonly format: MeasureFormat | 'money';
  readonly source?: MeasureSource;
  /** The columns without which a view does not have it. */
  readonly needs: readonly string[];
}

/** Measures that need more than one step, so that the data model cannot have them. */
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
    format: 'money',
    aggType: 'number',
    isAdditive: false,
    source: 'orders',
    needs: ['order_id', 'revenue'],
  },
  {
    name: 'revenue_per_area',
    title: 'Revenue per square metre',
    description: 'Revenue divided by the floor area of the stores that sold something',
    synonyms: ['sqm', 'm2', 'square metre', 'square meter', 'floor area']
      .flatMap((area) => [`revenue per ${area}`, `sale per ${area}`])
      .concat('sale density'),
    sql: 'ROUND(SUM(revenue) / NULLIF(SUM(floor_area), 0), 2)',
    format: 'money',
    aggType: 'number',
    isAdditive: false,
    source: 'areas',
    needs: ['store', 'revenue'],
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
    needs: ['order_id', 'is_returned'],
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
    needs: ['order_id', 'is_returned'],
  },
];

/** Orders in steps of their value. */
const orderValueSteps: Dimension = {
  name: 'order_value',
  title: 'Order value',
  plural: 'Steps of order value',
  description: 'Value of the order in steps of 100',
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

/** The planner's own dimensions, which a view of sales has besides its own. */
export const addedDimensions: readonly Dimension[] = [orderValueSteps, singleOrders];

export function computedMeasure(view: ModelView, name: string, { views }: DataModel): Measure | undefined {
  const computed = computedMeasures.find((measure) => measure.name === name);
  if (computed === undefined || !isOfSales(view) || !hasColumns(view, computed.needs)) return undefined;
  const hasSource =
    computed.source !== 'areas' || views.some((other) => other.name === 'stores' && hasColumns(other, ['store', 'floor_area']));
  return hasSource
    ? { ...computed, format: computed.format === 'money' ? (formatOfRevenue(view) ?? 'decimal') : computed.format }
    : undefined;
}

/** A dimension of a view, or one that the planner adds to a view of sales. */
export function dimensionOf(view: ModelView, name: string): Dimension | undefined {
  const own = view.dimensions.find((dimension) => dimension.name === name);
  if (own !== undefined || !isOfSales(view) || !hasColumns(view, ['order_id'])) return own;
  return name === orderValueSteps.name ? stepsIn(view) : addedDimensions.find((dimension) => dimension.name === name);
}

function isOfSales(view: ModelView): boolean {
  return hasColumns(view, ['revenue']) && formatOfRevenue(view) !== undefined;
}

/** Undefined if the view has no revenue, or counts it. */
function formatOfRevenue({ measures }: ModelView): MeasureFormat | undefined {
  const format = measures.find(({ name }) => name === 'revenue')?.format;
  return format === 'count' || format === 'percent' ? undefined : format;
}

function stepsIn(view: ModelView): Dimension {
  const currency = currencyOf(formatOfRevenue(view) ?? 'decimal');
  const sign = currency === undefined ? '' : currencySign(currency, 'en').replaceAll("'", '');
  return { ...orderValueSteps, sql: orderValueSteps.sql.replaceAll('€', () => sign) };
}

/** True if queries on a view can name the columns. */
export function hasColumns({ dimensions, facts }: ModelView, names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(facts, name) || dimensions.some((dimension) => dimension.name === name));
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
