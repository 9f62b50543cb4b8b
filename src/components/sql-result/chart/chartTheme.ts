/** The look of a chart, taken from the CSS variables that hold where it stands. Colours are `rgb(…)`. */
export interface ChartTheme {
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly surface: string;
  /** Accent first, then the set that colour-blind readers can tell apart. */
  readonly series: readonly string[];
  readonly font: string;
}

/** Reads the theme that holds at an element. */
export function readChartTheme(element: HTMLElement): ChartTheme {
  const probe = element.ownerDocument.createElement('span');
  probe.hidden = true;
  // Forced colours would make one colour of the whole series.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const style = getComputedStyle(probe);
  const colour = (variable: string): string => {
    probe.style.color = `var(${variable})`;
    return toRgb(style.color);
  };
  const theme = {
    text: colour('--parley-base-text'),
    muted: colour('--parley-muted'),
    grid: colour('--parley-hairline'),
    surface: colour('--parley-base-surface'),
    series: Array.from({ length: 8 }, (_, index) => colour(`--parley-chart-${index + 1}`)),
    font: style.fontFamily,
  };
  probe.remove();
  return theme;
}

/** Calls back when an ancestor's theme, class or style may have changed the look, or the system's theme did. */
export function watchChartTheme(element: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let node: Node | null = element.parentNode; node !== null; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof Element) observer.observe(node, { attributes: true, attributeFilter: ['data-theme', 'class', 'style', 'dir'] });
  }
  const darkness = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  darkness?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    darkness?.removeEventListener('change', onChange);
  };
}

/** Charts mix colours and know only sRGB, so `oklch(…)` and the like are painted once and read back. */
function toRgb(colour: string): string {
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
