import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../test/support/runs.js';
import { compileModel } from '../../src/data-model/compileModel.js';
import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import { retailModel } from '../../src/warehouse/retail-model/retailModel.js';
import { rowFilters } from '../../src/warehouse/rowFilters.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { anybody } from '../planner/askPlanner.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';

let warehouse: Warehouse;
let strict: Warehouse;
beforeAll(async () => {
  [warehouse, strict] = await Promise.all([sharedWarehouse(), createWarehouse({ requiredUserAttributes: ['region'] })]);
});
afterAll(() => strict.close());

const regions = ['Europe', 'North America', 'Asia Pacific', 'Latin America'];
const regionsSeen = async (userAttributes: Record<string, string>, from = warehouse) =>
  (await from.query('SELECT DISTINCT region FROM stores ORDER BY 1', { ...anybody, userAttributes })).data.map(([region]) =>
    String(region),
  );

const name = fc.oneof(
  fc.constantFrom('region', 'Region', ' region', 'regoin', 'country', 'shop', '__proto__', 'toString', ''),
  fc.string(),
);
const value = fc.oneof(fc.constantFrom(...regions, 'europe, LATIN america', '', ',', '*', 'null', 'true', "' OR true --"), fc.string());

describe('attributes with any names and values', () => {
  it('show no row of a region that they do not name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 }), async (userAttributes) => {
        const lists = Object.entries(userAttributes).map(([key, text]) => [key.trim().toLowerCase(), text.toLowerCase()] as const);
        const seen = await regionsSeen(userAttributes).catch(() => []);
        const named = lists.filter(([key]) => key === 'region');
        const isElsewhere = named.length === 0 && lists.some(([key]) => key === 'country' || key === 'category');
        for (const region of seen) {
          expect(isElsewhere || (named.length > 0 && named.every(([, text]) => text.includes(region.toLowerCase())))).toBe(true);
        }
      }),
      { numRuns: runs(30, 150) },
    );
  });

  it('are refused if the data model has none of them', async () => {
    await expect(regionsSeen({ shop: '7' })).rejects.toThrow('does not use any of the user attributes shop');
  });
});

describe('no attributes', () => {
  it('show every row to a user without any', async () => {
    expect(await regionsSeen({})).toHaveLength(4);
  });

  it('show no row if the data model requires them', async () => {
    expect(await regionsSeen({}, strict)).toEqual([]);
    expect(await regionsSeen({ category: 'Shoes' }, strict)).toEqual([]);
    expect(await regionsSeen({ region: 'Europe' }, strict)).toEqual(['Europe']);
  });
});

it('an attribute in two spellings shows only what both allow', () => {
  expect(
    rowFilters(compileModel(retailModel, '').model, { userAttributes: { region: 'Europe, Asia Pacific', Region: 'europe' } }),
  ).toMatchObject({ region: ['europe'] });
});
