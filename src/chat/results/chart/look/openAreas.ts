import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import type { OpenPeriod } from './openPeriods.js';
import { literal } from './series/seriesNames.js';

/** Makes the areas of several series pale where they lead to an unfinished period. They share edges, which therefore cannot be dashed. */
export function withOpenAreas(compiled: SpecObject, open: readonly OpenPeriod[], surface: string): SpecObject {
  const { marks, data } = compiled;
  const groups = Array.isArray(marks) ? marks.filter(isSpecObject) : [];
  if (!Array.isArray(data)) return compiled;
  for (const group of groups) {
    const { facet } = Object(group.from);
    const [area] = Array.isArray(group.marks) ? group.marks.filter(isSpecObject) : [];
    const { x } = Object(Object(area?.encode).update);
    const period = open.find(({ field }) => field === x?.field);
    if (facet === undefined || area?.type !== 'area' || period === undefined) continue;
    const { value } = period;
    const before = {
      name: beforeName,
      source: facet.data,
      transform: [
        { type: 'filter', expr: `+datum[${literal(String(x.field).replaceAll('\\', ''))}] < ${literal(value)}` },
        { type: 'aggregate', fields: [x.field], ops: ['max'], as: ['start'] },
        { type: 'filter', expr: 'isValid(datum.start)' },
      ],
    };
    const veil = {
      type: 'rect',
      name: 'parley_open_areas',
      role: 'veil',
      interactive: false,
      from: { data: beforeName },
      encode: {
        update: {
          x: { scale: x.scale, field: 'start' },
          x2: { scale: x.scale, value },
          y: { value: 0 },
          y2: { signal: 'height' },
          fill: { value: surface },
          fillOpacity: { value: 0.6 },
        },
      },
    };
    return { ...compiled, data: [...data, before], marks: groups.flatMap((mark) => (mark === group ? [mark, veil] : [mark])) };
  }
  return compiled;
}

const beforeName = 'parley_before_open';
