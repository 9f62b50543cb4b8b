import { narrowPx } from '../chartHeight.js';
import { labelPx } from '../labelPx.js';

/** Returns the width for names beside horizontal bars in CSS pixels if a narrow chart needs two lines for some of them; otherwise `undefined`. */
export function twoLineWidth(names: readonly string[] | undefined, width: number): number | undefined {
  if (names === undefined || width > narrowPx || names.length > mostNames) return undefined;
  const limit = Math.floor(width * mostOfWidth);
  return names.some((name) => labelPx(name) > limit) ? limit : undefined;
}

/** Breaks a name into two lines of similar length if it is wider than the limit. */
export function nameLines(name: unknown, limitPx: unknown): unknown {
  if (typeof name !== 'string' || labelPx(name) <= Number(limitPx)) return name;
  const halves = name
    .slice(0, maxCharacters)
    .split('')
    .map((sign, place) => ({ sign, end: place + 1 }))
    .filter(({ sign, end }) => breakSigns.includes(sign) || (isEastAsian(sign) && isEastAsian(name.charAt(end))))
    .map(({ end }) => ({ first: name.slice(0, end).trim(), second: name.slice(end).trim() }))
    .filter(({ first, second }) => first !== '' && second !== '');
  const longer = ({ first, second }: { first: string; second: string }) => Math.max(labelPx(first), labelPx(second));
  const [best] = halves.toSorted((one, two) => longer(one) - longer(two));
  return best === undefined ? name : [best.first, best.second];
}

/** Characters between which a line may break. */
function isEastAsian(sign: string): boolean {
  return (sign >= '\u2e80' && sign <= '\ud7ff') || (sign >= '\uf900' && sign <= '\uffef');
}

const breakSigns = ' -/\u2010\u2013\u2014';
/** An upper limit: axis labels are smaller than those of a legend, which `labelPx` estimates. */
const mostOfWidth = 0.38;
/** More bars are too thin for two lines. */
const mostNames = 12;
/** Only this part of a name is searched for a place to break it. */
const maxCharacters = 80;
