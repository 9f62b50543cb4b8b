import { barSpec } from '../e2e/support/sqlSteps.js';
import type { HostileSpecs } from './HostileSpec.js';

const { encoding } = barSpec;
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const nested = (depth: number, wrap: (inner: object) => object) => Array.from({ length: depth }).reduce<object>(wrap, barSpec);
const repeated = (inner: object) => ({ repeat: many(12, 'revenue'), spec: inner });

/** Charts that would grow without end. */
export const bombSpecs: HostileSpecs = {
  'endless sequence': { tries: 'a trillion made rows', spec: { ...barSpec, data: { sequence: { start: 0, stop: 1e12 } } }, comes: 'chart' },
  'endless graticule': {
    tries: 'lines of a map without end',
    spec: { mark: 'geoshape', data: { graticule: { step: [1e-9, 1e-9] } } },
    comes: 'unsafe-spec',
  },
  'endless rows inside': {
    tries: 'a megabyte of rows of its own',
    spec: { ...barSpec, data: { values: many(4_000, { region: 'x', revenue: 1 }) } },
    comes: 'chart',
  },
  'five megabytes of words': {
    tries: 'a description of 5 MB',
    spec: { ...barSpec, description: 'x'.repeat(5_000_000) },
    comes: 'too-large',
  },
  'megabytes of views': { tries: 'thousands of views', spec: { hconcat: many(8_000, barSpec) }, comes: 'too-large' },
  'layers in great number': { tries: 'a thousand layers', spec: { layer: many(1_000, barSpec) }, comes: 'too-large' },
  'layers in each other': { tries: 'layers a hundred deep', spec: nested(100, (inner) => ({ layer: [inner] })), comes: 'too-large' },
  'as many views as may be': { tries: 'the most views that pass', spec: { hconcat: many(7, barSpec) }, comes: 'chart' },
  'as many facets as may be': {
    tries: 'the most facets that pass',
    spec: {
      mark: 'point',
      encoding: {
        x: { field: 'revenue', type: 'quantitative' },
        y: { field: 'revenue', type: 'quantitative' },
        facet: { field: 'region' },
      },
    },
    result: manyRows(21),
    comes: 'chart',
  },
  'as many points as may be': {
    tries: 'the most marks that pass',
    spec: { mark: 'point', encoding: { x: { field: 'revenue', type: 'quantitative' }, y: { field: 'revenue', type: 'quantitative' } } },
    result: manyRows(1_500),
    comes: 'chart',
  },
  'as many names as may be': { tries: 'the most names on an axis that pass', spec: barSpec, result: manyRows(150), comes: 'chart' },
  'more names than may be': {
    tries: 'a name on the axis for each of a thousand rows',
    spec: barSpec,
    result: manyRows(1_000),
    comes: 'too-large',
  },
  'as many layers as may be': { tries: 'the most layers that pass', spec: { layer: many(7, barSpec) }, comes: 'chart' },
  'names that a calculation makes': {
    tries: 'names that are not known before drawing',
    spec: {
      ...barSpec,
      transform: [{ calculate: 'datum.region', as: 'made' }],
      encoding: { ...encoding, x: { field: 'made', type: 'nominal' } },
    },
    result: manyRows(1_000),
    comes: 'too-large',
  },
  'rows of views in columns': {
    tries: 'concatenations in each other',
    spec: nested(4, (inner) => ({ vconcat: many(4, inner) })),
    comes: 'too-large',
  },
  'repeats in each other': { tries: 'twelve views, four times over', spec: nested(4, repeated), comes: 'too-large' },
  'repeats in a row': { tries: 'twelve views in each of twelve', spec: { hconcat: many(12, repeated(barSpec)) }, comes: 'too-large' },
  'facets in each other': {
    tries: 'a facet for each row of a facet',
    spec: nested(4, (inner) => ({ facet: { field: 'revenue' }, spec: inner })),
    comes: 'too-large',
  },
  'facets of made names': {
    tries: 'a facet for each value of a calculation',
    spec: { ...barSpec, transform: [{ calculate: 'datum.revenue * 2', as: 'made' }], encoding: { ...encoding, row: { field: 'made' } } },
    result: manyRows(100),
    comes: 'too-large',
  },
  'facets of moments': {
    tries: 'a facet for each second',
    spec: { mark: 'bar', encoding: { x: encoding.x, row: { field: 'at', timeUnit: 'yearmonthdatehoursminutesseconds' } } },
    result: manyRows(100),
    comes: 'too-large',
  },
  'facets of steps': {
    tries: 'a facet for each of a hundred bins',
    spec: { ...barSpec, encoding: { ...encoding, row: { field: 'revenue', bin: { maxbins: 100 } } } },
    result: manyRows(100),
    comes: 'too-large',
  },
  'rows folded again and again': {
    tries: 'twenty times the rows, twelve times over',
    spec: { ...barSpec, transform: many(12, { fold: many(20, 'revenue') }) },
    comes: 'too-large',
  },
  'rows folded in each layer': {
    tries: 'folds in views in folds',
    spec: { transform: [{ fold: many(20, 'revenue') }], layer: many(6, { ...barSpec, transform: [{ fold: many(20, 'revenue') }] }) },
    result: manyRows(100),
    comes: 'too-large',
  },
  'marks in all layers': {
    tries: 'all rows in as many layers as may be',
    spec: { layer: many(20, { ...barSpec, mark: 'point' }) },
    result: manyRows(2_000),
    comes: 'too-large',
  },
  'marks that are said to be summed': {
    tries: 'more rows than may be, with a sum that sums nothing',
    spec: { ...barSpec, transform: [{ joinaggregate: [{ op: 'sum', field: 'revenue', as: 'total' }] }] },
    result: manyRows(8_000),
    comes: 'too-large',
  },
  'windows over all rows': {
    tries: 'a median of all rows for each row',
    spec: {
      ...barSpec,
      mark: 'line',
      transform: [{ window: many(20, { op: 'median', field: 'revenue', as: 'm' }), frame: [-5000, 5000] }],
    },
    result: manyRows(2_000),
    comes: 'too-large',
  },
  'tiny bins': {
    tries: 'a billion bins',
    spec: { ...barSpec, encoding: { ...encoding, x: { field: 'revenue', bin: { step: 1e-9, maxbins: 1e9 } } } },
    comes: 'unsupported-spec',
  },
  'tiny ticks': {
    tries: 'a billion ticks',
    spec: {
      ...barSpec,
      encoding: {
        ...encoding,
        y: {
          ...encoding.y,
          axis: { tickCount: 1e9, tickMinStep: 1e-9, values: { expr: 'sequence(0, 1e9)' } },
          scale: { domain: [-1e21, 1e21], nice: 1e9 },
        },
      },
    },
    comes: 'chart',
  },
  'ticks on odd scales': {
    tries: 'logarithms and powers at their ends',
    spec: { ...barSpec, encoding: { ...encoding, y: { ...encoding.y, scale: { type: 'log', base: 2, domain: [1e-300, 1e21] } } } },
    comes: 'chart',
  },
  'moments of all time': {
    tries: 'a time axis of ten thousand years',
    spec: {
      mark: 'line',
      encoding: {
        x: { field: 'at', type: 'temporal', scale: { domain: [{ year: 0 }, { year: 9999 }] }, axis: { tickCount: 50 } },
        y: encoding.y,
      },
    },
    result: manyRows(50),
    comes: 'chart',
  },
  'huge sizes': {
    tries: 'a picture wider than any',
    spec: {
      ...barSpec,
      width: 1e9,
      height: { step: 1e9 },
      padding: 1e9,
      mark: { type: 'bar', size: 1e12, strokeWidth: 1e9, cornerRadius: 1e9 },
      spacing: 1e9,
    },
    comes: 'chart',
  },
  'steps of densities': {
    tries: 'curves of a billion points',
    spec: {
      mark: 'area',
      transform: [{ density: 'revenue', steps: 1e9, extent: [0, 1e9] }],
      encoding: { x: { field: 'value', type: 'quantitative' }, y: { field: 'density', type: 'quantitative' } },
    },
    comes: 'unsupported-spec',
  },
  'fits of all orders': {
    tries: 'polynomials of great order',
    spec: { mark: 'line', transform: [{ regression: 'revenue', on: 'revenue', method: 'poly', order: 1e6 }], encoding },
    comes: 'unsupported-spec',
  },
  'filled gaps': {
    tries: 'keys between the smallest and the largest',
    spec: { ...barSpec, transform: [{ impute: 'revenue', key: 'revenue', keyvals: { start: 0, stop: 1e12 }, value: 0 }] },
    comes: 'unsupported-spec',
  },
  'pivot of all rows': {
    tries: 'a column for each value',
    spec: { ...barSpec, transform: [{ pivot: 'region', value: 'revenue', limit: 1e9 }] },
    result: manyRows(2_000),
    comes: 'unsupported-spec',
  },
  'names of a megabyte': {
    tries: 'cells that are measured and cut letter by letter',
    spec: { ...barSpec, encoding: { ...encoding, color: { field: 'region' }, text: { field: 'region' } } },
    result: longCells(),
    comes: 'chart',
  },
};

function manyRows(count: number) {
  return {
    schema: [
      { name: 'region', column_type: 'String' },
      { name: 'revenue', column_type: 'Double' },
      { name: 'at', column_type: 'Timestamp' },
    ],
    data: Array.from({ length: count }, (_, index) => [
      `Region ${index}`,
      String(index + 1),
      new Date(Date.UTC(2025, 0, 1, 0, 0, index)).toISOString().slice(0, 19),
    ]),
  };
}

function longCells() {
  const { schema } = manyRows(0);
  return { schema, data: Array.from({ length: 3 }, (_, index) => [`${index}${'word '.repeat(200_000)}`, '1', null]) };
}
