import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import type { SpecObject } from '../../../../../src/chat/results/chart/spec/specGrammar.js';
import { columnsOf, hostileSpec, orderRows } from '../../../../../stories/support/exampleResults.js';
import { runs } from '../../../../support/runs.js';

const columns = columnsOf({ month: 'time', revenue: 'number', city: 'string', 'orders.total': 'integer' }).map((column) =>
  column.name.includes('.') ? column : { ...column, title: column.name },
);
const rows = chartRows(
  {
    columns,
    rows: [
      ['2025-01-01T00:00:00.000', 12.5, 'Lyon', 3],
      ['2025-02-01T00:00:00.000', 14, 'Porto', 4],
    ],
  },
  'en',
);
const bar = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y: { field: 'revenue', type: 'quantitative' } } };

describe('safeVegaSpec', () => {
  it('keeps a plain chart', () => {
    expect(read(bar)).toEqual({ mark: { type: 'bar' }, encoding: bar.encoding });
  });

  it('never throws and lets no address, image or external data through, for any spec', () => {
    fc.assert(
      fc.property(fc.oneof(specs, fc.jsonValue()), (value) => {
        const safe = safeVegaSpec(JSON.stringify(value), rows);
        if (safe.isSafe) expect(findForbidden(safe.spec)).toEqual([]);
      }),
      { numRuns: runs(400, 2000) },
    );
  });

  it('returns a problem for any text that is not a spec', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(safeVegaSpec(text, rows)).toMatchObject({ isSafe: false, problem: 'broken-spec' });
      }),
    );
    expect(problem('['.repeat(200_000))).toBe('broken-spec');
    expect(problem(`"${'a'.repeat(300_000)}"`)).toBe('too-large');
  });

  it('refuses images, whatever surrounds them', () => {
    expect(problem(hostileSpec)).toBe('unsafe-spec');
    expect(problem({ ...bar, mark: { type: 'image', url: 'https://attacker.example/a.png' } })).toBe('unsafe-spec');
  });

  it('drops page settings, data and links, and keeps the chart', () => {
    const spec = read({
      ...bar,
      usermeta: { embedOptions: { ast: false } },
      config: { font: 'evil' },
      data: { url: 'https://attacker.example' },
      datasets: { a: [{ x: 1 }] },
      encoding: { ...bar.encoding, href: { value: 'javascript:alert(1)' }, url: { field: 'city' }, key: { field: 'city' } },
    });
    expect(spec).toEqual({ mark: { type: 'bar' }, encoding: bar.encoding });
  });

  it('refuses rows from other sources', () => {
    expect(
      problem({ ...bar, transform: [{ lookup: 'city', from: { data: { url: 'https://attacker.example' }, key: 'a', fields: ['b'] } }] }),
    ).toBe('unsafe-spec');
  });

  it('refuses a filter with unknown parts instead of drawing other rows', () => {
    expect(problem({ ...bar, transform: [{ filter: { field: 'city', matches: 'L' } }] })).toBe('unsafe-spec');
    expect(problem({ ...bar, transform: [{ filter: 'sequence(0, 1e9)' }] })).toBe('unsafe-spec');
    expect(problem({ ...bar, transform: [{ filter: { not: 'data("secrets")' } }] })).toBe('unsafe-spec');
    expect(read({ ...bar, transform: [{ filter: "datum.revenue > 10 && datum.city !== 'Porto'" }] })).toHaveProperty('transform');
  });

  it('drops inputs bound to the page and wheel zoom', () => {
    const spec = read({
      ...bar,
      params: [
        { name: 'evil', bind: { input: 'range', element: '#login' } },
        { name: 'grid', select: 'interval', bind: 'scales' },
        { name: 'pick', select: 'point' },
      ],
    });
    expect(spec?.params).toEqual([{ name: 'pick', select: 'point' }]);
  });

  it.each<[string, object]>([
    [
      'endless ticks',
      {
        ...bar,
        encoding: {
          ...bar.encoding,
          y: { field: 'revenue', type: 'quantitative', axis: { tickCount: 1e9, values: { expr: 'sequence(1e9)' } } },
        },
      },
    ],
    [
      'padded labels',
      { ...bar, encoding: { ...bar.encoding, y: { field: 'revenue', type: 'quantitative', axis: { format: '1000000000d' } } } },
    ],
    ['giant marks', { ...bar, mark: { type: 'bar', size: 1e12, strokeWidth: 1e9 } }],
    ['paint from a URL', { ...bar, mark: { type: 'bar', fill: 'url(https://attacker.example)', color: { gradient: 'linear' } } }],
  ])('drops %s', (_name, spec) => {
    const text = JSON.stringify(read(spec));
    expect(text).not.toMatch(/1e\+?9|1000000000|1e\+?12|1000000000000|sequence|attacker|gradient|"step"/);
  });

  it('refuses more views, facets and rows than a chart can handle', () => {
    expect(problem({ hconcat: Array.from({ length: 40 }, () => bar) })).toBe('too-large');
    expect(problem({ repeat: { row: Array(12).fill('revenue'), column: Array(12).fill('revenue') }, spec: bar })).toBe('too-large');
    const nested = Array.from({ length: 12 }).reduce<object>((inner) => ({ layer: [inner] }), bar);
    expect(problem(nested)).toBe('too-large');
    const many = chartRows(orderRows(6000), 'en');
    const points = {
      mark: 'point',
      encoding: { x: { field: 'items', type: 'quantitative' }, y: { field: 'amount', type: 'quantitative' } },
    };
    expect(safeVegaSpec(JSON.stringify(points), many).isSafe).toBe(true);
    expect(safeVegaSpec(JSON.stringify(points), chartRows(orderRows(11_000), 'en'))).toEqual({ isSafe: false, problem: 'too-large' });
    expect(safeVegaSpec(JSON.stringify({ ...points, mark: 'text' }), many)).toEqual({ isSafe: false, problem: 'too-large' });
    const summed = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y: { aggregate: 'sum', field: 'amount' } } };
    expect(safeVegaSpec(JSON.stringify(summed), many).isSafe).toBe(true);
    const facets = { ...summed, encoding: { ...summed.encoding, row: { field: 'customer', type: 'nominal' } } };
    expect(safeVegaSpec(JSON.stringify(facets), many)).toEqual({ isSafe: false, problem: 'too-large' });
  });

  it('refuses transforms that cost too much for the number of rows', () => {
    const many = chartRows(orderRows(20_000), 'en');
    const summed = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y: { aggregate: 'sum', field: 'amount' } } };
    const answer = (part: object) => {
      const safe = safeVegaSpec(JSON.stringify({ ...summed, ...part }), many);
      return safe.isSafe ? 'drawn' : safe.problem;
    };
    const steps = (count: number) => Array.from({ length: count }, () => ({ filter: "datum.amount >= 0 && datum.city !== 'Nowhere'" }));
    expect(answer({ transform: steps(2) })).toBe('drawn');
    expect(answer({ transform: [{ filter: { field: 'amount', oneOf: Array.from({ length: 400 }, (_, index) => index) } }] })).toBe(
      'too-much-work',
    );
    expect(answer({ encoding: { ...summed.encoding, y: { aggregate: 'ci1', field: 'amount' } } })).toBe('too-much-work');
    expect(answer({ encoding: { ...summed.encoding, x: { field: 'city', sort: Array.from({ length: 400 }, String) } } })).toBe(
      'too-much-work',
    );
    expect(answer({ repeat: ['amount', 'items', 'customer'], spec: { ...summed, transform: steps(12) } })).toBe('too-much-work');
  });

  it('counts the groups of channels that are lists', () => {
    const many = chartRows(orderRows(6000), 'en');
    const summed = { x: { field: 'city', type: 'nominal' }, y: { aggregate: 'sum', field: 'amount' } };
    for (const channel of ['detail', 'tooltip']) {
      const spec = { mark: 'bar', encoding: { ...summed, [channel]: [{ field: 'amount' }, { field: 'items' }, { field: 'customer' }] } };
      expect(safeVegaSpec(JSON.stringify(spec), many)).toEqual({ isSafe: false, problem: 'too-large' });
    }
  });

  it('accepts a single transform instead of a list, and refuses anything else', () => {
    const filter = { filter: 'datum.revenue > 13' };
    expect(read({ ...bar, transform: filter })?.transform).toEqual([filter]);
    expect(problem({ ...bar, transform: 'datum.revenue > 13' })).toBe('unsupported-spec');
  });

  it('refuses too many conditions, and drops a range of colors if one is refused', () => {
    const conditions = Array.from({ length: 21 }, (_, index) => ({ test: `datum.revenue > ${index}`, value: 'red' }));
    const color = (part: object) => ({ ...bar, encoding: { ...bar.encoding, color: part } });
    expect(problem(color({ condition: conditions, value: 'blue' }))).toBe('too-large');
    const painted = read(color({ field: 'city', scale: { range: ['red', 'url(#a)', 'blue'] } }));
    expect(painted?.encoding).toMatchObject({ color: { field: 'city', scale: {} } });
    expect(JSON.stringify(painted)).not.toContain('range');
  });

  it('draws without labels that it does not compute, and says so', () => {
    const labelled = (labelExpr: string, guide = 'axis') =>
      safeVegaSpec(JSON.stringify({ ...bar, encoding: { ...bar.encoding, x: { ...bar.encoding.x, [guide]: { labelExpr } } } }), rows);
    expect(labelled('lower(datum.label)')).toMatchObject({ isSafe: true, dropped: new Set() });
    const replaced = labelled("replace(datum.label, /a/g, '')");
    expect(replaced).toMatchObject({ isSafe: true, dropped: new Set(['labels']) });
    expect(JSON.stringify(replaced)).not.toContain('labelExpr');
  });

  it('refuses rings with negative slices', () => {
    const lost = chartRows(
      {
        columns: columnsOf({ city: 'string', gain: 'integer' }),
        rows: [
          ['Lyon', 3],
          ['Porto', -4],
        ],
      },
      'en',
    );
    const ring = { mark: 'arc', encoding: { theta: { field: 'gain' }, color: { field: 'city' } } };
    expect(safeVegaSpec(JSON.stringify(ring), lost)).toEqual({ isSafe: false, problem: 'unfit-values' });
  });

  it('reports a chart of an unknown column as broken', () => {
    expect(problem({ ...bar, encoding: { ...bar.encoding, y: { field: 'profit', type: 'quantitative' } } })).toBe('broken-spec');
  });

  it.each<[string, object]>([
    ['units of UTC', { encoding: { x: { field: 'month', timeUnit: 'utcyearmonth' } } }],
    ['units that are binned already', { encoding: { x: { field: 'month', timeUnit: 'binnedyearmonth' } } }],
    ['stepped units', { encoding: { x: { field: 'month', timeUnit: { unit: 'month', step: 3 } } } }],
    ['bins with a step that leaves few', { encoding: { x: { field: 'revenue', type: 'quantitative', bin: { step: 1 } } } }],
    ['the extent of a density', { transform: [{ density: 'revenue', extent: [0, 20] }], encoding: { x: { field: 'value' } } }],
    ['flattened lists', { transform: [{ calculate: "split(datum.city, 'o')", as: 'piece' }, { flatten: ['piece'] }] }],
    ['the row of the largest', { encoding: { ...bar.encoding, y: { field: 'city', aggregate: { argmax: 'revenue' } } } }],
    ['filters by units of time', { transform: [{ filter: { field: 'month', timeUnit: 'utcmonth', equal: { month: 'jan' } } }] }],
    ['objects of literals', { transform: [{ calculate: "{'Lyon': 1, 'Porto': 2}[datum.city]", as: 'rank' }] }],
    [
      'values bound to inputs',
      { params: [{ name: 'least', value: 3, bind: { input: 'range' } }], transform: [{ filter: 'datum.revenue > least' }] },
    ],
  ])('draws %s', (_name, part) => {
    expect(read({ ...bar, ...part })).toBeDefined();
  });

  it.each<[string, object]>([
    ['bins with a step that leaves very many', { encoding: { x: { field: 'revenue', type: 'quantitative', bin: { step: 1e-9 } } } }],
    [
      'bins with a step for values of unknown extent',
      { transform: [{ calculate: '1', as: 'made' }], encoding: { x: { field: 'made', bin: { step: 1 } } } },
    ],
    ['a map projection', { encoding: { ...bar.encoding, longitude: { field: 'revenue', type: 'quantitative' } } }],
    ['own rows in a layer', { layer: [bar, { ...bar, data: { values: [{ city: 'Lyon', revenue: 9 }] } }] }],
    ['settings that change what marks show', { config: { boxplot: { extent: 'min-max' } } }],
    ['an unknown order', { encoding: { ...bar.encoding, x: { field: 'city', sort: { field: 'revenue', op: 'values' } } } }],
    ['sparse sampling of a curve', { transform: [{ density: 'revenue', steps: 1e9 }], encoding: { x: { field: 'value' } } }],
  ])('refuses %s', (_name, part) => {
    expect(problem({ ...bar, ...part })).toMatch(/unsupported-spec|too-large/);
  });

  it('compares dates in text form as times, in filters, expressions, sort orders and time scales', () => {
    const march = new Date(2025, 2, 1).getTime();
    expect(read({ ...bar, transform: [{ filter: "datum.month >= '2025-03-01' && datum.city != '2025-03-01x'" }] })?.transform).toEqual([
      { filter: `datum.month >= ${march} && datum.city != '2025-03-01x'` },
    ]);
    const equal = { year: 2025, month: 3, date: 1, hours: 0, minutes: 0, seconds: 0, milliseconds: 0 };
    expect(read({ ...bar, transform: [{ filter: { field: 'month', equal: '2025-03-01' } }] })?.transform).toEqual([
      { filter: { field: 'month', equal, timeUnit: 'yearmonthdatehoursminutesseconds' } },
    ]);
    const listed = { field: 'month', type: 'ordinal', sort: ['2025-02-01', '2025-01-01'] };
    expect(read({ ...bar, encoding: { ...bar.encoding, x: listed } })?.encoding).toMatchObject({ x: { sort: ['Feb 2025', 'Jan 2025'] } });
    const scaled = { field: 'month', type: 'temporal', scale: { domain: ['2025-03-01', '2025-04-01'] } };
    expect(read({ ...bar, encoding: { ...bar.encoding, x: scaled } })?.encoding).toMatchObject({
      x: { scale: { domain: [equal, { month: 4 }] } },
    });
  });

  it('treats UTC functions and units as local ones, because rows show wall-clock time', () => {
    const spec = read({ ...bar, transform: [{ calculate: "utcmonth(datum.month) + utcFormat(datum.month, '%Y')", as: 'made' }] });
    expect(spec?.transform).toEqual([{ calculate: "parleySmall(month(datum.month) + timeFormat(datum.month, '%Y'))", as: 'made' }]);
  });

  it('distinguishes a calculated field from a column of the same name, in any case', () => {
    const made = (as: string) => ({
      transform: [{ calculate: 'datum.revenue * 2', as }],
      encoding: { ...bar.encoding, x: { field: as, type: 'ordinal' } },
    });
    expect(read({ ...bar, ...made('Revenue') })?.encoding).toMatchObject({ x: { field: 'Revenue' } });
    expect(read({ ...bar, ...made('month') })?.encoding).toMatchObject({ x: { field: 'month' } });
  });

  it('shows everything where an empty selection would', () => {
    const color = { condition: { param: 'zoom', field: 'city', type: 'nominal' }, value: 'grey' };
    const params = [{ name: 'zoom', select: 'interval', bind: 'scales' }];
    const large = { condition: { param: 'zoom', value: 100 }, value: 20 };
    expect(read({ ...bar, params, encoding: { ...bar.encoding, size: large } })?.encoding).toMatchObject({ size: { value: 100 } });
    expect(read({ ...bar, params, encoding: { ...bar.encoding, color } })?.encoding).toMatchObject({ color: { field: 'city' } });
  });

  it('reads selections and marks of earlier versions of Vega-Lite', () => {
    const color = { field: 'city', type: 'nominal' };
    const view = (part: SpecObject) => ({ ...bar, ...part });
    const earlier = view({
      selection: { brush: { type: 'interval', encodings: ['x'] }, pick: { type: 'multi', fields: ['city'], empty: 'none' } },
      transform: [{ filter: { selection: { and: ['brush', { not: 'pick' }] } } }],
      encoding: { ...bar.encoding, color: { condition: { selection: 'pick', ...color }, value: 'grey' } },
    });
    const later = view({
      params: [
        { name: 'brush', select: { type: 'interval', encodings: ['x'] } },
        { name: 'pick', select: { type: 'point', fields: ['city'] } },
      ],
      transform: [{ filter: { and: [{ param: 'brush' }, { not: { param: 'pick', empty: false } }] } }],
      encoding: { ...bar.encoding, color: { condition: { param: 'pick', empty: false, ...color }, value: 'grey' } },
    });
    expect(read(earlier)).toEqual(read(later));
    expect(read(later)).toBeDefined();
    for (const [before, mark] of [
      ['box-plot', 'boxplot'],
      ['error-bar', 'errorbar'],
    ]) {
      expect(read(view({ mark: before }))).toEqual(read(view({ mark })));
      expect(read(view({ mark: { type: before, color: 'red' } }))).toMatchObject({ mark: { type: mark, color: 'red' } });
    }
    const count = { aggregate: 'count', type: 'quantitative' };
    expect(read(view({ encoding: { y: { ...count, field: '*' } } }))).toEqual(read(view({ encoding: { y: count } })));
  });

  it('lets a view use a selection of a later view if that selection is supported', () => {
    const follower = { ...bar, transform: [{ filter: { param: 'brush' } }] };
    const leader = (select: unknown) => ({ ...bar, params: [{ name: 'brush', select }] });
    expect(read({ vconcat: [follower, leader('interval')] })).toMatchObject({
      vconcat: [{ transform: [{ filter: { param: 'brush' } }] }, {}],
    });
    expect(problem({ vconcat: [follower, leader({ type: 'lasso' })] })).toBe('unsupported-spec');
    expect(problem({ vconcat: [follower, bar] })).toBe('unsafe-spec');
  });

  it('keeps the initial value of an input, without the input', () => {
    const chosen = (value: unknown) => ({
      ...bar,
      params: [{ name: 'year', select: { type: 'point', fields: ['city'] }, bind: { input: 'select', options: ['Lyon'] }, value }],
      transform: [{ filter: { param: 'year' } }],
    });
    expect(read(chosen([{ city: 'Lyon' }]))).toMatchObject({
      params: [{ name: 'year', value: [{ city: 'Lyon' }], select: { type: 'point', clear: false } }],
      transform: [{ filter: { param: 'year' } }],
    });
    expect(read(chosen(undefined))).toMatchObject({ transform: [{ filter: 'true' }] });
  });

  it('draws symbols from a path only if they stay within their size', () => {
    const shaped = (shape: string) => read({ ...bar, mark: { type: 'point', shape } })?.mark;
    expect(shaped('M0,0.2L0.2351,0.3236 -0.4,1e0Z')).toEqual({ type: 'point' });
    expect(shaped('M0,0.2L0.2351,0.3236 -0.4,1Z')).toMatchObject({ shape: 'M0,0.2L0.2351,0.3236 -0.4,1Z' });
    for (const shape of ['M0 0L90 0', 'url(#a)', 'M0 0"/><script>', `M${'0 '.repeat(2_000)}`])
      expect(shaped(shape)).toEqual({ type: 'point' });
  });

  it('finds columns with dots, escaped or not, in any case', () => {
    for (const field of ['orders.total', 'orders\\.total', 'Orders.Total']) {
      const spec = read({ ...bar, encoding: { ...bar.encoding, y: { field, type: 'quantitative' } } });
      expect(spec?.encoding).toMatchObject({ y: { field: 'column 4', title: 'Total' } });
    }
  });

  it('lets no title break out of the quoted text of a tooltip', () => {
    const spec = read({
      ...bar,
      encoding: { ...bar.encoding, y: { field: 'revenue', type: 'quantitative', title: 'a\\": sequence(1e9), "b' } },
    });
    expect(JSON.stringify(spec)).not.toContain('\\');
  });

  it('reports that there are no rows', () => {
    expect(safeVegaSpec(JSON.stringify(bar), chartRows({ columns, rows: [] }, 'en'))).toEqual({ isSafe: false, problem: 'no-rows' });
  });
});

