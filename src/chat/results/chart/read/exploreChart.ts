import { takesEscape } from '../../../../react/keys/useEscapeFirst.js';
import type { DrillPlace, DrillValue } from '../../DrillContext.js';
import { type ChartStop, stopAt } from './chartStops.js';
import { tipText } from './chartTips.js';
import type { ChartTooltip } from './chartTooltip.js';

/** Lets the reader look up values with the pointer, by touch and with the keyboard. */
export interface ChartExplorer {
  /** Handles a key of the focused chart. Returns the text of the values it moved to; `undefined` if it did nothing with the key. */
  press(key: string): string | undefined;
  /** Hides what it shows. Returns false if there was nothing. */
  close(): boolean;
  /** Stops listening. */
  stop(): void;
}

/** Follows the pointer over a drawn chart. `stage` contains the chart and is the place of the rule and the points. */
export function exploreChart(
  stage: HTMLElement,
  { stops, origin }: ReadableChart,
  { tooltip, onPick, isName }: ExplorerOptions,
): ChartExplorer {
  const marker = stage.ownerDocument.createElement('div');
  marker.className = 'parley-chart-marker';
  const chart = stage.closest('[data-slot="chart"]');
  let current: ChartStop | undefined;
  let isByKey = false;
  /** What was shown when the pointer was pressed: the first touch only shows values. */
  let pressed: ChartStop | undefined;

  function close(): boolean {
    const isShown = current !== undefined;
    current = undefined;
    isByKey = false;
    chart?.removeAttribute(takesEscape);
    marker.remove();
    tooltip.hide();
    return isShown;
  }

  function show(stop: ChartStop, pointerY: number | undefined): void {
    const { box, plot, points, isColumn, tip } = stop;
    const [left, top] = origin();
    const picture = stage.querySelector('svg')?.getBoundingClientRect();
    if (picture === undefined) return;
    isByKey = pointerY === undefined;
    if (stop !== current) {
      current = stop;
      chart?.setAttribute(takesEscape, '');
      const host = stage.getBoundingClientRect();
      marker.style.translate = `${picture.left - host.left + stage.scrollLeft + left}px ${picture.top - host.top + top}px`;
      marker.replaceChildren(...drawMarker(stop, stage.ownerDocument));
      if (!marker.isConnected) stage.append(marker);
    }
    const nearest = pointerY === undefined || !isColumn || points.length !== tip.rows.length ? undefined : nearestTo(points, pointerY);
    const x = Math.min(plot.left + plot.width, Math.max(plot.left, box.left + box.width / 2));
    const y = pointerY ?? (points[0] === undefined || isColumn ? box.top + Math.min(8, box.height) : points[0].y);
    tooltip.show({ clientX: picture.left + left + x, clientY: picture.top + top + y }, tip, nearest);
  }

  function follow(event: PointerEvent): void {
    // The page moved under a pointer at rest.
    const isAtRest = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (isByKey && isAtRest) return;
    const [left, top] = origin();
    const picture = stage.querySelector('svg')?.getBoundingClientRect();
    if (picture === undefined) return;
    const [x, y] = [event.clientX - picture.left - left, event.clientY - picture.top - top];
    const stop = stopAt(stops(), x, y);
    if (stop === undefined) close();
    else show(stop, y);
  }

  function press(event: PointerEvent): void {
    pressed = current;
    follow(event);
  }

  function pick(event: MouseEvent): void {
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    if (!isTouch || pressed === current) pickCurrent(event);
  }

  /** Picks what is shown. Returns false if there is nothing to pick. */
  function pickCurrent(at?: DrillPlace): boolean {
    const values = (current?.tip.shared ?? [])
      .filter((line) => line.isPlace || isName(line.column))
      .map(({ column, text }) => ({ column, text }));
    const picture = stage.querySelector('svg')?.getBoundingClientRect();
    if (onPick === undefined || current === undefined || values.length === 0 || picture === undefined) return false;
    const [left, top] = origin();
    const { box } = current;
    close();
    onPick(values, at ?? { clientX: picture.left + left + box.left + box.width / 2, clientY: picture.top + top + box.top });
    return true;
  }

  function leave(event: PointerEvent): void {
    // A finger leaves whenever it is lifted; the values stay until the next touch. Those chosen by key do not belong to the pointer.
    if (event.pointerType !== 'touch' && !isByKey) close();
  }

  function touchElsewhere(event: Event): void {
    if (current !== undefined && !event.composedPath().includes(stage)) close();
  }

  /** The tooltip is fixed in the window. Focusing a chart may scroll to it. */
  function followScroll(): void {
    if (current !== undefined && isByKey) show(current, undefined);
    else close();
  }

  const { ownerDocument: document } = stage;
  stage.addEventListener('pointermove', follow);
  stage.addEventListener('pointerdown', press);
  stage.addEventListener('click', pick);
  if (onPick !== undefined) stage.dataset.pick = '';
  stage.addEventListener('pointerleave', leave);
  stage.addEventListener('pointercancel', close);
  document.addEventListener('pointerdown', touchElsewhere);
  document.addEventListener('scroll', followScroll, { capture: true, passive: true });

  return {
    press(key) {
      if (key === 'Enter') return pickCurrent() ? '' : undefined;
      const all = stops();
      const index = current === undefined ? undefined : all.indexOf(current);
      const next = all[nextIndex(key, index, all.length) ?? -1];
      if (next === undefined) return undefined;
      show(next, undefined);
      return tipText(next.tip);
    },
    close,
    stop() {
      close();
      document.removeEventListener('pointerdown', touchElsewhere);
      document.removeEventListener('scroll', followScroll, { capture: true });
    },
  };
}

export interface ExplorerOptions {
  readonly tooltip: ChartTooltip;
  /** Called with the values of a mark that is clicked, tapped or selected with Enter. */
  readonly onPick: ((values: readonly DrillValue[], at: DrillPlace) => void) | undefined;
  /** True for the title of a column of names or times, whose values can be picked. */
  readonly isName: (column: string) => boolean;
}

export interface ReadableChart {
  readonly stops: () => readonly ChartStop[];
  /** The position of the plot inside the picture. */
  readonly origin: () => readonly [number, number];
}

function nextIndex(key: string, index: number | undefined, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, (index ?? -1) + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, (index ?? count) - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function nearestTo(points: ChartStop['points'], y: number): number | undefined {
  if (points.length < 2) return undefined;
  return points.reduce((best, point, index) => (Math.abs(point.y - y) < Math.abs((points[best]?.y ?? 0) - y) ? index : best), 0);
}

/** A rule with a point on each series, or a frame around a mark. */
function drawMarker({ box, plot, points, isColumn }: ChartStop, document: Document): readonly Node[] {
  const element = (name: string, { left, top, width, height }: { left: number; top: number; width?: number; height?: number }) => {
    const node = document.createElement('div');
    node.className = `parley-chart-${name}`;
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
    if (width !== undefined) node.style.width = `${width}px`;
    if (height !== undefined) node.style.height = `${height}px`;
    return node;
  };
  const outline = isColumn
    ? [element('rule', { left: box.left, top: plot.top, height: plot.height })]
    : points.length === 0
      ? [element('outline', box)]
      : [];
  return [
    ...outline,
    ...points.map(({ x, y, colour }) => {
      const dot = element('dot', { left: x, top: y });
      if (colour !== undefined) dot.style.backgroundColor = colour;
      return dot;
    }),
  ];
}
