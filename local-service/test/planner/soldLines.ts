import { generateRetailer } from '../../src/warehouse/generateRetailer.js';

/** An order line with all related data, joined independently of the planner to check answers against. */
export interface SoldLine {
  readonly orderId: number;
  readonly customer: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly channel: string;
  readonly promotion: string | null;
  readonly store: string;
  readonly city: string;
  readonly country: string;
  readonly region: string;
  readonly product: string;
  readonly category: string;
  readonly brand: string;
  readonly segment: string;
  readonly units: number;
  readonly revenue: number;
  readonly cost: number;
  readonly isReturned: boolean;
}

export function soldLines(seed: number): readonly SoldLine[] {
  const { orders, orderLines, stores, products, customers } = generateRetailer(seed);
  return orderLines.map(([, orderId, productId, units, revenue, , cost, isReturned]) => {
    const [, customerId, storeId, at, channel, , promotion] = orders[Number(orderId) - 1] ?? [];
    const [, store, city, country, region] = stores[Number(storeId) - 1] ?? [];
    const [, product, category, brand] = products[Number(productId) - 1] ?? [];
    const [, customer, segment] = customers[Number(customerId) - 1] ?? [];
    return {
      orderId: Number(orderId),
      customer: String(customer),
      at: String(at),
      channel: String(channel),
      promotion: typeof promotion === 'string' ? promotion : null,
      store: String(store),
      city: String(city),
      country: String(country),
      region: String(region),
      product: String(product),
      category: String(category),
      brand: String(brand),
      segment: String(segment),
      units: Number(units),
      revenue: Number(revenue),
      cost: Number(cost),
      isReturned: isReturned === true,
    };
  });
}

export const revenueOf = (lines: readonly SoldLine[]) => lines.reduce((sum, { revenue }) => sum + revenue, 0);
export const unitsOf = (lines: readonly SoldLine[]) => lines.reduce((sum, { units }) => sum + units, 0);
export const ordersOf = (lines: readonly SoldLine[]) => new Set(lines.map(({ orderId }) => orderId)).size;
export const returnRateOf = (lines: readonly SoldLine[]) => (100 * unitsOf(lines.filter(({ isReturned }) => isReturned))) / unitsOf(lines);

/** Groups with their totals, highest first. */
export function ranking(
  lines: readonly SoldLine[],
  keyOf: (line: SoldLine) => string,
  numberOf: (lines: readonly SoldLine[]) => number,
): readonly [name: string, value: number][] {
  const groups = new Map<string, SoldLine[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group === undefined) groups.set(keyOf(line), [line]);
    else group.push(line);
  }
  return [...groups].map(([name, group]): [string, number] => [name, numberOf(group)]).sort(([, one], [, other]) => other - one);
}
