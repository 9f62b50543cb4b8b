import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Triple = readonly [number, number, number];

/** The default colours of a theme as lightness, chroma and hue: the accent, then the other series. */
function paletteOf(theme: 'light' | 'dark'): readonly Triple[] {
  const place = theme === 'light' ? 0 : 1;
  const read = (css: string, name: string): Triple => {
    const line = css.split('\n').find((text) => text.trim().startsWith(`${name}:`)) ?? '';
    const colours = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
    const [, lightness, chroma, hue] = colours[place] ?? [];
    return [Number(lightness), Number(chroma), Number(hue)];
  };
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const charts = readFileSync('src/chat/results/chart/chart-colors.css', 'utf8');
  return [read(tokens, '--parley-base-accent'), ...[2, 3, 4, 5, 6, 7, 8].map((place) => read(charts, `--parley-base-chart-${place}`))];
}

const surfaces = { light: [1, 0, 0], dark: [0.205, 0.008, 235] } as const;

/** Linear red, green and blue (https://bottosson.github.io/posts/oklab/). */
function linearOf([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function closest(colours: readonly Triple[], distance: (one: Triple, other: Triple) => number): number {
  return Math.min(...colours.flatMap((one, index) => colours.slice(index + 1).map((other) => distance(one, other))));
}

function contrast(one: Triple, other: Triple): number {
  const [dark = 0, light = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the series colours in %s', (theme) => {
  const palette = paletteOf(theme);

  it('are eight, with hues at least 40° apart', () => {
    expect(palette).toHaveLength(8);
    expect(palette.flat().every(Number.isFinite)).toBe(true);
    const turn = (one: Triple, other: Triple) => Math.min(Math.abs(one[2] - other[2]), 360 - Math.abs(one[2] - other[2]));
    expect(closest(palette, turn)).toBeGreaterThanOrEqual(40);
  });

  it('are colours that screens can show, at 3:1 or more to the surface and of similar strength', () => {
    for (const colour of palette) {
      const linear = linearOf(colour);
      for (const channel of linear) expect(channel).toBeGreaterThan(-0.002);
      for (const channel of linear) expect(channel).toBeLessThan(1.002);
      expect(contrast(linear, linearOf(surfaces[theme]))).toBeGreaterThan(3);
      expect(colour[1]).toBeGreaterThan(0.08);
      expect(colour[1]).toBeLessThan(0.18);
    }
    const lightness = palette.map(([value]) => value);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.25);
  });
});

it('has the same hues in the same order in light and dark', () => {
  const hues = (theme: 'light' | 'dark') =>
    paletteOf(theme)
      .slice(1)
      .map(([, , hue]) => hue);
  expect(hues('light')).toEqual(hues('dark'));
});
