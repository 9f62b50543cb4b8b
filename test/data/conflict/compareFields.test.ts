import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFields } from '../../../src/data/conflict/compareFields.js';

const base = { catalog: 'main', prefix: null, names: { sales: 'a', orders: 'b' }, views: ['sales'] };

it('reports who changed a field, and omits equal fields', () => {
  const mine = { ...base, catalog: 'mine', views: ['sales', 'orders'] };
  const theirs = { ...base, prefix: 'x_', views: ['orders'] };
  expect(compareFields<object>({ mine, theirs, base })).toEqual([
    { field: 'catalog', mine: 'mine', theirs: 'main', changedBy: 'me' },
    { field: 'prefix', mine: null, theirs: 'x_', changedBy: 'them' },
    { field: 'views', mine: ['sales', 'orders'], theirs: ['orders'], changedBy: 'both' },
  ]);
});

it('ignores the order of keys, and treats a missing field like null', () => {
  const { prefix: _, ...mine } = base;
  const theirs = { ...base, names: { orders: 'b', sales: 'a' } };
  expect(compareFields<object>({ mine, theirs })).toEqual([]);
});

it('reports every field of a value that they deleted', () => {
  expect(compareFields({ mine: base, theirs: undefined }).map(({ field }) => field)).toEqual(['catalog', 'names', 'views']);
});

it('finds no difference between a value and its copy, and one in every replaced field', () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue());
  fc.assert(
    fc.property(values, (mine) => {
      expect(compareFields({ mine, theirs: structuredClone(mine) })).toEqual([]);
      const theirs = Object.fromEntries(Object.entries(mine).map(([field, value]) => [field, { was: value }]));
      expect(compareFields<object>({ mine, theirs }).map(({ field }) => field)).toEqual(Object.keys(mine));
    }),
  );
});
