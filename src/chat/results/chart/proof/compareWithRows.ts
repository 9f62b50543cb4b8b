import type { ChartRows } from '../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import type { ShownMarks } from './shownMarks.js';
import { takeRecorded } from './tallyRows.js';

/**
 * Compares a drawn chart with its rows: each mark with its row, each mark for a group with the number of rows in it, and both with the rows
 * that the transforms leave. Where it is not known which rows a mark represents, all of them count as shown.
 */
export function compareWithRows(spec: SpecObject, rows: ChartRows, { shown, tally }: DrawnMarks): ComparedRows {
  const { values } = rows;
  const recorded = tally === undefined ? undefined : takeRecorded(tally);
  if (tally !== undefined && shown.grouped > 0 && shown.rows.size === 0) {
    const total = recorded?.count ?? values.length;
    return { visible: values, total, missing: Math.max(0, total - shown.grouped) };
  }
  if (recorded !== undefined && shown.rows.size > 0) {
    const missing = [...recorded.rows].filter((row) => !shown.rows.has(row)).length;
    return { visible: values, total: recorded.rows.size, missing };
  }
  const visible = rowsShown(spec, rows, shown);
  return { visible, total: values.length, missing: values.length - visible.length };
}

export interface DrawnMarks {
  readonly shown: ShownMarks;
  /** The id under which the rows were recorded. */
  readonly tally: string | undefined;
}

export interface ComparedRows {
  /** The rows that the chart shows, as far as known. */
  readonly visible: ChartRows['values'];
  /** The number of rows that the chart should show. */
  readonly total: number;
  /** The number of these that it does not show. */
  readonly missing: number;
}

/** Returns the rows that a chart shows, as far as its marks tell. */
function rowsShown(spec: SpecObject, rows: ChartRows, shown: ShownMarks): ChartRows['values'] {
  if (!showsEachRow(spec)) return rows.values;
  if (shown.rows.size > 0) return rows.values.filter((_, place) => shown.rows.has(place));
  const unplaced = unplacedRows(spec, rows);
  return rows.values.filter((_, place) => !unplaced.has(place));
}

/** Returns the indices of the rows that no view can draw, because they lack a value for its axes. */
function unplacedRows(spec: SpecObject, { values }: ChartRows): ReadonlySet<number> {
  const views = placesOf(spec, {});
  const unplaced = new Set<number>();
  if (views.length === 0) return unplaced;
  for (const [row, value] of values.entries())
    if (views.every((fields) => fields.some((field) => field in value && typeof value[field] !== 'number'))) unplaced.add(row);
  return unplaced;
}

/** Returns the fields on the continuous scales of each view. */
function placesOf(spec: SpecObject, outer: SpecObject): readonly (readonly string[])[] {
  const encoding = { ...outer, ...(isSpecObject(spec.encoding) ? spec.encoding : {}) };
  const children = ['layer', 'concat', 'hconcat', 'vconcat'].flatMap((key) => (Array.isArray(spec[key]) ? spec[key] : []));
  if (isSpecObject(spec.spec)) children.push(spec.spec);
  if (children.length > 0) return children.filter(isSpecObject).flatMap((child) => placesOf(child, 'layer' in spec ? encoding : {}));
  const fields = ['x', 'y', 'theta', 'radius', 'x2', 'y2'].flatMap((channel) => {
    const { field, type, aggregate } = Object(encoding[channel]);
    const isContinuous = type === 'quantitative' || type === 'temporal';
    return typeof field === 'string' && isContinuous && aggregate === undefined ? [field] : [];
  });
  return [fields];
}

/** True if each mark represents a row or a group of rows, and no transform or composite mark omits any. */
function showsEachRow(spec: SpecObject): boolean {
  const text = JSON.stringify(spec);
  return !['"transform":', '"boxplot"', '"errorbar"', '"errorband"'].some((part) => text.includes(part));
}
