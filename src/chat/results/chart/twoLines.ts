import { narrowPx } from './chartHeight.js';
import { labelPx } from './labelPx.js';

/** Returns the width for the names of horizontal bars in a narrow chart whose names need two lines; `undefined` if one line is enough. */
export function twoLineWidth(names: readonly string[] | undefined, width: number): number | undefined {
  if (names === undefined || width > narrowPx || names.length > mostNames) return undefined;
  const limit = Math.floor(width * mostOfWidth);
  return names.some((name) => labelPx(name) > limit) ? limit : undefined;
}

/** Breaks a name into two lines of nearly the same length if it is longer than a width. */
export function nameLines(name: unknown, limitPx: unknown): unknown {
  if (typeof name !== 'string' || labelPx(name) <= Number(limitPx)) return name;
  const shown = name.slice(0, maxCharacters);
  const breaks = [...shown.matchAll(/[\s\-/\u2010-\u2014]+|(?<=[\u2e80-\uffff])(?=[\u2e80-\uffff])/gu)].map(({ 0: sign, index }) => {
    const end = index + sign.length;
    return { first: shown.slice(0, /\s/.test(sign) ? index : end).trim(), second: name.slice(end) };
  });
  const longer = ({ first, second }: { first: string; second: string }) => Math.max(labelPx(first), labelPx(second));
  const usable = breaks.filter(({ first, second }) => first !== '' && second !== '');
  const [best] = usable.toSorted((one, two) => longer(one) - longer(two));
  return best === undefined ? name : [best.first, best.second];
}

/** Axis labels are smaller than those of a legend, which `labelPx` estimates, so that this is at most two fifths. */
const mostOfWidth = 0.38;
/** More bars are too thin for two lines. */
const mostNames = 12;
/** Of a longer name, no more is shown. */
const maxCharacters = 80;
