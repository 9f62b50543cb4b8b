import { barValues } from './barValues.js';
import { capBars } from './capBars.js';
import { chartConfig, maxLegendNames } from './chartConfig.js';
import { chartHeight, narrowPx } from './chartHeight.js';
import type { ChartRows } from './chartRows.js';
import type { ChartTheme } from './chartTheme.js';
import { namesOn } from './decorateAxes.js';
import { decorateChart } from './decorateChart.js';
import type { ChartFinish } from './finishChart.js';
import { labelPx } from './labelPx.js';
import { lineNames } from './lineNames.js';
import { nameValues } from './nameValues.js';
import { openPeriods } from './openPeriods.js';
import { paintChart } from './paintChart.js';
import { colourPeriods } from './periodPairs.js';
import { shareLabelPx } from './seriesNames.js';
import { rowKey } from './shownMarks.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';
import { tallyRows } from './tallyRows.js';
import { type TooltipRoles, tooltipRoles } from './tooltipRoles.js';
import { twoLineWidth } from './twoLines.js';

/** Prepares a safe spec for one place: adds the rows, the size, the theme and what a readable chart needs. */
export function layoutChart(safe: SpecObject, rows: ChartRows, place: ChartPlace): ChartLayout {
  const { theme, width, room, locale, title, countTitle, part, now, openNote } = place;
  const spec = nameValues(safe, rows);
  const isFluid = isOneView(spec);
  const names = legendNames(spec, rows);
  const legendColumns = columnsFor(names, width, isRing(spec));
  const height = chartHeight({ names: undefined, isRing: false, hasTransform: false, width, room });
  const lineEnds = isFluid ? lineNames(safe, rows, { theme, width, height }) : undefined;
  const config = chartConfig(theme, { locale, width, countTitle, hasHeaders: !isFluid, legendColumns });
  const decorated = decorateChart(spec, { rows, width, locale });
  const shown = isSameTitle(decorated.title, title) ? { ...decorated, title: undefined } : decorated;
  const inTheme = paintChart(part === undefined ? shown : withPart(shown, part, theme.muted), theme);
  const painted = colourPeriods(inTheme, rows, theme, locale);
  const sized = isFluid
    ? {
        ...capBars(painted, rows),
        width,
        ...withLegendBelow(fluidHeight(spec, rows, { width, room }), names, { width, room, legendColumns }),
      }
    : { ...sizeParts(painted, rows, width), autosize: { type: 'pad' } };
  const tallied = tallyRows(sized);
  const open = openPeriods(sized, rows, { now, locale });
  return {
    spec: { ...(tallied?.spec ?? sized), data: { values: valuesFor(sized, rows) }, config },
    isFluid,
    tally: tallied?.tally,
    roles: { ...tooltipRoles(sized), open, openNote, locale },
    finish: { open, surface: theme.surface, values: isFluid ? barValues(sized, rows, { theme, locale }) : undefined, names: lineEnds },
  };
}

/**
 * Returns the values that a spec mentions, with the index of their row. The chart library copies and indexes all it is given. An expression
 * may compute or escape the name of a field, so then all of them are kept.
 */
function valuesFor(spec: SpecObject, { values }: ChartRows): readonly SpecObject[] {
  const text = JSON.stringify(spec);
  const isOpen = text.includes('\\') || text.includes('datum[');
  const names = Object.keys(values[0] ?? {}).filter((name) => isOpen || text.includes(name));
  return values.map((row, place) => {
    const kept: SpecObject = { [rowKey]: place };
    for (const name of names) kept[name] = row[name];
    return kept;
  });
}

export interface ChartPlace {
  readonly theme: ChartTheme;
  /** The width of the box in CSS pixels. */
  readonly width: number;
  /** The height to fill in CSS pixels, if the place of the chart has one. */
  readonly room?: number | undefined;
  readonly locale: string;
  /** The card's own title, which the chart does not repeat. */
  readonly title: string | undefined;
  /** The row count to show if the result has more rows, such as "1,000 of 2,431 rows". Saved pictures include it. */
  readonly part?: string | undefined;
  /** The title of an axis that counts rows. */
  readonly countTitle: string;
  /** The current wall-clock time of the query's time zone, in UTC milliseconds. */
  readonly now: number;
  /** What tooltips say of an unfinished period. */
  readonly openNote: string;
}

