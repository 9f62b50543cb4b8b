import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeWidgets, readGrid } from '../../../src/admin/dashboard-viewer/model/arrangeWidgets.js';
import {
  chooseValues,
  controlOf,
  controlsIn,
  readDashboardView,
  viewOf,
  writeDashboardView,
} from '../../../src/admin/dashboard-viewer/model/dashboardControls.js';
import { pythonRows } from '../../../src/admin/dashboard-viewer/model/pythonRows.js';
import { readWidgets, type ShownWidget } from '../../../src/admin/dashboard-viewer/model/readWidgets.js';
import { chartSpecOf, withFormats } from '../../../src/admin/dashboard-viewer/model/snapshotView.js';

const position = { x: 0, y: 0, w: 4, h: 2 };
const widget = (id: string, more: object = {}) => ({ id, type: 'TEXT', position, ...more });
const container = (id: string, config: object) => widget(id, { type: 'CONTAINER', config });
const idsOf = (widgets: readonly ShownWidget[]): unknown[] =>
  widgets.map(({ id, groups }) => (groups.length === 0 ? id : [id, ...groups.map((group) => idsOf(group.widgets))]));
const allOf = (widgets: readonly ShownWidget[]): ShownWidget[] =>
  widgets.flatMap((shown) => [shown, ...shown.groups.flatMap((group) => allOf(group.widgets))]);

describe('the widgets of a dashboard', () => {
  it('are found in containers as objects, as ids, and by the container they name', () => {
    const tabs = [{ id: 'one', widgets: ['a', widget('b')] }, { id: 'two' }];
    const given = [
      widget('a'),
      container('box', { layout: 'tabs', tabs }),
      widget('c', { config: { parentId: 'box', tabId: 'two' } }),
      widget('d'),
    ];
    expect(idsOf(readWidgets(given).widgets)).toEqual([['box', ['a', 'b'], ['c']], 'd']);
  });

  it('are each shown once, even if containers contain each other or themselves', () => {
    const given = [container('a', { widgets: ['b', 'a'] }), container('b', { widgets: ['a', 'c', 'c'] }), widget('c'), widget('c')];
    expect(readWidgets(given).widgets.length).toBeGreaterThan(0);
    expect(
      allOf(readWidgets(given).widgets)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });

  it('are limited to 200, and the rest are counted', () => {
    const { widgets, leftOut } = readWidgets(Array.from({ length: 10_000 }, (_, index) => widget(`w${index}`)));
    expect([widgets.length, leftOut]).toEqual([200, 9_800]);
    const nested = readWidgets([
      container('box', { widgets: Array.from({ length: 199 }, (_, index) => widget(`n${index}`)) }),
      widget('last'),
    ]);
    expect([allOf(nested.widgets).length, nested.leftOut]).toEqual([200, 1]);
  });

  it('are all shown or counted, however many tabs there are and however long their ids', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 6 }),
        fc.string({ maxLength: 400 }),
        (tabCount, each, start) => {
          const tabs = Array.from({ length: tabCount }, (_, tab) => ({
            id: `${start}t${tab}`,
            widgets: Array.from({ length: each }, (__, index) => widget(`${start}w${tab}-${index}`)),
          }));
          const { widgets, leftOut } = readWidgets([container('box', { layout: 'tabs', tabs })]);
          expect(allOf(widgets).length + leftOut).toBe(1 + tabCount * each);
        },
      ),
    );
  });

  it('are not nested deeper than a page can show', () => {
    const deep = Array.from({ length: 50 }).reduce<object>(
      (inner, _, index) => container(`c${index}`, { widgets: [inner] }),
      widget('core'),
    );
    const { widgets, leftOut } = readWidgets([deep]);
    expect([allOf(widgets).length, leftOut]).toEqual([5, 1]);
  });

  it('are read from any JSON without errors', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.record({ id: fc.string(), type: fc.string(), config: fc.jsonValue() })), (any, some) => {
        expect(readWidgets(any).leftOut).toBeGreaterThanOrEqual(0);
        expect(allOf(readWidgets(some).widgets).length).toBeLessThanOrEqual(some.length);
      }),
    );
  });
});

