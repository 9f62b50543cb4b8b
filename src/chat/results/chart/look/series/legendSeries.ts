import type { SceneNode } from '../../proof/shownMarks.js';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { namedScale } from './lineEnds.js';
import { plainName } from './stackPlaces.js';

/** A value of the color scale that a legend explains. */
export type SeriesValue = string | number | boolean | null;

/** Returns the series of an item of the scene; `undefined` if it has none. */
export type SeriesOf = (item: SceneNode) => SeriesValue | undefined;

/** The series that a legend explains. */
export interface LegendSeries {
  readonly of: SeriesOf;
  /** The fields that contain the series of a mark. */
  readonly fields: ReadonlySet<string>;
  /** The series of marks that have one color, as in layers that name their measure, by the name of the marks. */
  readonly layers: ReadonlyMap<string, SeriesValue>;
}

/**
 * Finds the series in a compiled chart; `undefined` unless the chart has exactly one legend of names, or names at the ends of its lines. With
 * several legends, it would be unclear which marks an entry refers to.
 */
export function legendSeries(compiled: SpecObject): LegendSeries | undefined {
  const groups = groupsOf(compiled);
  const legends = groups.flatMap(({ legends }) => (Array.isArray(legends) ? legends.filter(isSpecObject) : []));
  const scale = legends[0]?.fill ?? legends[0]?.stroke ?? namedScale(compiled);
  const scales = Array.isArray(compiled.scales) ? compiled.scales.filter(isSpecObject) : [];
  if (legends.length > 1 || !scales.some(({ name, type }) => name === scale && type === 'ordinal')) return undefined;
  const fields = new Set<string>();
  const layers = new Map<string, SeriesValue>();
  for (const mark of groups) {
    const update = Object(Object(mark.encode).update);
    for (const paint of [update.fill, update.stroke].flat()) {
      if (!isSpecObject(paint) || paint.scale !== scale) continue;
      if (typeof paint.field === 'string') fields.add(plainName(paint.field));
      else if (isSeriesValue(paint.value)) layers.set(String(mark.name), paint.value);
    }
  }
  const seriesOf: SeriesOf = (item) => {
    const ofMark = layers.get(String(Object(item.mark).name));
    if (ofMark !== undefined) return ofMark;
    // The amounts at the ends of bars are about an item.
    const datum = isSpecObject(item.datum?.datum) ? item.datum.datum : item.datum;
    for (const field of fields) {
      const value = datum?.[field];
      if (isSeriesValue(value)) return value;
    }
    return undefined;
  };
  return { of: seriesOf, fields, layers };
}

export function isSeriesValue(value: unknown): value is SeriesValue {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The chart with all its marks. */
function groupsOf(node: SpecObject): readonly SpecObject[] {
  const { marks } = node;
  return [node, ...(Array.isArray(marks) ? marks.filter(isSpecObject).flatMap(groupsOf) : [])];
}
