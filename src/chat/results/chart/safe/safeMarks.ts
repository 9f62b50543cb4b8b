import {
  either,
  essential,
  flag,
  fraction,
  isSpecObject,
  list,
  none,
  number,
  oneOf,
  pixels,
  type Rule,
  refused,
  required,
  shape,
  text,
} from '../spec/specGrammar.js';
import { colour, symbolShape } from './safeScale.js';

/** A mark by name or with its properties. Images, maps and anything with an address are refused. */
export const mark: Rule = (value, scope) => {
  const type = required(markType, 'mark')(isSpecObject(value) ? value.type : value, scope);
  return isSpecObject(value) ? { ...Object(properties(value, scope)), type } : { type };
};

const markType = oneOf(...'arc area bar line point rect rule square circle text tick trail boxplot errorband errorbar'.split(' '));

const interpolate = oneOf(...'basis cardinal catmull-rom linear monotone natural step step-before step-after'.split(' '));
const size = number(0, 2000);
const radius = number(0, 24);

const overlay = shape({
  color: colour,
  fill: colour,
  stroke: colour,
  filled: flag,
  size,
  opacity: fraction,
  strokeWidth: number(0, 12),
  interpolate,
});
const part = either(flag, overlay);

const properties = shape({
  color: colour,
  fill: colour,
  stroke: colour,
  filled: flag,
  opacity: fraction,
  fillOpacity: fraction,
  strokeOpacity: fraction,
  strokeWidth: number(0, 12),
  strokeDash: list(number(0, 50), 6),
  interpolate,
  tension: fraction,
  size,
  shape: symbolShape,
  point: either(flag, oneOf('transparent'), overlay),
  line: part,
  box: part,
  median: part,
  rule: part,
  ticks: part,
  outliers: part,
  borders: part,
  band: part,
  cornerRadius: radius,
  cornerRadiusEnd: radius,
  cornerRadiusTopLeft: radius,
  cornerRadiusTopRight: radius,
  cornerRadiusBottomLeft: radius,
  cornerRadiusBottomRight: radius,
  innerRadius: number(0, 80),
  padAngle: number(0, 0.2),
  radiusOffset: number(-60, 60),
  thetaOffset: number(-7, 7),
  align: oneOf('left', 'center', 'right'),
  baseline: oneOf('top', 'middle', 'bottom', 'alphabetic', 'line-top', 'line-bottom'),
  dx: pixels,
  dy: pixels,
  xOffset: pixels,
  yOffset: pixels,
  angle: number(-360, 360),
  fontSize: number(8, 28),
  fontWeight: either(oneOf('normal', 'bold'), number(100, 900)),
  fontStyle: oneOf('normal', 'italic'),
  limit: number(0, 400),
  text: text(),
  width: either(number(0, 60), shape({ band: fraction })),
  height: either(number(0, 60), shape({ band: fraction })),
  thickness: number(0, 12),
  bandSize: number(0, 60),
  binSpacing: number(0, 20),
  clip: flag,
  // A place of one's own: pixels, or the far end.
  ...Object.fromEntries(['x', 'x2', 'y', 'y2'].map((name) => [name, either(pixels, oneOf('width', 'height'))])),
  ...essential({
    orient: oneOf('horizontal', 'vertical'),
    order: either(flag, none),
    extent: either(oneOf('min-max', 'ci', 'iqr', 'stderr', 'stdev'), number(0, 10)),
    invalid: oneOf('filter', 'break-paths-filter-domains', 'break-paths-show-domains', 'show', 'break-paths-show-path-domains'),
    time: refused,
  }),
});