describe('the grid', () => {
  const number = fc.oneof(fc.integer({ min: -5, max: 30 }), fc.constantFrom(1e9, -1e9, 2 ** 53));
  const cells = fc.record({ x: number, y: number, w: number, h: number });

  it('places every widget inside its columns, without overlaps or unbounded gaps', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 30 }), fc.option(fc.integer({ min: 1, max: 3000 })), (positions, width) => {
        const { widgets } = readWidgets(positions.map((place, index) => widget(`w${index}`, { position: place })));
        const { columns, items } = arrangeWidgets(widgets, readGrid({}), width ?? undefined);
        expect(items).toHaveLength(positions.length);
        const taken = new Set<string>();
        for (const { x, y, w, h } of items.map(({ place }) => place)) {
          expect(x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= columns && y <= 60 * positions.length).toBe(true);
          for (let column = x; column < x + w; column += 1) {
            for (let row = y; row < y + h; row += 1) {
              expect(taken.has(`${column} ${row}`)).toBe(false);
              taken.add(`${column} ${row}`);
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has one column in reading order on narrow pages', () => {
    const places = { right: [6, 0], below: [0, 4], left: [0, 0] };
    const given = Object.entries(places).map(([id, [x, y]]) => widget(id, { position: { x, y, w: 6, h: 4 } }));
    const { columns, items } = arrangeWidgets(readWidgets(given).widgets, readGrid(null), 360);
    expect([columns, ...items.map((item) => item.widget.id)]).toEqual([1, 'left', 'right', 'below']);
  });

  it('uses the layout for a screen size only if every widget has a place in it', () => {
    const small = { responsiveLayouts: { sm: { x: 2, y: 0, w: 2, h: 1 } } };
    const layout = { cols: { sm: 6 } };
    const columnsOf = (given: readonly object[]) => arrangeWidgets(readWidgets(given).widgets, readGrid(layout), 800).columns;
    expect(columnsOf([widget('a', small), widget('b', small)])).toBe(6);
    expect(columnsOf([widget('a', small), widget('b')])).toBe(12);
  });

  it('limits sizes that would make the page arbitrarily tall', () => {
    const { columns, gap, rowHeight } = readGrid({ cols: { lg: 1e6 }, margin: [-5, 1e9], rowHeight: Number.NaN });
    expect([columns.lg, gap, rowHeight]).toEqual([24, [0, 48], 40]);
  });
});

describe('the controls', () => {
  const region = widget('f', { type: 'FILTER', config: { member: 'sales.region', values: ['Europe'] } });
  const grain = widget('g', { type: 'TIME_GRAIN', config: { member: 'sales.ordered_at', granularity: 'month' } });
  const empty = widget('n', { type: 'FILTER', config: { member: 'sales.city', operator: 'is_null' } });
  const controls = controlsIn(readWidgets([region, container('box', { widgets: [grain, empty] })]).widgets);
  const [first] = controls;

  it('apply the published values until the reader chooses others, and nothing once a filter is cleared', () => {
    const cleared = first && chooseValues({}, first, []);
    expect(viewOf(controls, {})).toEqual({
      filters: [
        { member: 'sales.region', operator: 'equals', value: ['Europe'] },
        { member: 'sales.city', operator: 'is_null', value: null },
      ],
      timeGrains: [{ member: 'sales.ordered_at', grain: 'month' }],
      memberSwitchers: [],
    });
    expect(viewOf(controls, cleared ?? {}).filters).toEqual([{ member: 'sales.city', operator: 'is_null', value: null }]);
  });

  const filter = (operator: string, values: readonly unknown[]) =>
    widget(`${operator} ${JSON.stringify(values)}`, { type: 'FILTER', config: { member: 'sales.x', operator, values } });
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(null, '', 'null', '∅', '=1', true, 'true', 1, '1', 'x'.repeat(300)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  );
  const values = fc.array(value, { minLength: 1, maxLength: 150 });
  const conditions = fc.uniqueArray(fc.tuple(fc.constantFrom('equals', 'contains', 'greater_than', 'less_than'), values), {
    maxLength: 6,
    selector: (condition) => JSON.stringify(condition),
  });

  it('reach the query with all conditions on a member and all values, and changing one changes that one', () => {
    fc.assert(
      fc.property(conditions, fc.array(fc.tuple(fc.nat(5), values)), (given, changes) => {
        const widgets = readWidgets(
          given.map(([operator, published], index) => ({ ...filter(operator, published), id: `${index}` })),
        ).widgets;
        const controls = controlsIn(widgets);
        const expected = given.map(([operator, published]) => ({ member: 'sales.x', operator, value: published }));
        let chosen = {};
        expect(viewOf(controls, chosen).filters).toEqual(expected);
        for (const [index, next] of changes) {
          const [shown, before] = [widgets[index], expected[index]];
          const control = shown && controlOf(shown, controls);
          if (control === undefined || before === undefined) continue;
          chosen = chooseValues(chosen, control, next, controls);
          expected[index] = { ...before, value: next };
          expect(viewOf(controls, chosen).filters).toEqual(expected);
          expect(viewOf(controls, readDashboardView(writeDashboardView(new URLSearchParams(), chosen))).filters).toEqual(expected);
        }
      }),
    );
  });

  it('are one control if they do the same, such as on two tabs', () => {
    const twice = readWidgets([filter('equals', ['EU']), { ...filter('equals', ['EU']), id: 'again' }, filter('equals', ['US'])]).widgets;
    expect(controlsIn(twice).map(({ values, place }) => [values, place])).toEqual([
      [['EU'], 0],
      [['US'], 1],
    ]);
  });

  it('survive a round trip through a URL, whatever the values are', () => {
    const name = fc.stringMatching(/^[a-z_]{1,10}\.[a-z_]{1,10}$/);
    const operator = fc.constantFrom('equals', 'less_than');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ member: name, operator, value: fc.array(value) })),
        name,
        fc.string({ minLength: 1 }),
        (filters, member, selected) => {
          const view = { filters, timeGrains: [], memberSwitchers: [{ member, selected }] };
          const written = writeDashboardView(new URLSearchParams('deployment=2'), view);
          expect(written.get('deployment')).toBe('2');
          expect(readDashboardView(new URLSearchParams(written.toString()))).toEqual(view);
        },
      ),
    );
  });
});

