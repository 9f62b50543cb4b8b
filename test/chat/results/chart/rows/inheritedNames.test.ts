import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import type { QueryRows } from '../../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../../../../stories/support/exampleResults.js';
import { drawRows } from '../support/drawRows.js';

const inherited = Object.getOwnPropertyNames(Object.prototype);
const usual = inherited.map((_name, index) => `name ${String.fromCharCode(97 + index)}`);
const name = { field: 'name', type: 'nominal' };
const kind = { field: 'kind', type: 'nominal' };
const amount = { field: 'amount', type: 'quantitative' };
const total = { ...amount, aggregate: 'sum' };
const month = { field: 'month', type: 'temporal' };

const specs: Readonly<Record<string, (names: readonly string[]) => object>> = {
  bars: () => ({ mark: 'bar', encoding: { x: name, y: total } }),
  'sorted bars': () => ({ mark: 'bar', encoding: { y: { ...name, sort: '-x' }, x: total } }),
  'bars in a listed order': (names) => ({ mark: 'bar', encoding: { x: { ...name, sort: [...names].reverse() }, y: total } }),
  'stacked bars': () => ({ mark: 'bar', encoding: { x: name, y: total, color: kind } }),
  'grouped bars': () => ({ mark: 'bar', encoding: { x: name, xOffset: kind, y: total, color: kind } }),
  'a ring': () => ({ mark: { type: 'arc', innerRadius: 40 }, encoding: { theta: total, color: name } }),
  lines: () => ({ mark: 'line', encoding: { x: month, y: total, color: name } }),
  areas: () => ({ mark: 'area', encoding: { x: month, y: total, color: name } }),
  facets: () => ({ mark: 'bar', encoding: { x: kind, y: total, facet: name } }),
  'filtered bars': ([first]) => ({ ...specs.bars?.([]), transform: [{ filter: `datum.name != '${first}'` }] }),
  'computed names': () => ({
    mark: 'bar',
    transform: [{ calculate: "slice('-' + datum.name, 1)", as: 'made' }],
    encoding: { x: { ...name, field: 'made' }, y: total },
  }),
};

describe('values with the names of what every object has', () => {
  it.each(Object.keys(specs))('are drawn like any others: %s', async (kind) => {
    const [own, other] = await Promise.all([inherited, usual].map((names) => drawRows(specs[kind]?.(names) ?? {}, rowsOf(names))));
    expect(own).toMatchObject({ problem: undefined, shown: other?.shown, missing: 0, total: other?.total });
    expect(own?.shown).toBeGreaterThan(10);
  });

  it('have these names for readers', async () => {
    const bars = await drawRows({ mark: 'bar', encoding: { y: name, x: total } }, rowsOf(inherited));
    expect(bars.left.map(visible)).toEqual(inherited);
    expect(bars.stops.map(({ tip }) => tip.title)).toEqual(inherited);
    const lines = await drawRows({ mark: 'line', encoding: { x: month, y: total, color: name } }, rowsOf(inherited));
    expect(new Set(lines.legend.map(visible))).toEqual(new Set(inherited));
  });

  it.each(inherited)('may be the name of a column: %s', async (column) => {
    const rows = {
      columns: columnsOf({ kind: 'string', other: 'number' }).map((one) =>
        one.name === 'other' ? { ...one, name: column, title: column } : one,
      ),
      rows: [
        ['a', 1],
        ['b', 2],
      ],
    };
    const bars = await drawRows({ mark: 'bar', encoding: { x: kind, y: { field: column, type: 'quantitative' } } }, rows);
    expect(bars).toMatchObject({ problem: undefined, shown: 2 });
    expect(bars.stops.map(({ tip }) => tip.rows[0])).toMatchObject([
      { name: column, value: '1' },
      { name: column, value: '2' },
    ]);
  });
});

describe('a function with such a name', () => {
  it('is called', async () => {
    const spec = { ...specs.bars?.([]), transform: [{ calculate: 'toString(datum.kind)', as: 'made' }] };
    expect(await drawRows(spec, rowsOf(usual))).toMatchObject({ problem: undefined, shown: usual.length });
  });

  it('costs as much as any other', () => {
    const rows = rowsOf(Array.from({ length: 2_000 }, (_, index) => `name ${index}`));
    const text = JSON.stringify({
      mark: 'bar',
      transform: Array.from({ length: 12 }, () => ({ filter: `toString(datum.name) != '${'a'.repeat(400)}'` })),
      encoding: { x: kind, y: total },
    });
    expect(safeVegaSpec(text, chartRows(rows, 'en', text))).toEqual({ isSafe: false, problem: 'too-much-work' });
  });
});

function rowsOf(names: readonly string[]): QueryRows {
  return {
    columns: columnsOf({ name: 'string', kind: 'string', month: 'time', amount: 'number' }),
    rows: names.flatMap((own, index) =>
      [1, 2, 3].map((month) => [own, names[(index * month) % names.length] ?? '', `2025-0${month}-01`, index * 5 + month]),
    ),
  };
}

function visible(text: string): string {
  return text.replaceAll('\u2060', '');
}
