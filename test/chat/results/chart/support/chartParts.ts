import { isSpecObject } from '../../../../../src/chat/results/chart/spec/specGrammar.js';

/** Specs that use each part of a definition of the schema, and the names of the parts that are only look or interaction. */
export interface PartsOfDefinition {
  readonly parts: Readonly<Record<string, readonly object[]>>;
  readonly look: readonly string[];
}

type Definition = (name: string) => unknown;

const x = { field: 'city', type: 'nominal' };
const y = { field: 'revenue', type: 'quantitative', aggregate: 'sum' };
const plainY = { field: 'revenue', type: 'quantitative' };
const time = { field: 'month', type: 'temporal' };
const bar = (own: object = {}) => ({ mark: 'bar', encoding: { x, y }, ...own });
const point = (encoding: object, own: object = {}) => ({ mark: 'point', encoding: { x: time, y: plainY, ...encoding }, ...own });
const line = (own: object = {}) => ({ mark: 'line', encoding: { x: time, y: plainY }, ...own });
const after = (step: object, encoding: object, mark = 'point') => ({ mark, transform: [step], encoding });
const quantitative = (field: string) => ({ field, type: 'quantitative' });

/** By definition of the schema. */
export function chartParts(definition: Definition): Readonly<Record<string, PartsOfDefinition>> {
  const units = wordsOf('TimeUnit', definition);
  const timeUnits = [
    ...units,
    { unit: 'month', step: 3 },
    { unit: 'yearmonth', step: 2, utc: true },
    { unit: 'yearmonth', binned: true },
    { step: 2 },
    { maxbins: 5 },
  ];
  const bins = [
    true,
    null,
    { step: 10 },
    { step: 1e-9 },
    { maxbins: 4 },
    { minstep: 20 },
    { steps: [7, 30] },
    { steps: [1e-7] },
    { divide: [3], maxbins: 20 },
    { base: 3 },
    { nice: false },
    { anchor: 5 },
    { extent: [0, 50] },
    { extent: [0, 1e9], step: 1 },
    { extent: { param: 'p' } },
  ];
  const sorts = [
    'ascending',
    'descending',
    null,
    'y',
    '-y',
    ['Porto', 'Graz', 'Oslo', 'Lyon'],
    { field: 'change', op: 'mean' },
    { field: 'change', op: 'max', order: 'descending' },
    { encoding: 'y', order: 'descending' },
    { field: 'change', op: 'values' },
    { encoding: 'longitude' },
    [{ expr: '1' }],
  ];
  const operations = wordsOf('AggregateOp', definition);
  const stacks = [true, false, null, ...wordsOf('StackOffset', definition), 'wiggle'];
  const imputes = [
    { value: 0 },
    { method: 'mean' },
    { value: 5, keyvals: ['Lyon', 'Bern'] },
    { method: 'mean', frame: [-2, 2] },
    { value: 0, keyvals: { start: 0, stop: 1e9 } },
  ];
  const conditions = (test: unknown) => [
    bar({ transform: [{ filter: test }] }),
    point({ color: { condition: { test, value: 'red' }, value: 'blue' } }),
  ];
  const comparisons = (word: string, values: readonly unknown[], field = 'revenue') =>
    values.flatMap((value) => conditions({ field, [word]: value }));
  const timed = (word: string) =>
    [...units.slice(0, 12), { unit: 'month', step: 2 }].flatMap((timeUnit) =>
      conditions({
        field: 'month',
        timeUnit,
        [word]: word === 'range' ? [{ month: 2 }, { month: 6 }] : word === 'oneOf' ? [{ month: 3 }] : { month: 3 },
      }),
    );

  return {
    AggregateTransform: {
      parts: {
        aggregate: operations.map((op) =>
          after({ aggregate: [{ op, field: 'revenue', as: 'made' }], groupby: ['city'] }, { x, y: quantitative('made') }),
        ),
        groupby: [
          after({ aggregate: [{ op: 'sum', field: 'revenue', as: 'made' }], groupby: ['city', 'kind'] }, { x, y: quantitative('made') }),
          after(
            { aggregate: [{ op: 'sum', field: 'revenue', as: 'made' }], groupby: ['city', { wrong: 1 }] },
            { x, y: quantitative('made') },
          ),
        ],
      },
      look: [],
    },
    AggregatedFieldDef: {
      parts: {
        op: [
          ...['argmax', 'argmin'].flatMap((op) =>
            ["best['city']", 'best.city'].map((field) =>
              after(
                { aggregate: [{ op, field: 'revenue', as: 'best' }], groupby: ['kind'] },
                { x: { field, type: 'nominal' }, y: quantitative("best['revenue']") },
              ),
            ),
          ),
        ],
        field: [after({ aggregate: [{ op: 'mean', field: 'change', as: 'made' }], groupby: ['city'] }, { x, y: quantitative('made') })],
        as: [
          after({ aggregate: [{ op: 'mean', field: 'change', as: 'a.b' }], groupby: ['city'] }, { x, y: quantitative('a\\.b') }),
          after({ aggregate: [{ op: 'mean', field: 'change', as: 'Revenue' }], groupby: ['city'] }, { x, y: quantitative('Revenue') }),
        ],
      },
      look: [],
    },
    JoinAggregateFieldDef: {
      parts: {
        op: operations.map((op) =>
          after({ joinaggregate: [{ op, field: 'revenue', as: 'made' }], groupby: ['city'] }, { x: time, y: quantitative('made') }),
        ),
        field: [after({ joinaggregate: [{ op: 'max', field: 'change', as: 'made' }] }, { x: time, y: quantitative('made') })],
        as: [after({ joinaggregate: [{ op: 'max', field: 'change', as: 'change' }] }, { x: time, y: quantitative('change') })],
      },
      look: [],
    },
    JoinAggregateTransform: {
      parts: {
        joinaggregate: [],
        groupby: [
          after(
            { joinaggregate: [{ op: 'sum', field: 'size', as: 'made' }], groupby: ['kind', 'city'] },
            { x: time, y: quantitative('made') },
          ),
        ],
      },
      look: [],
    },
    WindowFieldDef: {
      parts: {
        op: [
          'row_number',
          'rank',
          'dense_rank',
          'percent_rank',
          'cume_dist',
          'ntile',
          'lag',
          'lead',
          'first_value',
          'last_value',
          'nth_value',
          ...operations,
        ].map((op) =>
          after(
            { window: [{ op, field: 'revenue', param: 2, as: 'made' }], sort: [{ field: 'month' }] },
            { x: time, y: quantitative('made') },
          ),
        ),
        field: [after({ window: [{ op: 'sum', field: 'change', as: 'made' }] }, { x: time, y: quantitative('made') })],
        param: [after({ window: [{ op: 'lag', field: 'change', param: 3, as: 'made' }] }, { x: time, y: quantitative('made') })],
        as: [after({ window: [{ op: 'sum', field: 'change', as: 'change' }] }, { x: time, y: quantitative('change') })],
      },
      look: [],
    },
    WindowTransform: {
      parts: {
        window: [],
        frame: [[-2, 2], [null, null], [0, null], [1], [{ expr: '1' }, 0]].map((frame) =>
          after({ window: [{ op: 'mean', field: 'revenue', as: 'made' }], frame }, { x: time, y: quantitative('made') }),
        ),
        groupby: [
          after({ window: [{ op: 'sum', field: 'revenue', as: 'made' }], groupby: ['city'] }, { x: time, y: quantitative('made') }),
        ],
        ignorePeers: [
          after(
            { window: [{ op: 'sum', field: 'revenue', as: 'made' }], sort: [{ field: 'kind' }], ignorePeers: true },
            { x: time, y: quantitative('made') },
          ),
        ],
        sort: [
          after(
            { window: [{ op: 'sum', field: 'revenue', as: 'made' }], sort: [{ field: 'size', order: 'descending' }, { field: 'month' }] },
            { x: time, y: quantitative('made') },
          ),
        ],
      },
      look: [],
    },
    SortField: {
      parts: {
        field: [after({ window: [{ op: 'rank', as: 'made' }], sort: [{ field: 'size' }] }, { x: time, y: quantitative('made') })],
        order: ['ascending', 'descending', null, 'sideways'].map((order) =>
          after({ window: [{ op: 'rank', as: 'made' }], sort: [{ field: 'size', order }] }, { x: time, y: quantitative('made') }),
        ),
      },
      look: [],
    },
    BinTransform: {
      parts: {
        bin: bins.map((bin) => after({ bin, field: 'revenue', as: 'made' }, { x: quantitative('made'), y: { aggregate: 'count' } }, 'bar')),
        field: [],
        as: [
          after(
            { bin: true, field: 'revenue', as: ['made', 'end'] },
            { x: quantitative('made'), x2: { field: 'end' }, y: { aggregate: 'count' } },
            'bar',
          ),
        ],
      },
      look: [],
    },
    BinParams: {
      parts: Object.fromEntries(
        ['anchor', 'base', 'divide', 'extent', 'maxbins', 'minstep', 'nice', 'step', 'steps'].map((name) => [
          name,
          bins
            .filter((bin) => isSpecObject(bin) && name in bin)
            .map((bin) => ({ mark: 'bar', encoding: { x: { ...plainY, bin }, y: { aggregate: 'count' } } })),
        ]),
      ),
      look: ['binned'],
    },
    CalculateTransform: {
      parts: {
        calculate: [
          'datum.revenue * 2',
          '[1, 2, 3][datum.size % 3]',
          "{'Lyon': 1, 'Porto': 5}[datum.city]",
          "indexof(['Lyon', 'Oslo'], datum.city)",
          "datum.city === 'Lyon' ? 1 : 2",
          'length(split(datum.city, "o"))',
          "peek(split('1,2', ',')) * datum.size",
          'sequence(0, 1e9)',
          "replace(datum.city, /o/g, '')",
          'month(datum.month)',
          'utcmonth(datum.month)',
          'time(datum.month) < utc(2025, 0, 1) ? 3 : 4',
          'extent([3, 1])[0] + PI',
        ].map((calculate) => after({ calculate, as: 'made' }, { x: time, y: quantitative('made') })),
        as: ['revenue', 'Revenue', 'month', 'a[0]'].map((as) => after({ calculate: 'datum.size * 3', as }, { x, y: quantitative(as) })),
      },
      look: [],
    },
    DensityTransform: {
      parts: Object.fromEntries(
        Object.entries({
          as: { as: ['value', 'made'] },
          bandwidth: { bandwidth: 7 },
          counts: { counts: true },
          cumulative: { cumulative: true },
          density: {},
          extent: { extent: [0, 300] },
          groupby: { groupby: ['city'] },
          maxsteps: { maxsteps: 30 },
          minsteps: { minsteps: 60 },
          resolve: { resolve: 'shared', groupby: ['kind'] },
          steps: { steps: 40 },
        }).map(([name, own]) => [
          name,
          [own, { ...own, steps: 1e6 }].map((settings) =>
            after(
              { density: 'revenue', ...settings },
              { x: quantitative('value'), y: quantitative(name === 'as' ? 'made' : 'density') },
              'area',
            ),
          ),
        ]),
      ),
      look: [],
    },
    ExtentTransform: {
      parts: {
        extent: [
          {
            ...bar(),
            transform: [
              { extent: 'revenue', param: 'reach' },
              { calculate: 'datum.revenue / reach[1]', as: 'made' },
            ],
            encoding: { x: time, y: quantitative('made') },
          },
        ],
        param: [],
      },
      look: [],
    },
    FilterTransform: {
      parts: {
        filter: [
          'datum.revenue > 20',
          "datum.city != 'Lyon'",
          { not: { field: 'city', equal: 'Lyon' } },
          {
            and: [
              'datum.size > 3',
              {
                or: [
                  { field: 'size', gt: 5 },
                  { field: 'kind', equal: 'online' },
                ],
              },
            ],
          },
          { param: 'unknown' },
          { field: 'city', matches: 'L' },
        ].map((filter) => point({}, { transform: [{ filter }] })),
      },
      look: [],
    },
    FlattenTransform: {
      parts: {
        flatten: [
          after({ flatten: ['tags'] }, { x: { field: 'tags', type: 'nominal' }, y: { aggregate: 'count' } }, 'bar'),
          {
            mark: 'bar',
            transform: [{ calculate: "split(datum.city, 'o')", as: 'pieces' }, { flatten: ['pieces'] }],
            encoding: { x: { field: 'pieces', type: 'nominal' }, y: { aggregate: 'count' } },
          },
        ],
        as: [after({ flatten: ['tags'], as: ['made'] }, { x: { field: 'made', type: 'nominal' }, y: { aggregate: 'count' } }, 'bar')],
      },
      look: [],
    },
    FoldTransform: {
      parts: {
        fold: [
          after({ fold: ['revenue', 'change'] }, { x: { field: 'key', type: 'nominal' }, y: quantitative('value') }),
          after({ fold: ['revenue', 5] }, { x: { field: 'key', type: 'nominal' }, y: quantitative('value') }),
        ],
        as: [
          after(
            { fold: ['revenue', 'change'], as: ['name', 'amount'] },
            { x: { field: 'name', type: 'nominal' }, y: quantitative('amount') },
          ),
        ],
      },
      look: [],
    },
    ImputeTransform: {
      parts: Object.fromEntries(
        Object.entries({
          impute: {},
          key: {},
          groupby: { groupby: ['kind'] },
          value: { value: 40 },
          method: { method: 'max' },
          frame: { method: 'mean', frame: [-1, 1] },
          keyvals: { value: 1, keyvals: [50, 60] },
        }).map(([name, own]) => [
          name,
          [own, { ...own, keyvals: { start: 0, stop: 45, step: 5 } }, { ...own, keyvals: { start: 0, stop: 1e12 } }].map((settings) =>
            after({ impute: 'revenue', key: 'low', method: 'value', value: 9, ...settings }, { x: quantitative('low'), y: plainY }),
          ),
        ]),
      ),
      look: [],
    },
    ImputeParams: {
      parts: Object.fromEntries(
        ['frame', 'keyvals', 'method', 'value'].map((name) => [
          name,
          imputes
            .filter((impute) => name in impute)
            .map((impute) => ({ mark: 'point', encoding: { x, y: { ...plainY, impute }, color: { field: 'kind' } } })),
        ]),
      ),
      look: [],
    },
    ImputeSequence: {
      parts: {
        start: [],
        stop: [],
        step: [
          after(
            { impute: 'revenue', key: 'low', value: 2, keyvals: { start: 30, stop: 60, step: 7 } },
            { x: quantitative('low'), y: plainY },
          ),
        ],
      },
      look: [],
    },
    LoessTransform: {
      parts: Object.fromEntries(
        Object.entries({
          loess: {},
          on: {},
          as: { as: ['low', 'revenue'] },
          bandwidth: { bandwidth: 0.6 },
          groupby: { groupby: ['kind'] },
        }).map(([name, own]) => [name, [after({ loess: 'revenue', on: 'low', ...own }, { x: quantitative('low'), y: plainY })]]),
      ),
      look: [],
    },
    LookupTransform: {
      parts: Object.fromEntries(
        ['lookup', 'from', 'as', 'default'].map((name) => [
          name,
          [
            bar({
              transform: [{ lookup: 'city', from: { data: { values: [{ city: 'Lyon', land: 'FR' }] }, key: 'city', fields: ['land'] } }],
            }),
          ],
        ]),
      ),
      look: [],
    },
    PivotTransform: {
      parts: Object.fromEntries(
        Object.entries({ pivot: {}, value: {}, groupby: {}, limit: { limit: 2 }, op: { op: 'mean' } }).map(([name, own]) => [
          name,
          [after({ pivot: 'kind', value: 'revenue', groupby: ['city'], ...own }, { x, y: quantitative('online') }, 'bar')],
        ]),
      ),
      look: [],
    },
    QuantileTransform: {
      parts: Object.fromEntries(
        Object.entries({
          quantile: {},
          as: { as: ['prob', 'made'] },
          groupby: { groupby: ['kind'] },
          probs: { probs: [0.1, 0.5] },
          step: { step: 0.2 },
        }).map(([name, own]) => [
          name,
          [after({ quantile: 'revenue', ...own }, { x: quantitative('prob'), y: quantitative(name === 'as' ? 'made' : 'value') })],
        ]),
      ),
      look: [],
    },
    RegressionTransform: {
      parts: Object.fromEntries(
        Object.entries({
          regression: {},
          on: {},
          as: { as: ['low', 'revenue'] },
          extent: { extent: [-10, 60] },
          groupby: { groupby: ['kind'] },
          method: { method: 'quad' },
          order: { method: 'poly', order: 4 },
          params: { params: true },
        }).map(([name, own]) => [
          name,
          [
            after(
              { regression: 'revenue', on: 'low', ...own },
              name === 'params' ? { x: quantitative('rSquared') } : { x: quantitative('low'), y: plainY },
            ),
          ],
        ]),
      ),
      look: [],
    },
    SampleTransform: { parts: { sample: [point({}, { transform: [{ sample: 8 }] })] }, look: [] },
    StackTransform: {
      parts: Object.fromEntries(
        Object.entries({
          stack: {},
          as: { as: ['low', 'high'] },
          groupby: { groupby: ['kind'] },
          offset: { offset: 'normalize' },
          sort: { sort: [{ field: 'size', order: 'descending' }] },
        }).map(([name, own]) => [
          name,
          [
            after(
              { stack: 'size', groupby: ['city'], as: ['from', 'to'], ...own },
              { x, y: quantitative(name === 'as' ? 'low' : 'from'), y2: { field: name === 'as' ? 'high' : 'to' } },
              'bar',
            ),
          ],
        ]),
      ),
      look: [],
    },
    TimeUnitTransform: {
      parts: {
        timeUnit: timeUnits.map((timeUnit) =>
          after({ timeUnit, field: 'month', as: 'made' }, { x: { field: 'made', type: 'temporal' }, y }, 'bar'),
        ),
        field: [],
        as: [after({ timeUnit: 'year', field: 'month', as: 'month' }, { x: { field: 'month', type: 'temporal' }, y }, 'bar')],
      },
      look: [],
    },
    TimeUnitParams: {
      parts: Object.fromEntries(
        ['unit', 'step', 'maxbins', 'binned', 'utc'].map((name) => [
          name,
          timeUnits
            .filter((unit) => isSpecObject(unit) && name in unit)
            .map((timeUnit) => bar({ encoding: { x: { ...time, timeUnit }, y } })),
        ]),
      ),
      look: [],
    },
    EncodingSortField: {
      parts: Object.fromEntries(
        ['field', 'op', 'order'].map((name) => [
          name,
          sorts.filter((sort) => isSpecObject(sort) && name in sort).map((sort) => bar({ encoding: { x: { ...x, sort }, y } })),
        ]),
      ),
      look: [],
    },
    SortByEncoding: {
      parts: {
        encoding: ['y', 'color', 'size'].map((encoding) =>
          bar({ encoding: { x: { ...x, sort: { encoding } }, y, color: { field: 'change', aggregate: 'mean', type: 'quantitative' } } }),
        ),
        order: ['ascending', 'descending', null].map((order) => bar({ encoding: { x: { ...x, sort: { encoding: 'y', order } }, y } })),
      },
      look: [],
    },
    PositionFieldDef: {
      parts: {
        field: [bar({ encoding: { x: { field: 'CITY', type: 'nominal' }, y } })].slice(1),
        type: ['quantitative', 'ordinal', 'nominal', 'Temporal', 'Q', 'geojson'].map((type) => point({ x: { field: 'size', type } })),
        aggregate: [...operations, { argmax: 'change' }, { argmin: 'revenue' }].map((aggregate) =>
          bar({ encoding: { x, y: { ...plainY, aggregate } } }),
        ),
        bin: bins.map((bin) => ({ mark: 'bar', encoding: { x: { ...plainY, bin }, y: { aggregate: 'count' } } })),
        timeUnit: timeUnits.flatMap((timeUnit) => [
          bar({ encoding: { x: { ...time, timeUnit }, y } }),
          bar({ encoding: { x: { field: 'month', type: 'ordinal', timeUnit }, y } }),
        ]),
        sort: sorts.map((sort) => bar({ encoding: { x: { ...x, sort }, y } })),
        stack: stacks.map((stack) => ({ mark: 'bar', encoding: { x, y: { ...y, stack }, color: { field: 'kind' } } })),
        impute: imputes.map((impute) => ({ mark: 'point', encoding: { x, y: { ...plainY, impute }, color: { field: 'kind' } } })),
        scale: [],
      },
      look: ['axis', 'bandPosition', 'title'],
    },
    PositionDatumDef: {
      parts: {
        datum: [5, 'Lyon', { expr: '5' }, { year: 2025, month: 3 }].map((datum) => ({
          layer: [point({}), { mark: 'rule', encoding: { [isSpecObject(datum) && 'year' in datum ? 'x' : 'y']: { datum } } }],
        })),
        impute: [],
        scale: [],
        stack: [],
        type: [{ layer: [point({}), { mark: 'rule', encoding: { x: { datum: '2025-01-01T00:00:00.000', type: 'temporal' } } }] }],
      },
      look: ['axis', 'bandPosition', 'title'],
    },
    Scale: {
      parts: {
        type: [...wordsOf('ScaleType', definition)].map((type) => point({ x: { field: 'low', type: 'quantitative', scale: { type } } })),
        domain: [[0, 500], ['Oslo', 'Graz', 'Porto', 'Lyon'], { unionWith: [1000] }, 'unaggregated', [{ expr: '1' }, 5]].map((domain) =>
          Array.isArray(domain) && typeof domain[0] === 'string'
            ? bar({ encoding: { x: { ...x, scale: { domain } }, y } })
            : bar({ encoding: { x, y: { ...y, scale: { domain } } } }),
        ),
        ...Object.fromEntries(
          Object.entries({
            domainMin: [-50, { expr: '1' }],
            domainMax: [900],
            domainMid: [30],
            domainRaw: [{ expr: '[0, 1]' }],
            bins: [[0, 50, 100]],
            zero: [false, true],
            reverse: [true, { expr: 'true' }],
            clamp: [true],
            base: [2],
            exponent: [3],
            constant: [4],
          }).map(([name, values]) => [
            name,
            values.map((value) =>
              point({
                y: {
                  ...plainY,
                  scale: {
                    [name]: value,
                    ...(name === 'base'
                      ? { type: 'log' }
                      : name === 'exponent'
                        ? { type: 'pow' }
                        : name === 'constant'
                          ? { type: 'symlog' }
                          : {}),
                  },
                },
              }),
            ),
          ]),
        ),
      },
      look: ['align', 'interpolate', 'nice', 'padding', 'paddingInner', 'paddingOuter', 'range', 'rangeMax', 'rangeMin', 'round', 'scheme'],
    },
    FieldEqualPredicate: {
      parts: {
        field: [],
        equal: [...comparisons('equal', [20.5]), ...comparisons('equal', ['Lyon', null], 'city')],
        timeUnit: timed('equal'),
      },
      look: [],
    },
    FieldLTPredicate: { parts: { field: [], lt: [...comparisons('lt', [20, { expr: '20' }])], timeUnit: timed('lt') }, look: [] },
    FieldLTEPredicate: { parts: { field: [], lte: comparisons('lte', [20]), timeUnit: timed('lte') }, look: [] },
    FieldGTPredicate: { parts: { field: [], gt: comparisons('gt', [20]), timeUnit: timed('gt') }, look: [] },
    FieldGTEPredicate: {
      parts: {
        field: [],
        gte: [
          ...comparisons('gte', [20]),
          ...comparisons('gte', [{ year: 2025 }, { year: 2025, month: 'june' }, { year: 2025, utc: true }], 'month'),
        ],
        timeUnit: timed('gte'),
      },
      look: [],
    },
    FieldOneOfPredicate: {
      parts: {
        field: [],
        oneOf: comparisons(
          'oneOf',
          [
            ['Lyon', 'Oslo'],
            [1, { expr: '2' }],
          ],
          'city',
        ),
        timeUnit: timed('oneOf'),
      },
      look: [],
    },
    FieldRangePredicate: {
      parts: {
        field: [],
        range: [
          ...comparisons('range', [[10, 40], [null, 40], [10, null], { expr: '[0, 1]' }]),
          ...comparisons(
            'range',
            [
              [
                { year: 2024, month: 6 },
                { year: 2025, month: 2 },
              ],
            ],
            'month',
          ),
        ],
        timeUnit: timed('range'),
      },
      look: [],
    },
    FieldValidPredicate: {
      parts: { field: [], valid: comparisons('valid', [true, false]), timeUnit: timed('valid').slice(0, 0) },
      look: [],
    },
    FacetedEncoding: {
      parts: {
        ...Object.fromEntries(
          ['color', 'fill', 'stroke', 'shape', 'detail', 'row', 'column', 'facet', 'strokeDash'].map((name) => [
            name,
            [bar({ encoding: { x, y, [name]: { field: 'kind', type: 'nominal' } } })],
          ]),
        ),
        ...Object.fromEntries(
          ['opacity', 'fillOpacity', 'strokeOpacity', 'strokeWidth', 'size', 'angle'].map((name) => [
            name,
            [point({ [name]: { field: 'size', type: 'quantitative' } })],
          ]),
        ),
        ...Object.fromEntries(
          ['latitude', 'longitude', 'latitude2', 'longitude2', 'time'].map((name) => [
            name,
            [point({ [name]: { field: 'size', type: 'quantitative' } })],
          ]),
        ),
        ...Object.fromEntries(
          ['x2', 'y2'].map((name) => [
            name,
            [{ mark: 'bar', encoding: { [name[0] ?? '']: quantitative('low'), [name]: { field: 'high' } } }],
          ]),
        ),
        ...Object.fromEntries(
          ['xError', 'yError', 'xError2', 'yError2'].map((name) => [
            name,
            [
              {
                mark: 'errorbar',
                encoding: {
                  x: quantitative('low'),
                  y: plainY,
                  [name[0] === 'x' ? 'xError' : 'yError']: { field: 'size' },
                  ...(name.endsWith('2') ? { [name]: { field: 'change' } } : {}),
                },
              },
            ],
          ]),
        ),
        theta: [{ mark: 'arc', encoding: { theta: y, color: { field: 'city' } } }],
        theta2: [{ mark: 'arc', encoding: { theta: quantitative('low'), theta2: { field: 'high' } } }],
        radius: [
          {
            mark: 'arc',
            encoding: { theta: y, radius: { field: 'size', aggregate: 'sum', type: 'quantitative' }, color: { field: 'city' } },
          },
        ],
        radius2: [
          { mark: 'arc', encoding: { theta: y, radius: quantitative('high'), radius2: { field: 'low' }, color: { field: 'city' } } },
        ],
        x: [bar()],
        y: [bar()],
        xOffset: [bar({ encoding: { x, y, xOffset: { field: 'kind', sort: ['store', 'online'] } } })],
        yOffset: [bar({ encoding: { y: x, x: y, yOffset: { field: 'kind' } } })],
        text: [{ mark: 'text', encoding: { x, y, text: { ...y } } }],
        order: [
          { mark: 'line', encoding: { x: quantitative('size'), y: plainY, order: { field: 'change' } } },
          bar({ encoding: { x, y, color: { field: 'kind' }, order: { field: 'kind', sort: 'descending' } } }),
        ],
      },
      look: ['description', 'href', 'key', 'tooltip', 'url'],
    },
    MarkDef: {
      parts: {
        type: [...wordsOf('Mark', definition), 'boxplot', 'errorbar', 'errorband'].map((mark) => ({ mark, encoding: { x, y: plainY } })),
        orient: ['horizontal', 'vertical'].map((orient) => ({
          mark: { type: 'bar', orient },
          encoding: { x: quantitative('size'), y: plainY },
        })),
        order: [false, null].map((order) => ({ mark: { type: 'line', order }, encoding: { x: quantitative('size'), y: plainY } })),
        invalid: wordsOf('MarkInvalidDataMode', definition).map((invalid) => line({ mark: { type: 'line', invalid } })),
        time: [line({ mark: { type: 'line', time: 5 } })],
        url: [line({ mark: { type: 'image', url: 'https://attacker.example' } })],
      },
      look: 'align angle aria ariaRole ariaRoleDescription aspect bandSize baseline binSpacing blend clip color continuousBandSize cornerRadius cornerRadiusBottomLeft cornerRadiusBottomRight cornerRadiusEnd cornerRadiusTopLeft cornerRadiusTopRight cursor description dir discreteBandSize dx dy ellipsis fill fillOpacity filled font fontSize fontStyle fontWeight height href innerRadius interpolate limit line lineBreak lineHeight minBandSize opacity outerRadius padAngle point radius radius2 radius2Offset radiusOffset shape size smooth stroke strokeCap strokeDash strokeDashOffset strokeJoin strokeMiterLimit strokeOffset strokeOpacity strokeWidth style tension text theta theta2 theta2Offset thetaOffset thickness timeUnitBandPosition timeUnitBandSize tooltip width x x2 x2Offset xOffset y y2 y2Offset yOffset'.split(
        ' ',
      ),
    },
    BoxPlotDef: {
      parts: {
        type: [],
        extent: ['min-max', 1, 'iqr'].map((extent) => ({ mark: { type: 'boxplot', extent }, encoding: { x, y: plainY } })),
        invalid: [{ mark: { type: 'boxplot', invalid: 'show' }, encoding: { x, y: plainY } }],
        orient: [{ mark: { type: 'boxplot', orient: 'horizontal' }, encoding: { x: quantitative('size'), y: x } }],
      },
      look: ['box', 'clip', 'color', 'median', 'opacity', 'outliers', 'rule', 'size', 'ticks'],
    },
    ErrorBarDef: {
      parts: {
        type: [],
        extent: ['ci', 'iqr', 'stderr', 'stdev', { expr: '1' }].map((extent) => ({
          mark: { type: 'errorbar', extent },
          encoding: { x, y: plainY },
        })),
        orient: [],
      },
      look: ['clip', 'color', 'opacity', 'rule', 'size', 'thickness', 'ticks'],
    },
    TopLevelUnitSpec: {
      parts: {
        encoding: [bar()],
        mark: [bar()],
        transform: [bar({ transform: [{ unknown: 1 }] })],
        projection: [],
        params: [
          point(
            { color: { condition: { param: 'pick', field: 'kind' }, value: 'grey' } },
            { params: [{ name: 'pick', select: 'point', bind: 'scales' }] },
          ),
          point({ color: { condition: { param: 'pick', field: 'kind' }, value: 'grey' } }, { params: [{ name: 'pick', select: 'point' }] }),
          point({}, { params: [{ name: 'least', value: 40, bind: { input: 'range' } }], transform: [{ filter: 'datum.revenue > least' }] }),
          point(
            {},
            {
              params: [{ name: 'pick', select: { type: 'point', fields: ['city'] }, value: [{ city: 'Lyon' }] }],
              transform: [{ filter: { param: 'pick' } }],
            },
          ),
        ],
        resolve: [
          bar({ encoding: { x, y, row: { field: 'kind' } }, resolve: { scale: { y: 'independent' } } }),
          { layer: [point({}), point({ y: quantitative('change') })], resolve: { scale: { y: 'independent' } } },
        ],
        config: [
          { mark: 'errorbar', encoding: { x, y: plainY }, config: { errorbar: { extent: 'iqr' } } },
          line({ config: { mark: { invalid: 'show' } } }),
        ],
        datasets: [],
        data: [{ layer: [bar(), { data: { values: [{ revenue: 500 }] }, mark: 'rule', encoding: { y: plainY } }] }],
      },
      look: '$schema align autosize background bounds center description height name padding spacing title usermeta view width'.split(' '),
    },
    TopLevelFacetSpec: {
      parts: {
        facet: [
          { facet: { row: { field: 'kind', type: 'nominal' } }, spec: bar() },
          { facet: { field: 'city', type: 'nominal', sort: 'descending' }, spec: bar(), columns: 2 },
        ],
        spec: [],
        params: [],
        resolve: [],
        transform: [],
        config: [],
        data: [],
        datasets: [],
      },
      look: '$schema align autosize background bounds center columns description name padding spacing title usermeta'.split(' '),
    },
    RepeatMapping: {
      parts: {
        row: [
          {
            repeat: { row: ['revenue', 'change'] },
            spec: { mark: 'bar', encoding: { x, y: { field: { repeat: 'row' }, type: 'quantitative', aggregate: 'mean' } } },
          },
        ],
        column: [
          {
            repeat: { column: ['revenue', { wrong: 1 }] },
            spec: { mark: 'bar', encoding: { x, y: { field: { repeat: 'column' }, type: 'quantitative' } } },
          },
        ],
      },
      look: [],
    },
    LayerRepeatMapping: {
      parts: {
        layer: [
          {
            repeat: { layer: ['revenue', 'change'] },
            spec: {
              mark: 'point',
              encoding: { x: time, y: { field: { repeat: 'layer' }, type: 'quantitative' }, color: { datum: { repeat: 'layer' } } },
            },
          },
        ],
        row: [],
        column: [],
      },
      look: [],
    },
  };
}

/** The words that a definition of the schema allows, also through those it refers to. */
function wordsOf(name: string, definition: Definition): readonly string[] {
  const found = definition(name);
  if (!isSpecObject(found)) return [];
  const { enum: words, anyOf } = found;
  const own = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  const referred = Array.isArray(anyOf)
    ? anyOf.flatMap((part) =>
        isSpecObject(part) && typeof part.$ref === 'string'
          ? wordsOf(part.$ref.slice('#/definitions/'.length), definition)
          : isSpecObject(part) && Array.isArray(part.enum)
            ? part.enum.map(String)
            : [],
      )
    : [];
  return [...own, ...referred];
}
