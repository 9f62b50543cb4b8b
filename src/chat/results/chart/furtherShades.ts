import { contrastOf, mixRgb } from './rgbColours.js';

/**
 * Two more shades of each series colour, for series beyond the eighth: nobody tells more than eight hues apart, but two shades of a
 * hue are still two looks. A shade is chosen by its contrast with the surface: at least 3:1, as for all that carries meaning, and as
 * far from the colour itself as the rest of the range allows.
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

/** The colour, mixed with the surface or with its opposite until it has this contrast with the surface. */
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

/** A little above 3:1, since channels are rounded. */
const leastContrast = 3.15;
