import type { AppThemePalette, AppThemePaletteSeed, AppThemeScheme } from '../../../client/resources/app-theme.js';
import { cssColor, type Oklch, oklchOf, parseColor, type Rgb, rgbOfHsl, rgbOfOklch } from './color.js';
import {
  adjustmentOf,
  type ColorScheme,
  type ContrastAdjustment,
  type PaletteRoot,
  readableText,
  usableSurface,
  visibleColor,
  visibleDanger,
} from './readable.js';

/** An account's colours for both colour schemes, adjusted to be readable. */
export interface PaletteTheme {
  /** The readable colour of each root for light and dark pages. Roots without a usable value are missing. */
  readonly colors: Readonly<Partial<Record<PaletteRoot, SchemePair>>>;
  /** The colours that were lightened or darkened. */
  readonly adjustments: readonly ContrastAdjustment[];
  /** The values that were ignored because they are not colours. */
  readonly refused: readonly PaletteRoot[];
}

/** A colour for light pages and one for dark pages, as `#rrggbb`. */
export type SchemePair = Readonly<Record<ColorScheme, string>>;

/** The colours of a theme, as the service returns them. */
export interface PaletteSource {
  /** The colours by root. It takes precedence over `light` and `dark`. */
  readonly palette?: AppThemePalette | null | undefined;
  /** Deprecated by the service; read only where there is no palette. */
  readonly light?: Partial<AppThemeScheme> | null | undefined;
  /** Deprecated by the service; read only where there is no palette. */
  readonly dark?: Partial<AppThemeScheme> | null | undefined;
}

/** Colours that the host sets on an ancestor element. They take precedence over the palette. */
export interface HostColors {
  /** The CSS value as the host wrote it; `undefined` if the host sets none. */
  readonly surface?: string | undefined;
  /** The CSS value of the text colour; `undefined` if the host sets none. */
  readonly text?: string | undefined;
}

/**
 * Builds a theme from a palette. Text and surface go together: if the host sets one, the palette sets neither. Every colour
 * is rebuilt from numbers, so nothing else in the response reaches a style sheet.
 */
export function paletteTheme(source: PaletteSource, host: HostColors = {}): PaletteTheme {
  const wanted = source.palette == null ? wantedOfSchemes(source) : wantedOfPalette(source.palette);
  const isPairOfHost = host.surface !== undefined || host.text !== undefined;
  const colors: { [Root in PaletteRoot]?: Record<ColorScheme, string> } = {};
  const adjustments: ContrastAdjustment[] = [];

  for (const scheme of schemes) {
    const take = (root: PaletteRoot, from: Rgb | undefined, adjust: (color: Rgb) => Rgb, against: Rgb): Rgb | undefined => {
      if (from === undefined) return undefined;
      const to = adjust(from);
      const adjustment = adjustmentOf(root, scheme, { from, to, against });
      if (adjustment !== undefined) adjustments.push(adjustment);
      colors[root] = { ...defaults[root], ...colors[root], [scheme]: cssColor(to) };
      return to;
    };
    const ownSurface = isPairOfHost
      ? undefined
      : take('surface', wanted.colors.surface?.[scheme], (color) => usableSurface(color, scheme), defaultText[scheme]);
    const surface = ownSurface ?? parseColor(host.surface) ?? defaultSurface[scheme];
    if (!isPairOfHost) take('text', wanted.colors.text?.[scheme], (color) => readableText(color, surface), surface);
    for (const root of standingOut)
      take(
        root,
        wanted.colors[root]?.[scheme],
        (color) => (root === 'danger' ? visibleDanger(color, scheme, surface) : visibleColor(color, surface)),
        surface,
      );
  }
  return { colors, adjustments, refused: wanted.refused };
}

interface WantedColors {
  readonly colors: { readonly [Root in PaletteRoot]?: Readonly<Record<ColorScheme, Rgb | undefined>> };
  readonly refused: readonly PaletteRoot[];
}

function wantedOfPalette({ base, accent, themes, surfaceMode, contrastLevel, pastel }: AppThemePalette): WantedColors {
  const tint = colorOfSeed(base);
  const brand = colorOfSeed(accent);
  const status = (['success', 'warning', 'danger'] as const).map((root) => [root, themes?.[root]] as const);
  const { h, c } = tint === undefined ? { h: 0, c: 0 } : oklchOf(tint);
  const strength = Math.min(1, c / 0.2);
  const level = inRange(contrastLevel, 0, 100) ?? 50;
  const inTint = (light: Oklch, dark: Oklch) => ({ light: rgbOfOklch(light), dark: rgbOfOklch(dark) });
  const seeds: readonly (readonly [PaletteRoot, AppThemePaletteSeed | null | undefined])[] = [
    ['surface', base],
    ['accent', accent],
    ...status,
  ];
  return {
    colors: {
      ...(tint !== undefined &&
        surfaceMode === 'tinted' && {
          surface: inTint({ l: 0.988, c: 0.002 + 0.01 * strength, h }, { l: 0.2, c: 0.006 + 0.02 * strength, h }),
        }),
      ...(tint !== undefined && {
        text: inTint(
          { l: 0.3 - level * 0.0014, c: 0.01 + 0.02 * strength, h },
          { l: 0.86 + level * 0.0013, c: 0.006 + 0.008 * strength, h },
        ),
      }),
      ...(brand !== undefined && { accent: bothSchemes(pastel === true ? softened(brand) : brand) }),
      ...Object.fromEntries(status.flatMap(([root, seed]) => pairOf(root, colorOfSeed(seed)))),
    },
    refused: seeds.filter(([, seed]) => seed != null && saysColor(seed) && colorOfSeed(seed) === undefined).map(([root]) => root),
  };
}

