import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';

/** An axis of amounts that leaves out the part next to zero, so that differences look larger than they are. */
export interface CutAxis {
  /** The amount nearest to zero on the axis. */
  readonly start: number;
}

/** Finds an axis of bars, lines or areas that starts well away from zero, in a compiled chart. */
export function cutAxis(compiled: SpecObject, domainOf: (scale: string) => readonly unknown[]): CutAxis | undefined {
  const linear = (Array.isArray(compiled.scales) ? compiled.scales : []).filter(isSpecObject).flatMap(({ name, type }) => {
    return typeof name === 'string' && straightScales.has(type) ? [name] : [];
  });
  const names = new Set<unknown>();
  const visit = ({ type, style, encode, marks }: SpecObject) => {
    if (type === 'line' || type === 'area' || type === 'trail' || (type === 'rect' && [style].flat().includes('bar'))) {
      const places: SpecObject = Object(Object(encode).update);
      for (const side of ['x', 'x2', 'y', 'y2']) names.add(Object(places[side]).scale);
    }
    if (Array.isArray(marks)) for (const mark of marks) if (isSpecObject(mark)) visit(mark);
  };
  visit(compiled);
  for (const name of linear) {
    if (!names.has(name)) continue;
    const [one = 0, other = 0] = domainOf(name).map(Number);
    const [near, far] = [Math.min(Math.abs(one), Math.abs(other)), Math.max(Math.abs(one), Math.abs(other))];
    if (one * other > 0 && near >= far * leastCut) return { start: Math.abs(one) === near ? one : other };
  }
  return undefined;
}

const straightScales = new Set<unknown>(['linear', 'pow', 'sqrt']);
/** Leaving out a smaller part next to zero is not misleading. */
const leastCut = 0.1;
