import { contrastOf, cssColor, mixColors, oklchOf, type Rgb, rgbOfOklch } from './color.js';

/** The colour scheme of a page. */
export type ColorScheme = 'light' | 'dark';

/** The base colours that a palette can set. */
export type PaletteRoot = 'accent' | 'surface' | 'text' | 'success' | 'warning' | 'danger';

/** A palette colour that was hard to read, and its replacement. */
export interface ContrastAdjustment {
  /** The colour that was adjusted, such as `accent`. */
  readonly root: PaletteRoot;
  /** The scheme it was adjusted for; the other one may keep the palette's colour. */
  readonly scheme: ColorScheme;
  /** The palette's colour as `#rrggbb`. */
  readonly from: string;
  /** The replacement as `#rrggbb`. */
  readonly to: string;
  /**
   * The contrast before the adjustment: of a surface with the text, of `danger` with its label, of any other colour with the
   * surface.
   */
  readonly contrast: number;
  /** The minimum contrast required. */
  readonly required: number;
}

/** The minimum contrast of text on a surface, including muted text (WCAG 1.4.3). */
export const textContrast = 4.5;
/** The minimum contrast of interface elements (WCAG 1.4.11). */
export const interfaceContrast = 3;

/** Returns a text colour that is readable on this surface, even when muted to two thirds as the default styles do. */
export function readableText(text: Rgb, surface: Rgb): Rgb {
  return moveAway(text, surface, (candidate) => isReadableText(candidate, surface));
}

function isReadableText(text: Rgb, surface: Rgb): boolean {
  return contrastOf(text, surface) >= textContrast && contrastOf(mixColors(text, surface, mutedShare), surface) >= mutedContrast;
}

/** Returns a colour that stands out from this surface. */
export function visibleColor(color: Rgb, surface: Rgb): Rgb {
  return moveAway(color, surface, (candidate) => contrastOf(candidate, surface) >= interfaceContrast);
}

/**
 * Returns a readable colour for destructive buttons, whose label is white in the light scheme and near black in the dark
 * one.
 */
export function visibleDanger(color: Rgb, scheme: ColorScheme, surface: Rgb): Rgb {
  return visibleColor(
    moveAway(color, onDanger[scheme], (candidate) => contrastOf(candidate, onDanger[scheme]) >= textContrast),
    surface,
  );
}

/** Returns a surface light or dark enough for all colours computed for its scheme to be readable on it. */
export function usableSurface(surface: Rgb, scheme: ColorScheme): Rgb {
  const { l, c, h } = oklchOf(surface);
  const [least, most] = scheme === 'light' ? [0.95, 1] : [0, 0.27];
  const isUsable = l >= least - 1e-3 && l <= most + 1e-3 && c <= surfaceChroma;
  return isUsable ? surface : rgbOfOklch({ l: Math.min(most, Math.max(least, l)), c: Math.min(c, surfaceChroma), h });
}

/** Describes the change to a colour; `undefined` if it did not change. */
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

/** Makes the colour darker or lighter, away from the surface, by the smallest amount that is enough. Keeps the hue. */
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
/** Matches `--parley-on-danger`. */
const onDanger: Readonly<Record<ColorScheme, Rgb>> = { light: white, dark: rgbOfOklch({ l: 0.18, c: 0.01, h: 25 }) };
const step = 0.01;
/** Matches the share in `--parley-muted`. */
const mutedShare = 0.66;
/** Above the minimum, because muted text also appears on sunken and hovered surfaces. */
const mutedContrast = 4.8;
/** A higher chroma would tint the colours mixed with the surface. */
const surfaceChroma = 0.04;
