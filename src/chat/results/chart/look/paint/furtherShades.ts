import { contrastOf, mixRgb } from './rgbColours.js';

/**
 * Returns two more shades of each series colour, for series beyond the eighth: readers cannot tell more than eight hues apart, but can
 * tell shades of one hue. Each shade keeps the 3:1 contrast with the surface that all meaningful marks need, and within that limit
 * differs from its colour as much as possible.
 */
export function furtherShades(series: readonly string[], surface: string): readonly string[] {
  const ink = contrastOf(surface, 'rgb(0, 0, 0)') > contrastOf(surface, 'rgb(255, 255, 255)') ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
  const most = contrastOf(surface, ink) ** 0.8;
  const steps = [leastContrast, Math.sqrt(leastContrast * most), most];
  const shades = series.map((colour) => {
    const own = contrastOf(colour, surface);
    const distances = steps.map((step) => Math.abs(Math.log(step / own)));
    const nearest = distances.indexOf(Math.min(...distances));
    return steps.filter((_, index) => index !== nearest).map((step) => withContrast(colour, step, { surface, ink }));
  });
  return [0, 1].flatMap((round) => shades.map((pair) => pair[round] ?? surface));
}

/** Mixes the colour with the surface, or with its opposite, until it has this contrast with the surface. */
function withContrast(colour: string, contrast: number, { surface, ink }: { readonly surface: string; readonly ink: string }): string {
  const isFainter = contrastOf(colour, surface) > contrast;
  const end = isFainter ? surface : ink;
  let [least, most] = [0, 1];
  for (let halving = 0; halving < 10; halving += 1) {
    const share = (least + most) / 2;
    const isBeyond = isFainter === contrastOf(mixRgb(colour, end, share), surface) < contrast;
    if (isBeyond) most = share;
    else least = share;
  }
  return mixRgb(colour, end, (least + most) / 2);
}

/** Slightly above 3:1, because channels are rounded. */
const leastContrast = 3.15;
