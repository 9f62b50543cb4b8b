import type { SceneNode } from '../../proof/shownMarks.js';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { contrastOf } from '../paint/rgbColours.js';
import { spreadApart } from '../spreadApart.js';
import { type LineNames, linePx } from './lineNames.js';
import { literal } from './seriesNames.js';

/** Replaces the legend of a compiled line chart with names at the ends of its lines, if it has exactly one legend and one set of lines. */
export function withLineNames(compiled: SpecObject, { font, ink, surface }: LineNames): SpecObject {
  const { legends, marks, data } = compiled;
  const groups = Array.isArray(marks) ? marks.filter(isSpecObject) : [];
  const lines = groups.flatMap((group) => {
    const inner = Array.isArray(group.marks) ? group.marks.filter(isSpecObject) : [];
    return inner.filter(({ type }) => type === 'line').map((line) => ({ from: Object(Object(group.from).facet).data, line }));
  });
  const [only] = lines;
  if (only === undefined || lines.length > 1 || !Array.isArray(legends) || legends.length !== 1 || !Array.isArray(data)) return compiled;
  const { x, y, stroke } = Object(Object(only.line.encode).update);
  if (typeof x?.field !== 'string' || typeof y?.field !== 'string' || typeof stroke?.field !== 'string') return compiled;
  const datumOf = (field: string) => `datum[${literal(field.replaceAll('\\', ''))}]`;
  const ends = {
    name: endsData,
    source: only.from,
    transform: [
      { type: 'filter', expr: `isValid(${datumOf(y.field)})` },
      { type: 'joinaggregate', fields: [x.field], ops: ['max'], as: [lastName] },
      { type: 'filter', expr: `+${datumOf(x.field)} === +${datumOf(lastName)}` },
      // Entries of a legend have their value in this field.
      { type: 'formula', as: 'value', expr: datumOf(stroke.field) },
      { type: 'collect', sort: { field: y.field, order: 'descending' } },
    ],
  };
  const names = {
    type: 'text',
    name: endsName,
    // It works as a legend: its names show, hide and emphasize their lines.
    role: 'legend-label',
    interactive: false,
    from: { data: endsData },
    encode: {
      update: {
        x: { ...x, offset: gapPx },
        y,
        text: { signal: "'' + datum.value" },
        fill: { signal: `parleyNameInk(scale(${literal(stroke.scale)}, datum.value), ${literal(ink)}, ${literal(surface)})` },
        baseline: { value: 'middle' },
        font: { value: font },
        fontSize: { value: 12 },
      },
    },
    transform: [{ type: 'formula', as: 'y', expr: 'parleyNamePlace(datum, height)' }],
  };
  const { legends: _replaced, ...rest } = compiled;
  return { ...rest, data: [...data, ends], marks: [...groups, names] };
}

/** Returns the color scale of the lines whose names replace the legend; `undefined` if none do. */
export function namedScale(compiled: SpecObject): unknown {
  const groups = Array.isArray(compiled.marks) ? compiled.marks.filter(isSpecObject) : [];
  if (!groups.some(({ name }) => name === endsName)) return undefined;
  const inner = groups.flatMap(({ marks }) => (Array.isArray(marks) ? marks.filter(isSpecObject) : []));
  return Object(Object(Object(inner.find(({ type }) => type === 'line')?.encode).update).stroke).scale;
}

/** The functions that the names call. */
export const lineEndFunctions: Readonly<Record<string, (...values: readonly never[]) => unknown>> = {
  parleyNameInk: (colour: string, ink: string, surface: string) =>
    colour.startsWith('rgb(') && contrastOf(colour, surface) >= leastContrast ? colour : ink,
  /** Called for each name, in order. The first call places all of them. */
  parleyNamePlace(item: SceneNode, height: number) {
    const { items = [] } = Object(item.mark) as { readonly items?: readonly SceneNode[] };
    if (items[0] === item) {
      placed = new Map();
      const places = spreadApart(
        items.map(({ y }) => Number(y)),
        linePx,
        height,
      );
      for (const [index, one] of items.entries()) placed.set(one, places[index] ?? Number(one.y));
    }
    return placed.get(item) ?? item.y;
  },
};

/** The places of the names in the chart that is being drawn. */
let placed = new Map<SceneNode, number>();

/** The marks that name lines at their ends. */
export const endsName = 'parley_line_ends';
/** The data of these marks. */
export const endsData = 'parley_ends';
const lastName = 'parley last';
const gapPx = 8;
const leastContrast = 4.5;