export interface ChartLayout {
  readonly spec: SpecObject;
  /** True if this is a single view that can change its width without a new layout. */
  readonly isFluid: boolean;
  /** The id for the comparison with the rows, if they can be compared. */
  readonly tally: string | undefined;
  /** What the lines of the tooltips are about. */
  readonly roles: TooltipRoles;
  /** What is added to the compiled spec. */
  readonly finish: ChartFinish;
}

function withPart(spec: SpecObject, part: string, muted: string): SpecObject {
  const small = { fontSize: 11, fontWeight: 400 };
  const title = typeof spec.title === 'string' && spec.title !== '' ? spec.title : undefined;
  return {
    ...spec,
    title:
      title === undefined
        ? { text: part, color: muted, ...small }
        : { text: title, subtitle: part, subtitleColor: muted, subtitleFontSize: small.fontSize },
  };
}

function isOneView(spec: SpecObject): boolean {
  const isComposed = ['concat', 'hconcat', 'vconcat', 'spec'].some((key) => key in spec);
  const encoding = isSpecObject(spec.encoding) ? spec.encoding : {};
  return !isComposed && !['facet', 'row', 'column'].some((channel) => channel in encoding);
}

function fluidHeight(spec: SpecObject, rows: ChartRows, { width, room }: Pick<ChartPlace, 'width' | 'room'>): SpecObject {
  const named = namesOn(channelOf(spec, 'y'), rows);
  const names = named?.length;
  // A transform may remove some names; the chart library finds out how many remain.
  if (names !== undefined && names > 12 && 'transform' in spec)
    return { height: { step: 19, for: 'position' }, autosize: { type: 'fit-x', contains: 'padding' } };
  return {
    height: chartHeight({
      names,
      isRing: isRing(spec),
      hasTransform: 'transform' in spec,
      areLong: twoLineWidth(named, width) !== undefined,
      width,
      room,
    }),
    autosize: { type: 'fit', contains: 'padding' },
  };
}

/** In a narrow place the legend is below, and its rows are added to the height instead of reducing the plot. */
function withLegendBelow(size: SpecObject, names: readonly string[] | undefined, { width, room, legendColumns }: LegendPlace): SpecObject {
  if (width >= narrowPx || room !== undefined || typeof size.height !== 'number' || names === undefined) return size;
  return { ...size, height: size.height + Math.max(1, Math.ceil(Math.min(maxLegendNames, names.length) / legendColumns)) * legendRowPx };
}

interface LegendPlace extends Pick<ChartPlace, 'width' | 'room'> {
  readonly legendColumns: number;
}

/** Returns the names in the legend: an empty list if a transform makes them, and `undefined` if there is no legend or it shows no names. */
function legendNames(spec: SpecObject, { values }: ChartRows): readonly string[] | undefined {
  const colour = channelOf(spec, 'color');
  if (colour?.legend === null || typeof colour?.field !== 'string') return undefined;
  if (colour.type !== 'nominal' && colour.type !== 'ordinal') return undefined;
  const { field, scale } = colour;
  const names = new Set(values.map((row) => row[field]).filter((name) => name !== undefined));
  const { domain } = Object(scale);
  // The names of a computed field are known only if the spec lists them.
  return Array.from(names.size === 0 && Array.isArray(domain) ? domain : names, String);
}

/**
 * Returns the legend's number of columns: one line if all names fit, or else lines of nearly the same length (two and two, not three and
 * one).
 */
function columnsFor(names: readonly string[] | undefined, width: number, hasShares: boolean): number {
  const longest = Math.max(0, ...(names ?? []).slice(0, maxMeasured).map(labelPx)) + (hasShares ? sharePx : 0);
  const isUnknown = names === undefined || names.length === 0;
  const widest = hasShares ? shareLabelPx(width) + besideLabelPx : widestColumnPx;
  const columnPx = isUnknown ? widest : Math.min(widest, longest + besideLabelPx);
  const most = Math.max(1, Math.floor(width / columnPx));
  if (isUnknown) return most;
  const shown = Math.max(1, Math.min(maxLegendNames, names.length));
  // Two names share a line, shortened if they must be. Shares are at the end of a name, and remain.
  if (shown === 2 && !hasShares) return 2;
  return Math.ceil(shown / Math.ceil(shown / most));
}

