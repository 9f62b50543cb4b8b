import { afterEach, describe, expect, it } from 'vitest';
import '../../src/styles/styles.css';

const brands = {
  default: undefined,
  yellow: '#ffd400',
  navy: '#0b1f5c',
  red: '#e11d2e',
  grey: '#767676',
  lime: '#7ee000',
  violet: 'rebeccapurple',
};
const themes = ['light', 'dark'] as const;
const surfaces = {
  surface: ['--parley-base-surface'],
  raised: ['--parley-surface-raised'],
  sunken: ['--parley-surface-sunken'],
  hovered: ['--parley-base-surface', '--parley-hover'],
  'hovered raised': ['--parley-surface-raised', '--parley-hover'],
  selected: ['--parley-base-surface', '--parley-selection'],
};
const cases = themes.flatMap((theme) => Object.entries(brands).map(([name, accent]) => ({ theme, name, accent })));

afterEach(() => document.body.replaceChildren());

describe.each(cases)('the $theme theme with a $name accent', ({ theme, accent }) => {
  it.each(Object.entries(surfaces))('has readable text on %s', (_, layers) => {
    const { ratio } = palette(theme, accent);
    for (const text of ['--parley-base-text', '--parley-muted', '--parley-accent-text']) {
      expect(ratio(text, layers), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has readable text on the accent and in tinted badges', () => {
    const { ratio } = palette(theme, accent);
    expect(ratio('--parley-base-on-accent', ['--parley-base-accent'])).toBeGreaterThanOrEqual(4.5);
    for (const tone of ['success', 'warning', 'danger']) {
      const tint = `color-mix(in oklab, var(--parley-base-${tone}) 14%, transparent)`;
      expect(ratio(`--parley-${tone}-text`, ['--parley-base-surface', tint]), tone).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has a first series that stands out from the surface', () => {
    expect(palette(theme, accent).ratio('--parley-base-chart-1', ['--parley-base-surface'])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(themes)('the charts of the %s theme', (theme) => {
  const charts = Array.from({ length: 8 }, (_, index) => `--parley-base-chart-${index + 1}`);

  it('stand out from the surface', () => {
    const { ratio } = palette(theme, undefined);
    for (const chart of charts) expect(ratio(chart, ['--parley-base-surface']), chart).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(eyes()))('have eight colours that %s eyes can distinguish', (_, eye) => {
    const { pixel } = palette(theme, undefined);
    const seen = charts.map((chart) => toOklab(see(pixel([chart]), eye)));
    const distances = seen.flatMap((color, index) =>
      seen.slice(0, index).map((other) => Math.hypot(...color.map((value, axis) => value - (other[axis] ?? 0)))),
    );
    // CSS Color 4 counts 0.02 in OKLab as just noticeable, for wide areas side by side. Lines and the dots of a legend are small and
    // lie apart, so more than three times that.
    expect(Math.min(...distances)).toBeGreaterThan(0.07);
  });
});

describe('roots that a host sets on the page', () => {
  const colors = {
    '--parley-border': '--parley-hairline',
    '--parley-text-muted': '--parley-muted',
    '--parley-on-accent': '--parley-base-on-accent',
    '--parley-accent': '--parley-base-accent',
    ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`--parley-chart-${index + 1}`, `--parley-base-chart-${index + 1}`])),
  };

  afterEach(() => document.documentElement.removeAttribute('style'));

  it.each(Object.entries(colors))('reach every part: %s', (name, used) => {
    document.documentElement.style.setProperty(name, 'rgb(1, 2, 3)');
    document.body.innerHTML = '<div class="parley"><p class="parley"></p></div>';
    const part = document.querySelector('p');
    part?.style.setProperty('color', `var(${used})`);
    expect(part && getComputedStyle(part).color).toBe('rgb(1, 2, 3)');
  });

  it('may be set on any other ancestor, and may be sizes', () => {
    document.body.innerHTML =
      '<div style="--parley-accent: rgb(200, 0, 100); --parley-text-size: 20px"><p class="parley" style="color: var(--parley-base-accent)"></p></div>';
    const style = getComputedStyle(document.querySelector('p') ?? document.body);
    expect([style.color, style.fontSize]).toEqual(['rgb(200, 0, 100)', '20px']);
  });

  it('keep strong lines stronger than the border', () => {
    document.documentElement.style.setProperty('--parley-border', 'rgb(230, 230, 230)');
    const { ratio } = palette('light', undefined);
    expect(ratio('--parley-hairline-strong', ['--parley-base-surface'])).toBeGreaterThan(
      ratio('--parley-hairline', ['--parley-base-surface']),
    );
  });
});

type Color = readonly [red: number, green: number, blue: number];

/** The colours of a theme as the browser paints them. */
function palette(theme: string, accent: string | undefined) {
  const host = document.createElement('div');
  host.dataset.theme = theme;
  if (accent !== undefined) host.style.setProperty('--parley-accent', accent);
  const part = document.createElement('div');
  part.className = 'parley';
  host.append(part);
  document.body.append(host);

  /** Layers painted over each other: tokens, or colours written out. */
  function pixel(layers: readonly string[]): Color {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser paints no canvas.');
    for (const layer of layers) {
      part.style.color = layer.startsWith('--') ? `var(${layer})` : layer;
      context.fillStyle = getComputedStyle(part).color;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [toLinear(red), toLinear(green), toLinear(blue)];
  }

  function ratio(text: string, layers: readonly string[]): number {
    const [dark = 0, light = 0] = [luminance(pixel(layers)), luminance(pixel([...layers, text]))].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  }

  return { pixel, ratio };
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Matrix = readonly [Color, Color, Color];

/** How colours look without one kind of cones, after Machado, Oliveira and Fernandes (2009). */
function eyes(): Record<string, Matrix> {
  return {
    usual: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanopic: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopic: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopic: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };
}

function see(color: Color, matrix: Matrix): Color {
  return multiply(matrix, color, (value) => Math.min(1, Math.max(0, value)));
}

function toOklab(color: Color): Color {
  const cones = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
    Math.cbrt,
  );
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
    (value) => value,
  );
}

function multiply(matrix: Matrix, [first, second, third]: Color, then: (value: number) => number): Color {
  const row = ([a, b, c]: Color) => then(a * first + b * second + c * third);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}
