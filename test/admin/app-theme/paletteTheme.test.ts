import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, cssColor, mixColors, oklchOf, parseColor, type Rgb, rgbOfOklch } from '../../../src/admin/app-theme/model/color.js';
import { type PaletteSource, type PaletteTheme, paletteTheme } from '../../../src/admin/app-theme/model/paletteTheme.js';
import { type ColorScheme, interfaceContrast, textContrast } from '../../../src/admin/app-theme/model/readable.js';
import { safeLogoUrl } from '../../../src/admin/app-theme/model/safeLogoUrl.js';
import { runs } from '../../support/runs.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const percent = fc.integer({ min: 0, max: 100 });
const hostile = fc.constantFrom(
  'red; background: url(https://evil.example)',
  'url(https://evil.example/x)',
  'var(--secret)',
  'expression(alert(1))',
  '#12345',
  '#gggggg',
  'rgb(1,2)',
  'rgb(1 2 3 / 0.1)',
  '#00000000',
  '</style>',
  'inherit',
  '',
);
const seed = fc.record(
  {
    color: fc.option(fc.oneof(hex, hostile, fc.string())),
    hue: fc.option(fc.oneof(fc.integer({ min: 0, max: 360 }), fc.constantFrom(-1, Number.NaN, 1e9))),
    saturation: fc.option(fc.integer({ min: -5, max: 105 })),
  },
  { requiredKeys: [] },
);
const palette = fc.record(
  {
    base: fc.option(seed),
    accent: fc.option(seed),
    contrastLevel: fc.option(fc.integer({ min: -10, max: 110 })),
    pastel: fc.option(fc.boolean()),
    surfaceMode: fc.constantFrom('neutral', 'tinted', 'glass', null),
    themes: fc.option(fc.record({ danger: fc.option(seed), warning: fc.option(seed), success: fc.option(seed) })),
  },
  { requiredKeys: [] },
);
const scheme = fc.record({
  accentColor: fc.oneof(hex, hostile),
  backgroundColor: fc.oneof(hex, hostile),
  foregroundColor: fc.oneof(hex, hostile),
});
const sources: fc.Arbitrary<PaletteSource> = fc.oneof(fc.record({ palette }), fc.record({ light: scheme, dark: scheme }));

const schemes: readonly ColorScheme[] = ['light', 'dark'];
const defaultSurface: Record<ColorScheme, Rgb> = { light: read('#ffffff'), dark: rgbOfOklch({ l: 0.205, c: 0.008, h: 235 }) };

const onDanger: Record<ColorScheme, Rgb> = { light: read('#ffffff'), dark: rgbOfOklch({ l: 0.18, c: 0.01, h: 25 }) };

