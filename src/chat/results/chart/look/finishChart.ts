import type { SceneNode } from '../proof/shownMarks.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { type BarValues, withBarValues } from './barValues.js';
import { withOpenAreas } from './openAreas.js';
import { isOfOpenPeriod, type OpenPeriod } from './openPeriods.js';
import { hideableSeries } from './series/hideSeries.js';
import { withLineNames } from './series/lineEnds.js';
import type { LineNames } from './series/lineNames.js';
import { literal } from './series/seriesNames.js';

/** What is added to a compiled chart, because only drawn marks have a place: they are changed once they are placed. */
export interface ChartFinish {
  /** The unfinished periods, whose bars are pale and to which lines are dashed. */
  readonly open: readonly OpenPeriod[];
  /** The color behind the chart, which makes areas of unfinished periods pale. */
  readonly surface?: string | undefined;
  /** The amounts at the ends of bars. */
  readonly values?: BarValues | undefined;
  /** The names at the ends of lines, in place of the legend. */
  readonly names?: LineNames | undefined;
}

/** Adds the finish to a compiled chart. */
export function finishChart(compiled: SpecObject, { open, surface, values, names }: ChartFinish): SpecObject {
  const veiled = open.length === 0 || surface === undefined ? compiled : withOpenAreas(compiled, open, surface);
  const marked = open.length === 0 ? compiled : withOpenMarks(veiled, open);
  const named = names === undefined ? marked : withLineNames(marked, names);
  return hideableSeries(values === undefined ? named : withBarValues(named, values, open));
}

function withOpenMarks(node: SpecObject, open: readonly OpenPeriod[], outer?: OpenPeriod): SpecObject {
  const { marks, type, style, encode } = node;
  const places: SpecObject = Object(Object(encode).update);
  // Bars with round ends are in groups, which have their place.
  const period = open.find(({ field }) => ['x', 'x2', 'xc', 'y', 'y2', 'yc'].some((side) => Object(places[side]).field === field)) ?? outer;
  const result = Array.isArray(marks)
    ? { ...node, marks: marks.map((mark) => (isSpecObject(mark) ? withOpenMarks(mark, open, period) : mark)) }
    : node;
  const steps = period === undefined || 'strokeDash' in places ? undefined : openSteps(type, style, period);
  return steps === undefined ? result : { ...result, transform: [...(Array.isArray(node.transform) ? node.transform : []), ...steps] };
}

/** The steps after the marks are placed. The expressions name the places, so that they are evaluated again when these change. */
function openSteps(type: unknown, style: unknown, { field, value }: OpenPeriod): readonly SpecObject[] | undefined {
  const step = (as: string, name: string) => ({
    type: 'formula',
    as,
    expr: `${name}(datum, ${literal(field)}, ${literal(value)}, datum.x, datum.y)`,
  });
  if (type === 'line') return [step('strokeDash', 'parleyOpenLine')];
  const isBar = type === 'rect' && [style].flat().includes('bar');
  return isBar
    ? [
        step('stroke', 'parleyOpenEdge'),
        step('strokeWidth', 'parleyOpenWidth'),
        step('strokeDash', 'parleyOpenDash'),
        step('fillOpacity', 'parleyOpenFill'),
      ]
    : undefined;
}

type OpenMark = (item: SceneNode, field: string, value: number | string) => unknown;

/** The functions that the steps call with a placed mark. */
export const finishFunctions: Readonly<Record<string, OpenMark>> = {
  parleyOpenLine(item, field, value) {
    const { items } = Object(item.mark) as { readonly items?: readonly SceneNode[] };
    // A line is drawn with the look of its first point.
    return items?.[0] === item ? (openLineDash(items, { field, value }) ?? item.strokeDash) : item.strokeDash;
  },
  parleyOpenEdge: (item, field, value) => (isOpen(item, field, value) ? item.fill : item.stroke),
  // Groups of bars cut off the outer half.
  parleyOpenWidth: (item, field, value) => (isOpen(item, field, value) ? 2 : item.strokeWidth),
  parleyOpenDash: (item, field, value) => (isOpen(item, field, value) ? barDash : item.strokeDash),
  parleyOpenFill: (item, field, value) => (isOpen(item, field, value) ? 0.3 : item.fillOpacity),
};

function isOpen({ datum }: SceneNode, field: string, value: number | string): boolean {
  return isOfOpenPeriod(datum, { field, value });
}

/** Dashes the part of a line that leads to an unfinished period at one of its ends; `undefined` if there is none or the line has gaps. */
function openLineDash(points: readonly SceneNode[], period: Pick<OpenPeriod, 'field' | 'value'>): readonly number[] | undefined {
  const count = points.length;
  if (count < 2 || points.some(({ defined }) => defined === false)) return undefined;
  const isLast = isOfOpenPeriod(points[count - 1]?.datum, period);
  if (!isLast && !isOfOpenPeriod(points[0]?.datum, period)) return undefined;
  const isStep = String(points[0]?.interpolate).startsWith('step');
  const lengths = points.slice(1).map((point, index) => {
    const [across, along] = (['x', 'y'] as const).map((side) => Number(point[side]) - Number(points[index]?.[side]));
    return isStep ? Math.abs(across ?? 0) + Math.abs(along ?? 0) : Math.hypot(across ?? 0, along ?? 0);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const open = lengths[isLast ? count - 2 : 0] ?? 0;
  if (!Number.isFinite(whole) || open > maxDashedPx) return undefined;
  const dashes = Array.from({ length: Math.max(1, Math.ceil(open / (dashPx + gapPx))) }, () => [dashPx, gapPx]).flat();
  return isLast ? [whole - open, gapPx, ...dashes] : [...dashes, whole, 0];
}

const barDash: readonly number[] = [3, 2];
const dashPx = 3;
const gapPx = 6;
const maxDashedPx = 4_000;
