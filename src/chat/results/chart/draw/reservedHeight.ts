import type { QueryRows } from '../../../../client/chat-stream/QueryRows.js';
import { twoLineWidth } from '../look/axes/twoLines.js';
import { chartHeight, type HeightFacts } from '../look/chartHeight.js';

/** Estimates the height of a chart before the library that draws it is loaded, so that the text below it stays where it is. */
export function reservedHeight(spec: string, { columns, rows }: QueryRows, { width, room }: Pick<HeightFacts, 'width' | 'room'>): number {
  const given = readSpec(spec);
  const { mark } = given;
  const y = objectOf(objectOf(given.encoding).y);
  const isNamed = y.type === 'nominal' || y.type === 'ordinal';
  const index = isNamed && y.timeUnit === undefined ? columns.findIndex(({ name }) => name === y.field) : -1;
  const names = index < 0 ? undefined : [...new Set(rows.map((row) => String(row[index])))];
  return chartHeight({
    names: names?.length,
    areLong: twoLineWidth(names, width) !== undefined,
    isRing: (objectOf(mark).type ?? mark) === 'arc',
    hasTransform: 'transform' in given,
    width,
    room,
  });
}

function readSpec(spec: string): Readonly<Record<string, unknown>> {
  try {
    return spec.length > maxCharacters ? {} : objectOf(JSON.parse(spec));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const maxCharacters = 100_000;