describe('a report', () => {
  it('is a chart only if it has a chart', () => {
    const spec = { mark: 'bar' };
    expect(chartSpecOf({ kind: 'vega', spec })).toBe('{"mark":"bar"}');
    expect(chartSpecOf({ kind: 'map', spec: JSON.stringify(spec) })).toBe('{"mark":"bar"}');
    expect(chartSpecOf({ kind: 'sankey', spec: { source: 'a' } })).toBeUndefined();
    expect(chartSpecOf({ kind: 'html', spec: '<b>1</b>' })).toBeUndefined();
    expect(chartSpecOf({ kind: 'vega', spec: 'x'.repeat(300_000) })).toBeUndefined();
  });

  it('uses the formats of its owner, unless they are invalid', () => {
    const columns = [{ name: 'a', type: 'number' as const, serviceType: '' }];
    const formatOf = (columnFormats: object) => withFormats(columns, { columnFormats: columnFormats as never })[0]?.format;
    expect(formatOf({ a: { type: 'percent', decimalPlaces: 1 } })).toMatchObject({ type: 'percent', decimalPlaces: 1 });
    expect(formatOf({ a: { type: 'currency', decimalPlaces: 1e9 } })).toMatchObject({ type: 'currency', decimalPlaces: undefined });
    expect([formatOf({ a: 'percent' }), formatOf({ b: { type: 'percent' } })]).toEqual([undefined, undefined]);
  });

  it('shows the result of its code as rows if it has rows, at most 1,000 of them', () => {
    expect(pythonRows([{ a: 1 }, { a: 2, b: 'x' }])).toMatchObject({
      columns: [{ name: 'a' }, { name: 'b' }],
      rows: [
        [1, null],
        [2, 'x'],
      ],
      total: 2,
    });
    expect(pythonRows(Array.from({ length: 5_000 }, () => [1]))).toMatchObject({ total: 5_000, rows: { length: 1_000 } });
    expect([pythonRows('text'), pythonRows([]), pythonRows([1, 2]), pythonRows({ a: 1 })]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(pythonRows(Array.from({ length: 1_000 }, (_, index) => ({ [`c${index}`]: 1 })))).toBeUndefined();
  });
});