/** Objects made of the words that specs are made of, so that the dark corners are reached. */
const words =
  `mark encoding layer hconcat concat spec repeat facet row column x y color href url data values usermeta embedOptions config loader
  params bind element input select name expr transform filter lookup from calculate as aggregate field type value condition test title axis legend
  scale range domain scheme image geoshape text tooltip content datasets sequence graticule sphere projection format formatType src background`.split(
    /\s+/,
  );

const { node: specs } = fc.letrec((tie) => ({
  node: fc
    .dictionary(fc.constantFrom(...words), tie('value'), { maxKeys: 6 })
    .chain((object) =>
      fc.constantFrom({ ...object }, { mark: 'bar', encoding: {}, ...object }, { ...bar, ...object }, { layer: [{ ...bar, ...object }] }),
    ),
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      'bar',
      'image',
      'https://attacker.example',
      'javascript:alert(1)',
      'month',
      'revenue',
      'quantitative',
      'sum',
      'sequence(0,1e9)',
      'datum.revenue',
      1e12,
      true,
      null,
    ),
    tie('node'),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
}));

const forbiddenKeys = new Set([
  'url',
  'href',
  'usermeta',
  'data',
  'datasets',
  'config',
  'loader',
  'bind',
  'element',
  'lookup',
  'from',
  'src',
  'image',
  'sequence',
  'graticule',
  'background',
  'projection',
]);

function findForbidden(node: unknown): string[] {
  if (typeof node === 'string') return [];
  if (Array.isArray(node)) return node.flatMap(findForbidden);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(forbiddenKeys.has(key) ? [key] : []),
    ...(key === 'type' && (value === 'image' || value === 'geoshape') ? [value] : []),
    ...findForbidden(value),
  ]);
}

function read(spec: object): SpecObject | undefined {
  const safe = safeVegaSpec(JSON.stringify(spec), rows);
  return safe.isSafe ? safe.spec : undefined;
}

function problem(spec: object | string): string | undefined {
  const safe = safeVegaSpec(typeof spec === 'string' ? spec : JSON.stringify(spec), rows);
  return safe.isSafe ? undefined : safe.problem;
}
