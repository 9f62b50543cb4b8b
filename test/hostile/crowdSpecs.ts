import type { HostileSpec, HostileSpecs } from './HostileSpec.js';

const summed = {
  mark: 'bar',
  encoding: { x: { field: 'region', type: 'nominal' }, y: { aggregate: 'sum', field: 'revenue', type: 'quantitative' } },
};
const many = <Item>(count: number, item: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => item(index));
const transformed = (tries: string, transform: readonly object[]) => crowd(tries, { ...summed, transform }, 'too-much-work');

/** Charts of fifty thousand rows: few marks, and very much work to find them. */
export const crowdSpecs: HostileSpecs = {
  'fifty thousand rows summed': crowd('a total for each region', summed, 'chart'),
  'filters of fifty thousand rows': transformed(
    'long filters, one after the other',
    many(8, () => ({ filter: many(12, (index) => `datum.revenue != -${index}`).join(' && ') })),
  ),
};

/** More of them. What makes them costly is found before anything is drawn. */
export const furtherCrowdSpecs: HostileSpecs = {
  'fifty thousand rows by month': crowd(
    'a unit of time of each row',
    { ...summed, encoding: { ...summed.encoding, x: { field: 'at', type: 'temporal', timeUnit: 'yearmonth' } } },
    'chart',
  ),
  'lists compared with fifty thousand rows': transformed('hundreds of values to compare with', [
    { filter: { not: { or: many(8, () => ({ field: 'revenue', oneOf: many(500, (index) => -index - 1) })) } } },
  ]),
  'calculations on fifty thousand rows': transformed(
    'long sums, one after the other',
    many(12, (index) => ({ calculate: many(20, () => 'datum.revenue').join(' + '), as: `made${index}` })),
  ),
  'totals beside fifty thousand rows': transformed(
    'thirty medians, twelve times',
    many(12, () => ({
      joinaggregate: many(30, (index) => ({ op: 'median', field: 'revenue', as: `made${index}` })),
      groupby: ['region'],
    })),
  ),
  'confidence in fifty thousand rows': crowd(
    'a thousand samples of all rows',
    { ...summed, encoding: { ...summed.encoding, y: { ...summed.encoding.y, aggregate: 'ci0' } } },
    'too-much-work',
  ),
  'fifty thousand rows in a long order': crowd(
    'an order of hundreds of names',
    { ...summed, encoding: { ...summed.encoding, x: { ...summed.encoding.x, sort: many(500, (index) => `Region ${-index}`) } } },
    'too-much-work',
  ),
};

function crowd(tries: string, spec: object, comes: HostileSpec['comes']): HostileSpec {
  return {
    tries,
    spec,
    comes,
    get result() {
      return crowdedResult();
    },
  };
}

function crowdedResult() {
  return {
    schema: [
      { name: 'region', column_type: 'String' },
      { name: 'revenue', column_type: 'Double' },
      { name: 'at', column_type: 'Timestamp' },
    ],
    data: many(50_000, (index) => [
      `Region ${index % 40}`,
      String((index * 7_919) % 10_007),
      new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 19),
    ]),
  };
}
