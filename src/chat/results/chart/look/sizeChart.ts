import type { ChartRows } from '../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { namesOn } from './axes/decorateAxes.js';
import { twoLineWidth } from './axes/twoLines.js';
import { maxLegendNames } from './chartConfig.js';
import { chartHeight, narrowPx } from './chartHeight.js';
import { channelOf, isRing, type LegendLayout } from './legendLayout.js';

/** Where a chart is drawn. */
export interface SizeContext {
  readonly rows: ChartRows;
  /** The width in CSS pixels. */
  readonly width: number;
  /** The height to fill in CSS pixels, if the place of the chart has one. */
  readonly room?: number | undefined;
  readonly legend: LegendLayout;
}

/** Returns the size of a single view, which can change its width later. */
export function fluidSize(spec: SpecObject, context: SizeContext): SpecObject {
  return { width: context.width, ...withLegendBelow(fluidHeight(spec, context), context) };
}

/** Gives the parts of a chart their size. */
export function sizeParts(spec: SpecObject, { rows, width }: Pick<SizeContext, 'rows' | 'width'>): SpecObject {
  return { ...sizeCells(spec, rows, width), autosize: { type: 'pad' } };
}

function fluidHeight(spec: SpecObject, { rows, width, room }: SizeContext): SpecObject {
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

/** In a narrow place, the legend is below the plot, and its rows make the chart higher instead of the plot smaller. */
function withLegendBelow(size: SpecObject, { width, room, legend: { names, columns } }: SizeContext): SpecObject {
  if (width >= narrowPx || room !== undefined || typeof size.height !== 'number' || names === undefined) return size;
  return { ...size, height: size.height + Math.max(1, Math.ceil(Math.min(maxLegendNames, names.length) / columns)) * legendRowPx };
}

/** Divides the width among the cells of a grid. Cells that would be too narrow wrap; if they cannot, the chart scrolls. */
function sizeCells(given: SpecObject, rows: ChartRows, width: number): SpecObject {
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

const legendRowPx = 24;

const narrowestCellPx = 110;
const mostWrapped = 12;
