import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../../src/components/sql-result/chart/chartRows.js';
import { safeVegaSpec } from '../../../../src/components/sql-result/chart/safeVegaSpec.js';
import type { SpecObject } from '../../../../src/components/sql-result/chart/specGrammar.js';
import { columnsOf, hostileSpec, orderRows } from '../../../../stories/support/exampleResults.js';

const columns = columnsOf({ month: 'time', revenue: 'number', city: 'string', 'orders.total': 'integer' });
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

  it('never throws and lets no address, image or outside data through, whatever the spec', () => {
    fc.assert(
      fc.property(fc.oneof(specs, fc.jsonValue()), (value) => {
        const safe = safeVegaSpec(JSON.stringify(value), rows);
        if (safe.isSafe) expect(findForbidden(safe.spec)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('answers any text with a spec or a problem', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(safeVegaSpec(text, rows)).toMatchObject({ isSafe: false, problem: 'broken-spec' });
      }),
    );
    expect(problem('['.repeat(200_000))).toBe('broken-spec');
    expect(problem(`"${'a'.repeat(300_000)}"`)).toBe('too-large');
  });

  it('refuses images, whatever stands beside them', () => {
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

  it('refuses rows from elsewhere', () => {
    expect(
      problem({ ...bar, transform: [{ lookup: 'city', from: { data: { url: 'https://attacker.example' }, key: 'a', fields: ['b'] } }] }),
    ).toBe('unsafe-spec');
  });

  it('refuses what it does not understand in a filter instead of drawing other rows', () => {
    expect(problem({ ...bar, transform: [{ filter: { field: 'city', matches: 'L' } }] })).toBe('unsafe-spec');
    expect(problem({ ...bar, transform: [{ filter: 'sequence(0, 1e9)' }] })).toBe('unsafe-spec');
    expect(problem({ ...bar, transform: [{ filter: { not: 'data("secrets")' } }] })).toBe('unsafe-spec');
    expect(read({ ...bar, transform: [{ filter: "datum.revenue > 10 && datum.city !== 'Porto'" }] })).toHaveProperty('transform');
  });

  it('drops inputs bound to the page and zooming by wheel', () => {
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
      'stepped bins',
      { ...bar, encoding: { ...bar.encoding, x: { field: 'revenue', type: 'quantitative', bin: { step: 1e-9, maxbins: 1e9 } } } },
    ],
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
    ['paint from an address', { ...bar, mark: { type: 'bar', fill: 'url(https://attacker.example)', color: { gradient: 'linear' } } }],
  ])('leaves out %s', (_name, spec) => {
    const text = JSON.stringify(read(spec));
    expect(text).not.toMatch(/1e\+?9|1000000000|1e\+?12|1000000000000|sequence|attacker|gradient|"step"/);
  });

  it('refuses more views, facets and rows than a chart can hold', () => {
    expect(problem({ hconcat: Array.from({ length: 40 }, () => bar) })).toBe('too-large');
    expect(problem({ repeat: { row: Array(12).fill('revenue'), column: Array(12).fill('revenue') }, spec: bar })).toBe('too-large');
    const nested = Array.from({ length: 12 }).reduce<object>((inner) => ({ layer: [inner] }), bar);
    expect(problem(nested)).toBe('too-large');
    const many = chartRows(orderRows(6000), 'en');
    const points = {
      mark: 'point',
      encoding: { x: { field: 'items', type: 'quantitative' }, y: { field: 'amount', type: 'quantitative' } },
    };
    expect(safeVegaSpec(JSON.stringify(points), many)).toEqual({ isSafe: false, problem: 'too-large' });
    const summed = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y: { aggregate: 'sum', field: 'amount' } } };
    expect(safeVegaSpec(JSON.stringify(summed), many).isSafe).toBe(true);
    const facets = { ...summed, encoding: { ...summed.encoding, row: { field: 'customer', type: 'nominal' } } };
    expect(safeVegaSpec(JSON.stringify(facets), many)).toEqual({ isSafe: false, problem: 'too-large' });
  });

  it('says that a chart of an unknown column is broken', () => {
    expect(problem({ ...bar, encoding: { ...bar.encoding, y: { field: 'profit', type: 'quantitative' } } })).toBe('broken-spec');
  });

  it('finds columns with dots, escaped or not, and in another case', () => {
    for (const field of ['orders.total', 'orders\\.total', 'Orders.Total']) {
      const spec = read({ ...bar, encoding: { ...bar.encoding, y: { field, type: 'quantitative' } } });
      expect(spec?.encoding).toMatchObject({ y: { field: 'column 4', title: 'orders.total' } });
    }
  });

  it('lets no title end the quoted text of a tooltip', () => {
    const spec = read({
      ...bar,
      encoding: { ...bar.encoding, y: { field: 'revenue', type: 'quantitative', title: 'a\\": sequence(1e9), "b' } },
    });
    expect(JSON.stringify(spec)).not.toContain('\\');
  });

  it('says that there are no rows', () => {
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