describe('the theme of an account', () => {
  it('is readable in both schemes, for any palette', () => {
    fc.assert(
      fc.property(sources, (source) => {
        expectReadable(paletteTheme(source));
      }),
      { numRuns: runs(100, 400) },
    );
  });

  it('lets only generated colours into a style sheet', () => {
    fc.assert(
      fc.property(sources, (source) => {
        for (const pair of Object.values(paletteTheme(source).colors)) {
          for (const color of Object.values(pair)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });

  it('keeps a brand colour that has enough contrast', () => {
    const { colors, adjustments } = paletteTheme({ palette: { accent: { color: '#0f766e' } } });
    expect(colors.accent?.light).toBe('#0f766e');
    expect(adjustments).toEqual([]);
    expect(colors.text).toBeUndefined();
  });

  it('darkens a brand colour that is too light on white, keeps its hue, and reports it', () => {
    const { colors, adjustments } = paletteTheme({ palette: { accent: { color: '#ffe066' } } });
    expect(adjustments).toMatchObject([{ root: 'accent', scheme: 'light', from: '#ffe066', to: colors.accent?.light, required: 3 }]);
    expect(adjustments[0]?.contrast).toBeLessThan(3);
    expect(Math.abs(oklchOf(read(colors.accent?.light)).h - oklchOf(read('#ffe066')).h)).toBeLessThan(6);
  });

  it('reports and ignores invalid colours', () => {
    const theme = paletteTheme({ palette: { accent: { color: 'url(https://evil.example)' }, themes: { danger: { color: '#c00;}' } } } });
    expect(theme).toEqual({ colors: {}, adjustments: [], refused: ['accent', 'danger'] });
  });

  it('uses hue and saturation if the colour is missing or invalid', () => {
    const ofHue = paletteTheme({ palette: { accent: { hue: 210, saturation: 80 } } });
    expect(paletteTheme({ palette: { accent: { color: 'blue!', hue: 210, saturation: 80 } } }).colors).toEqual(ofHue.colors);
    expect(ofHue.colors.accent?.light).toMatch(/^#/);
  });

  it('tints surfaces only if the palette asks for it', () => {
    const base = { hue: 190, saturation: 60 };
    expect(paletteTheme({ palette: { base, surfaceMode: 'neutral' } }).colors.surface).toBeUndefined();
    expect(paletteTheme({ palette: { base, surfaceMode: 'tinted' } }).colors.surface?.light).not.toBe('#ffffff');
  });

  it('uses the deprecated colours only without a palette', () => {
    const light = { accentColor: '#c2185b', backgroundColor: '#fffafa', foregroundColor: '#201010' };
    expect(paletteTheme({ light, dark: {} }).colors).toMatchObject({ accent: { light: '#c2185b' }, surface: { light: '#fffafa' } });
    expect(paletteTheme({ palette: {}, light, dark: light }).colors).toEqual({});
  });

  it('raises the contrast of text with the contrast level', () => {
    const textAt = (contrastLevel: number) =>
      read(paletteTheme({ palette: { base: { hue: 20, saturation: 30 }, contrastLevel } }).colors.text?.light);
    expect(contrastOf(textAt(100), defaultSurface.light)).toBeGreaterThan(contrastOf(textAt(0), defaultSurface.light));
  });

  it("sets neither text nor surface if the host sets one of them, and adapts the accent to the host's surface", () => {
    const source = { palette: { base: { hue: 190, saturation: 60 }, surfaceMode: 'tinted', accent: { color: '#14453d' } } } as const;
    const { colors } = paletteTheme(source, { surface: '#101418' });
    expect([colors.surface, colors.text]).toEqual([undefined, undefined]);
    expect(contrastOf(read(colors.accent?.light), read('#101418'))).toBeGreaterThanOrEqual(interfaceContrast);
  });
});

describe('a colour', () => {
  it('survives conversion to lightness, chroma and hue and back', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(cssColor(rgbOfOklch(oklchOf(read(color))))).toBe(color);
      }),
    );
  });

  it('is checked exactly as it is written out', () => {
    const written = fc.oneof(
      fc.tuple(fc.integer({ min: 0, max: 360 }), percent, percent).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
      fc.tuple(percent, percent, percent).map((channels) => `rgb(${channels.map((channel) => `${channel}%`).join(' ')})`),
    );
    fc.assert(
      fc.property(written, (color) => {
        expect(read(cssColor(read(color)))).toEqual(read(color));
      }),
    );
  });

  it.each([
    ['#abc', '#aabbcc'],
    ['#AABBCCFF', '#aabbcc'],
    ['rgb(15, 118, 110)', '#0f766e'],
    ['rgb(15 118 110 / 100%)', '#0f766e'],
    ['hsl(0deg 100% 50%)', '#ff0000'],
  ])('%s is parsed', (text, expected) => {
    expect(cssColor(read(text))).toBe(expected);
  });

  it.each([['#abcd'], ['#aabbcc80'], ['rgba(0,0,0,0.5)'], ['red'], ['rgb(0,0,0'], ['hsl(calc(1),2%,3%)'], [null], [7]])(
    '%s is not a colour',
    (text) => {
      expect(parseColor(text)).toBeUndefined();
    },
  );
});

describe('the address of a logo', () => {
  it.each([
    ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    ['/logo.png', 'https://service.example/logo.png'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ])('%s is loaded', (url, expected) => {
    expect(safeLogoUrl(url, 'https://service.example')).toBe(expected);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,<b>'],
    ['blob:https://x.example/1'],
    ['file:///etc/passwd'],
    ['https://a@b.example/x.png'],
    [''],
    [null],
  ])('%s is not loaded', (url) => {
    expect(safeLogoUrl(url, 'https://service.example')).toBeUndefined();
  });
});

/** Text, muted text and what the style sheet makes of the accent, on the surface of their scheme. */
function expectReadable({ colors }: PaletteTheme): void {
  for (const name of schemes) {
    const surface = colors.surface === undefined ? defaultSurface[name] : read(colors.surface[name]);
    if (colors.text !== undefined) {
      const text = read(colors.text[name]);
      expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(textContrast);
      expect(contrastOf(mixColors(text, surface, 0.66), surface)).toBeGreaterThanOrEqual(textContrast);
    }
    for (const root of ['accent', 'success', 'warning', 'danger'] as const) {
      const color = colors[root]?.[name];
      if (color === undefined) continue;
      expect(contrastOf(read(color), surface)).toBeGreaterThanOrEqual(interfaceContrast);
      const onIt = Math.max(contrastOf(read(color), read('#ffffff')), contrastOf(read(color), read('#000000')));
      expect(onIt).toBeGreaterThanOrEqual(textContrast);
      if (root === 'danger') expect(contrastOf(read(color), onDanger[name])).toBeGreaterThanOrEqual(textContrast);
      const { l, c, h } = oklchOf(read(color));
      const asText = rgbOfOklch({ l: name === 'light' ? Math.min(l, 0.5) : Math.max(l, 0.75), c, h });
      expect(contrastOf(asText, surface)).toBeGreaterThanOrEqual(textContrast);
    }
  }
}

function read(text: string | undefined): Rgb {
  const color = parseColor(text);
  if (color === undefined) throw new Error(`${text} is no colour.`);
  return color;
}
