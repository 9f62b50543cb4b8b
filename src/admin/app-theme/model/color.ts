/** An sRGB colour with channels from 0 to 1, in the 256 steps of a style sheet. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A perceptually uniform colour: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/**
 * Parses a colour in a format the service uses: `#rgb`, `#rrggbb`, `rgb()` or `hsl()`. Returns `undefined` for anything
 * else, including transparent colours.
 */
export function parseColor(text: unknown): Rgb | undefined {
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})(f{1,2})?$/.exec(value);
  if (hex?.[1] !== undefined && (value.length !== 6 || hex[1].length !== 3)) return parseHex(hex[1]);
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value);
  return call?.[2] === undefined ? undefined : parseCall(call[1] === 'hsl', call[2]);
}

/** Returns the colour for a hue in degrees and saturation and lightness in percent. */
export function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const s = clamp(saturation / 100);
  const l = clamp(lightness / 100);
  const turn = (((hue % 360) + 360) % 360) / 30;
  const channel = (n: number) => {
    const k = (n + turn) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return { r: inSteps(channel(0)), g: inSteps(channel(8)), b: inSteps(channel(4)) };
}

export function oklchOf(rgb: Rgb): Oklch {
  const { l, a, b } = oklabOf(rgb);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Returns the nearest sRGB colour, reducing chroma if necessary. */
export function rgbOfOklch({ l, c, h }: Oklch): Rgb {
  const lightness = clamp(l);
  let fits = 0;
  let chroma = c;
  if (!isShown(linearOf(lightness, c, h))) {
    for (let step = 0, tooMuch = c; step < 20; step += 1) {
      chroma = (fits + tooMuch) / 2;
      if (isShown(linearOf(lightness, chroma, h))) fits = chroma;
      else tooMuch = chroma;
    }
    chroma = fits;
  }
  const [r, g, b] = linearOf(lightness, chroma, h).map((value) => inSteps(encode(clamp(value))));
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
}

/** Mixes two colours as `color-mix(in oklab)` does; `share` is the share of the first. */
export function mixColors(one: Rgb, other: Rgb, share: number): Rgb {
  const first = oklabOf(one);
  const second = oklabOf(other);
  const mixed = (a: number, b: number) => a * share + b * (1 - share);
  const a = mixed(first.a, second.a);
  const b = mixed(first.b, second.b);
  return rgbOfOklch({ l: mixed(first.l, second.l), c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** Returns the WCAG contrast ratio, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns `#rrggbb`, built from numbers only. */
export function cssColor({ r, g, b }: Rgb): string {
  return `#${[r, g, b]
    .map((value) =>
      Math.round(clamp(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function parseHex(digits: string): Rgb {
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return { r, g, b };
}

function parseCall(isHsl: boolean, inside: string): Rgb | undefined {
  const [colors = '', alpha] = inside.includes('/') ? inside.split('/', 2) : [inside, undefined];
  const [one, two, three, four, ...more] = colors.trim().split(/\s*,\s*|\s+/);
  const opacity = alpha?.trim() ?? four;
  if (more.length > 0 || (opacity !== undefined && opacity !== '1' && opacity !== '100%')) return undefined;
  const values = [one, two, three].map((part) => readNumber(part, isHsl));
  const [a, b, c] = values;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  return isHsl ? rgbOfHsl(a.value, b.value, c.value) : { r: channelOf(a), g: channelOf(b), b: channelOf(c) };
}

interface ReadNumber {
  readonly value: number;
  readonly isPercent: boolean;
}

function readNumber(part: string | undefined, isHsl: boolean): ReadNumber | undefined {
  const match = /^(-?\d{1,4}(?:\.\d{1,6})?)(%|deg)?$/.exec(part ?? '');
  if (match?.[1] === undefined || (match[2] === 'deg' && !isHsl)) return undefined;
  return { value: Number(match[1]), isPercent: match[2] === '%' };
}

function channelOf({ value, isPercent }: ReadNumber): number {
  return inSteps(value / (isPercent ? 100 : 255));
}

function inSteps(value: number): number {
  return Math.round(clamp(value) * 255) / 255;
}

function luminanceOf({ r, g, b }: Rgb): number {
  return 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);
}

function oklabOf(rgb: Rgb): { readonly l: number; readonly a: number; readonly b: number } {
  const [r, g, b] = [decode(rgb.r), decode(rgb.g), decode(rgb.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function linearOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShown(channels: readonly number[]): boolean {
  return channels.every((value) => value >= -1e-4 && value <= 1 + 1e-4);
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
}