/** The legend of a ring takes part of the height. */
function isRing({ mark }: SpecObject): boolean {
  return isSpecObject(mark) && mark.type === 'arc';
}

/** Lets the cells of a grid share the width. If they would be too narrow, they wrap, or else the box scrolls. */
function sizeParts(given: SpecObject, rows: ChartRows, width: number): SpecObject {
  const spec = wrapColumns(given, rows, width);
  const encoding = isSpecObject(spec.encoding) ? spec.encoding : isSpecObject(spec.facet) ? spec.facet : {};
  const wrapped = isSpecObject(encoding.facet)
    ? encoding.facet
    : isSpecObject(spec.facet) && 'field' in spec.facet
      ? spec.facet
      : undefined;
  const acrossNames = countDistinct(isSpecObject(encoding.column) ? encoding.column : wrapped, rows);
  const listed = ['hconcat', 'concat', 'repeat'].map((key) => spec[key]).find(Array.isArray);
  const across = wrapped
    ? Math.min(acrossNames, Math.max(1, Math.floor(width / 200)))
    : Array.isArray(listed)
      ? Math.min(listed.length, Math.max(1, Math.floor(width / 220)))
      : acrossNames;
  const cell = {
    width: Math.max(narrowestCellPx, Math.floor((width - (listed === undefined ? 64 + (across - 1) * 24 : across * 84)) / across)),
    height: across > 1 ? 150 : 190,
  };
  const columns = wrapped !== undefined || listed !== undefined ? { columns: across } : {};
  const resized = resizeViews(spec, cell);
  return isSpecObject(spec.encoding) && 'facet' in spec.encoding
    ? { ...resized, encoding: { ...spec.encoding, facet: { ...Object(spec.encoding.facet), ...columns } } }
    : { ...resized, ...('hconcat' in spec ? {} : columns) };
}

/** Columns that do not fit beside each other wrap, so that none is out of view. Many of them would make a tower. */
function wrapColumns(spec: SpecObject, rows: ChartRows, width: number): SpecObject {
  const { column, ...encoding } = isSpecObject(spec.encoding) ? spec.encoding : {};
  if (!isSpecObject(column) || 'row' in encoding || 'facet' in encoding) return spec;
  const count = countDistinct(column, rows);
  const fits = 64 + (count - 1) * 24 + count * narrowestCellPx <= width;
  return fits || count > mostWrapped ? spec : { ...spec, encoding: { ...encoding, facet: column } };
}

function countDistinct(definition: SpecObject | undefined, { values }: ChartRows): number {
  const field = definition?.field;
  return typeof field === 'string' ? new Set(values.map((row) => row[field])).size : 1;
}

function resizeViews(spec: SpecObject, cell: SpecObject): SpecObject {
  if ('mark' in spec || 'layer' in spec) return { ...spec, ...cell };
  const resized: SpecObject = { ...spec };
  for (const key of ['concat', 'hconcat', 'vconcat']) {
    const views = spec[key];
    if (Array.isArray(views)) resized[key] = views.map((view) => (isSpecObject(view) ? resizeViews(view, cell) : view));
  }
  if (isSpecObject(spec.spec)) resized.spec = resizeViews(spec.spec, cell);
  return resized;
}

function channelOf(spec: SpecObject, channel: string): SpecObject | undefined {
  const own = isSpecObject(spec.encoding) ? spec.encoding[channel] : undefined;
  if (isSpecObject(own)) return own;
  const layers = Array.isArray(spec.layer) ? spec.layer : [];
  return layers.map((layer) => (isSpecObject(layer) ? channelOf(layer, channel) : undefined)).find((found) => found !== undefined);
}

function isSameTitle(own: unknown, card: string | undefined): boolean {
  return typeof own === 'string' && card !== undefined && own.trim().toLowerCase() === card.trim().toLowerCase();
}

const legendRowPx = 24;

const narrowestCellPx = 110;
const mostWrapped = 12;

/** The width of the longest name a legend shows. */
const widestColumnPx = 150;
/** The symbol and the gap to the next column. */
const besideLabelPx = 32;
/** The width of a share behind a name. */
const sharePx = 56;
const maxMeasured = 200;