function wantedOfSchemes(source: PaletteSource): WantedColors {
  const fields = { accent: 'accentColor', surface: 'backgroundColor', text: 'foregroundColor' } as const;
  const roots = Object.entries(fields).map(([root, field]) => {
    const written = [source.light?.[field], source.dark?.[field]] as const;
    // The keys of `fields` are the roots.
    return { root: root as keyof typeof fields, written, colors: { light: parseColor(written[0]), dark: parseColor(written[1]) } };
  });
  return {
    colors: Object.fromEntries(roots.map(({ root, colors }) => [root, colors])),
    refused: roots.filter(({ written, colors }) => (written[0] && !colors.light) || (written[1] && !colors.dark)).map(({ root }) => root),
  };
}

/** Uses the seed's colour, or its hue and saturation if it has none. */
function colorOfSeed(seed: AppThemePaletteSeed | null | undefined): Rgb | undefined {
  if (seed == null) return undefined;
  const color = parseColor(seed.color);
  if (color !== undefined) return color;
  const hue = inRange(seed.hue, 0, 360);
  const saturation = inRange(seed.saturation, 0, 100);
  return hue === undefined || saturation === undefined ? undefined : rgbOfHsl(hue, saturation, 42);
}

function saysColor({ color, hue, saturation }: AppThemePaletteSeed): boolean {
  return (color != null && color !== '') || hue != null || saturation != null;
}

function inRange(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

function pairOf(root: PaletteRoot, color: Rgb | undefined): readonly (readonly [PaletteRoot, Record<ColorScheme, Rgb>])[] {
  return color === undefined ? [] : [[root, bothSchemes(color)]];
}

/** Lightens the colour for the dark scheme, where a strong brand colour would be hard to see. */
function bothSchemes(color: Rgb): Record<ColorScheme, Rgb> {
  const { l, c, h } = oklchOf(color);
  return { light: color, dark: l >= liftedTo ? color : rgbOfOklch({ l: liftedTo, c: c * 0.9, h }) };
}

function softened(color: Rgb): Rgb {
  const { l, c, h } = oklchOf(color);
  return rgbOfOklch({ l: l + (0.85 - l) * 0.25, c: c * 0.6, h });
}

const schemes: readonly ColorScheme[] = ['light', 'dark'];
const standingOut: readonly PaletteRoot[] = ['accent', 'success', 'warning', 'danger'];
const liftedTo = 0.72;

/** The default colours from `tokens.css`, for a scheme that the account does not define. */
const defaultOklch: Readonly<Record<PaletteRoot, Readonly<Record<ColorScheme, Oklch>>>> = {
  accent: { light: { l: 0.47, c: 0.085, h: 205 }, dark: { l: 0.78, c: 0.095, h: 200 } },
  surface: { light: { l: 1, c: 0, h: 0 }, dark: { l: 0.205, c: 0.008, h: 235 } },
  text: { light: { l: 0.23, c: 0.014, h: 235 }, dark: { l: 0.93, c: 0.006, h: 235 } },
  success: { light: { l: 0.55, c: 0.13, h: 150 }, dark: { l: 0.76, c: 0.14, h: 152 } },
  warning: { light: { l: 0.66, c: 0.13, h: 70 }, dark: { l: 0.82, c: 0.13, h: 78 } },
  danger: { light: { l: 0.55, c: 0.19, h: 25 }, dark: { l: 0.72, c: 0.16, h: 22 } },
};

function defaultColor(root: PaletteRoot): Record<ColorScheme, Rgb> {
  return { light: rgbOfOklch(defaultOklch[root].light), dark: rgbOfOklch(defaultOklch[root].dark) };
}

const defaultSurface = defaultColor('surface');
const defaultText = defaultColor('text');
const defaults: Readonly<Record<PaletteRoot, SchemePair>> = {
  accent: written('accent'),
  surface: written('surface'),
  text: written('text'),
  success: written('success'),
  warning: written('warning'),
  danger: written('danger'),
};

function written(root: PaletteRoot): SchemePair {
  const { light, dark } = defaultColor(root);
  return { light: cssColor(light), dark: cssColor(dark) };
}
