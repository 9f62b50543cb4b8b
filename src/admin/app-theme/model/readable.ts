import { contrastOf, cssColor, mixColors, oklchOf, type Rgb, rgbOfOklch } from './color.js';

export type ColorScheme = 'light' | 'dark';

/** The roots of the look that a palette sets. */
export type PaletteRoot = 'accent' | 'surface' | 'text' | 'success' | 'warning' | 'danger';

/** A colour of the palette that could not be read well, and what stands in its place. */
export interface ContrastAdjustment {
  readonly root: PaletteRoot;
  readonly scheme: ColorScheme;
  /** As the palette has it, `#rrggbb`. */
  readonly from: string;
  readonly to: string;
  /** What it was against: the surface, of a surface the text, of a danger what is written on it. */
  readonly contrast: number;
  /** What it has to be. */
  readonly required: number;
}

/** Words on a surface, and the muted ones among them (WCAG 1.4.3). */
export const textContrast = 4.5;
/** What tells parts of the interface apart (WCAG 1.4.11). */
export const interfaceContrast = 3;

/**
 * The text that can be read on this surface, also where it is muted to two thirds, which is what the look does with what is
 * less important.
 */
export function readableText(text: Rgb, surface: Rgb): Rgb {
  return moveAway(text, surface, (candidate) => isReadableText(candidate, surface));
}

function isReadableText(text: Rgb, surface: Rgb): boolean {
  return contrastOf(text, surface) >= textContrast && contrastOf(mixColors(text, surface, mutedShare), surface) >= mutedContrast;
}

/** The colour that stands out from this surface. */
export function visibleColor(color: Rgb, surface: Rgb): Rgb {
  return moveAway(color, surface, (candidate) => contrastOf(candidate, surface) >= interfaceContrast);
}

/** The colour of a button that destroys: the look writes on it in white, on dark in near black. */
export function visibleDanger(color: Rgb, scheme: ColorScheme, surface: Rgb): Rgb {
  return visibleColor(
    moveAway(color, onDanger[scheme], (candidate) => contrastOf(candidate, onDanger[scheme]) >= textContrast),
    surface,
  );
}

/** A surface so light or so dark that everything computed for its scheme can be read on it. */
export function usableSurface(surface: Rgb, scheme: ColorScheme): Rgb {
  const { l, c, h } = oklchOf(surface);
  const [least, most] = scheme === 'light' ? [0.95, 1] : [0, 0.27];
  const isUsable = l >= least - 1e-3 && l <= most + 1e-3 && c <= surfaceChroma;
  return isUsable ? surface : rgbOfOklch({ l: Math.min(most, Math.max(least, l)), c: Math.min(c, surfaceChroma), h });
}

/** Tells what became of a colour; `undefined` where it stayed. */
export function adjustmentOf(
  root: PaletteRoot,
  scheme: ColorScheme,
  { from, to, against }: { readonly from: Rgb; readonly to: Rgb; readonly against: Rgb },
): ContrastAdjustment | undefined {
  if (cssColor(from) === cssColor(to)) return undefined;
  const other = root === 'danger' ? onDanger[scheme] : against;
  const required = root === 'accent' || root === 'success' || root === 'warning' ? interfaceContrast : textContrast;
  return { root, scheme, from: cssColor(from), to: cssColor(to), contrast: Math.round(contrastOf(from, other) * 100) / 100, required };
}

/** Darker or lighter, away from the surface, by as little as it takes. The hue stays. */
function moveAway(color: Rgb, surface: Rgb, isEnough: (candidate: Rgb) => boolean): Rgb {
  if (isEnough(color)) return color;
  const { l, c, h } = oklchOf(color);
  const direction = contrastOf(surface, black) >= contrastOf(surface, white) ? -1 : 1;
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += direction * step) {
    const candidate = rgbOfOklch({ l: lightness, c, h });
    if (isEnough(candidate)) return candidate;
  }
  return direction < 0 ? black : white;
}

const white: Rgb = { r: 1, g: 1, b: 1 };
const black: Rgb = { r: 0, g: 0, b: 0 };
/** As `--parley-on-danger` is. */
const onDanger: Readonly<Record<ColorScheme, Rgb>> = { light: white, dark: rgbOfOklch({ l: 0.18, c: 0.01, h: 25 }) };
const step = 0.01;
/** As `--parley-muted` mixes it. */
const mutedShare = 0.66;
/** A little more than it must be: muted words also stand on sunken and on hovered places. */
const mutedContrast = 4.8;
/** More would change the colours that are mixed with it. */
const surfaceChroma = 0.04;
