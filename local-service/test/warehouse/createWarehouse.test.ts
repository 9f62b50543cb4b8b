import { beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../../test/support/runs.js';
import { generateRetailer } from '../../src/warehouse/generateRetailer.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { anybody } from '../planner/askPlanner.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';
import { describeWarehouse } from './describeWarehouse.js';

let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await sharedWarehouse();
});

/** Generates the data of a seed once. */
function retailer(seed: number): ReturnType<typeof generateRetailer> {
  const data = retailers.get(seed) ?? generateRetailer(seed);
  retailers.set(seed, data);
  return data;
}

const retailers = new Map<number, ReturnType<typeof generateRetailer>>();

describeWarehouse(sharedWarehouse);

describe('the generated data', () => {
  it('is the same for the same seed and different for another seed', () => {
    // As text, because comparing a million cells takes seconds.
    const [first, again] = [retailer(1), generateRetailer(1)].map(({ orders, ...others }) => ({
      orders: JSON.stringify(orders),
      others: JSON.stringify(others),
    }));
    expect(first?.orders === again?.orders && first?.others === again?.others).toBe(true);
    expect(first?.orders === JSON.stringify(retailer(5).orders)).toBe(false);
  });

  it.each(someOf([1, 2, 3, 4, 5], 4))('is large enough with seed %i', (seed) => {
    expect(retailer(seed).orderLines.length).toBeGreaterThan(50_000);
  });

  it('has no sales before a customer joined, a store opened or a product launched', async () => {
    const { orders, orderLines, customers, stores, products } = retailer(1);
    const orderOf = new Map(orders.map((order) => [order[0], order]));
    const early = orders.filter(([, customerId, storeId, orderedAt]) => {
      const at = String(orderedAt);
      return at < String(customers[Number(customerId) - 1]?.[7]) || at.slice(0, 10) < String(stores[Number(storeId) - 1]?.[6]);
    });
    const beforeLaunch = orderLines.filter(
      ([, orderId, productId]) => String(orderOf.get(orderId ?? null)?.[3]) < String(products[Number(productId) - 1]?.[6]),
    );
    expect(early).toEqual([]);
    expect(beforeLaunch).toEqual([]);
  });
});

it('queries run as a role that owns nothing', async () => {
  const { data } = await warehouse.query('SELECT current_user, session_user, pg_typeof(1)::text', anybody);
  expect(data).toEqual([[expect.stringMatching(/^analyst_\d+$/), 'modeler', 'integer']]);
});
