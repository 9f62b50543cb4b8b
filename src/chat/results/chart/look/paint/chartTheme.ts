import { furtherShades } from './furtherShades.js';
import { linearRgb, mixRgb } from './rgbColours.js';

/** The look of a chart, read from the CSS variables at its place. Colours are `rgb(…)`. */
export interface ChartTheme {
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly surface: string;
  /** The accent, followed by a set that colour-blind readers can tell apart. */
  readonly series: readonly string[];
  /** The pale accent of a period that the current one is compared with. */
  readonly previous: string;
  /** Two more shades of each series colour, for series beyond those. */
  readonly furtherSeries: readonly string[];
  readonly font: string;
}

/** The number of series with distinct colours. */
export const seriesColours = 8;

const chartNumbers = Array.from({ length: seriesColours }, (_, index) => index + 1);

/** A colour that no host would set. */
const unset = 'rgb(1, 2, 3)';

const values = [
  'var(--parley-base-surface)',
  'var(--parley-base-text)',
  'var(--parley-muted)',
  'var(--parley-hairline)',
  ...chartNumbers.flatMap((number) => [`var(--parley-base-chart-${number})`, `var(--parley-chart-${number}, ${unset})`]),
];

/** Reads the theme of an element, as on the screen or as it would be on paper. */
export function readChartTheme(element: HTMLElement, on: 'screen' | 'paper' = 'screen'): ChartTheme {
  const probe = element.ownerDocument.createElement('span');
  probe.hidden = true;
  if (on === 'paper') probe.className = 'parley parley-on-paper';
  // Forced colours would turn all series into one colour.
  probe.style.setProperty('forced-color-adjust', 'none');
  // All colors are set before the first is read, so that the browser computes styles once.
  const samples = new Map(
    values.map((value) => {
      const sample = element.ownerDocument.createElement('span');
      sample.style.color = value;
      probe.append(sample);
      return [value, sample] as const;
    }),
  );
  element.append(probe);
  const colour = (value: string): string => {
    const sample = samples.get(value);
    return sample === undefined ? '' : toRgb(getComputedStyle(sample).color);
  };
  const surface = colour('var(--parley-base-surface)');
  const charts = chartNumbers.map((number) => ({
    colour: colour(`var(--parley-base-chart-${number})`),
    // Reading the variable itself from a probe takes jsdom seconds, deep in a page.
    isOfHost: colour(`var(--parley-chart-${number}, ${unset})`) !== unset,
  }));
  const series = apartFromFirst(charts);
  const text = colour('var(--parley-base-text)');
  const areForced = globalThis.matchMedia?.('(forced-colors: active)').matches === true;
  const theme = {
    text,
    muted: colour('var(--parley-muted)'),
    // Systems have no faint colour that would leave the data stronger than the grid.
    grid: areForced ? mixRgb(surface, text, 0.25) : colour('var(--parley-hairline)'),
    surface,
    series,
    previous: mixRgb(surface, series[0] ?? surface, 0.4),
    furtherSeries: furtherShades(series, surface),
    font: getComputedStyle(probe).fontFamily,
  };
  probe.remove();
  return theme;
}

/** The accent is set by the host, so a default too similar to it is used last. Colours the host has set keep their place. */
function apartFromFirst(charts: readonly { readonly colour: string; readonly isOfHost: boolean }[]): readonly string[] {
  const accent = charts[0]?.colour ?? '';
  const isLate = ({ colour, isOfHost }: (typeof charts)[number], index: number) =>
    index > 0 && !isOfHost && distance(accent, colour) < leastDistance;
  return [...charts.filter((chart, index) => !isLate(chart, index)), ...charts.filter(isLate)].map(({ colour }) => colour);
}

/** Returns how different two `rgb(…)` colours look, as their distance in OKLab. */
function distance(one: string, other: string): number {
  const [first, second] = [labOf(one), labOf(other)];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

function labOf(rgb: string): readonly number[] {
  const [red = 0, green = 0, blue = 0] = linearRgb(rgb);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/**
 * Calls back when the theme, class or style of an ancestor may have changed the look, or the system theme has. Returns a function that
 * stops it.
 */
export function watchChartTheme(element: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let node: Node | null = element.parentNode; node !== null; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    // Pages choose the name of their switch's attribute.
    const isOfPage = node instanceof Element && node.matches('html, body');
    if (isOfPage) observer.observe(node, { attributes: true });
    else if (node instanceof Element)
      observer.observe(node, { attributes: true, attributeFilter: ['data-theme', 'class', 'style', 'dir'] });
  }
  const darkness = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  darkness?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    darkness?.removeEventListener('change', onChange);
  };
}

/** Charts mix colours and support only sRGB, so `oklch(…)` and the like are painted once and read back. */
function toRgb(colour: string): string {
  const known = painted.get(colour);
  if (known !== undefined) return known;
  if (painted.size >= maxPainted) painted.clear();
  const rgb = paint(colour);
  painted.set(colour, rgb);
  return rgb;
}

const painted = new Map<string, string>();
const maxPainted = 200;

function paint(colour: string): string {
  const context = pixel();
  if (context === null) return colour;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
}

let pixelContext: CanvasRenderingContext2D | null | undefined;

function pixel(): CanvasRenderingContext2D | null {
  if (pixelContext === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    pixelContext = canvas.getContext('2d', { willReadFrequently: true });
  }
  return pixelContext;
}

const leastDistance = 0.16;
