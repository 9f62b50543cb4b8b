import { isJsonObject } from '../../../client/json/isJsonObject.js';
import type { DashboardWidgetPosition } from '../../../client/resources/dashboard-config.js';
import { positionOn, type ShownWidget } from './readWidgets.js';

/** The grid of a dashboard, with defaults for missing settings. */
export interface DashboardGridSizes {
  /** The width in pixels from which each screen's layout is used. */
  readonly breakpoints: Readonly<Record<Screen, number>>;
  /** The number of columns by screen. */
  readonly columns: Readonly<Record<Screen, number>>;
  /** The space between widgets in pixels: horizontal, vertical. */
  readonly gap: readonly [number, number];
  /** The height of a row in pixels. Rows grow with their content. */
  readonly rowHeight: number;
}

/** A screen width that has its own layout. */
export type Screen = (typeof screens)[number];

/** Widgets in reading order, each with its place. */
export interface Arrangement {
  /** The number of columns. */
  readonly columns: number;
  /** The widgets and their cells. */
  readonly items: readonly { readonly widget: ShownWidget; readonly place: DashboardWidgetPosition }[];
}

const screens = ['lg', 'md', 'sm', 'xs', 'xxs'] as const;

/** Reads the grid of a dashboard. Numbers out of range are replaced by the nearest value that a page can show. */
export function readGrid(layout: unknown): DashboardGridSizes {
  const given = isJsonObject(layout) ? layout : {};
  const [across, down] = Array.isArray(given.margin) ? given.margin : [];
  return {
    breakpoints: byScreen(given.breakpoints, { lg: 1200, md: 996, sm: 768, xs: 480, xxs: 0 }, [0, 4000]),
    columns: byScreen(given.cols, { lg: 12, md: 12, sm: 12, xs: 12, xxs: 12 }, [1, 24]),
    gap: [numberIn(across, 16, [0, 48]), numberIn(down, 16, [0, 48])],
    rowHeight: numberIn(given.rowHeight, 40, [8, 200]),
  };
}

/**
 * Arranges widgets for a width in pixels; `undefined` is a wide screen. Each moves up as far as it can, so gaps and overlaps do no harm. A
 * screen on which some widget has no position uses the layout of wide screens. Narrow pages have one column.
 */
export function arrangeWidgets(widgets: readonly ShownWidget[], grid: DashboardGridSizes, width: number | undefined): Arrangement {
  const wanted = width === undefined ? 'lg' : (screens.find((screen) => width >= grid.breakpoints[screen]) ?? 'xxs');
  const screen = widgets.every((widget) => positionOn(widget, wanted) !== undefined) ? wanted : 'lg';
  const isNarrow = width !== undefined && width < oneColumnBelow;
  const columns = isNarrow ? 1 : grid.columns[screen];
  const sorted = widgets
    .map((widget, index) => ({ widget, index, given: positionOn(widget, screen) ?? { x: 0, y: index, w: columns, h: 1 } }))
    .sort((one, other) => one.given.y - other.given.y || one.given.x - other.given.x || one.index - other.index);
  const filled = Array.from({ length: columns }, () => 0);
  return {
    columns,
    items: sorted.map(({ widget, given }) => {
      const w = clamp(given.w, [1, columns]);
      const x = clamp(given.x, [0, columns - w]);
      const h = isNarrow ? 1 : clamp(given.h, [1, maxRows]);
      const y = Math.max(...filled.slice(x, x + w));
      filled.fill(y + h, x, x + w);
      return { widget, place: { x, y, w, h } };
    }),
  };
}

type Range = readonly [least: number, most: number];

function byScreen(given: unknown, defaults: Readonly<Record<Screen, number>>, range: Range): Readonly<Record<Screen, number>> {
  const values = isJsonObject(given) ? given : {};
  const read = (screen: Screen) => numberIn(values[screen], defaults[screen], range);
  return { lg: read('lg'), md: read('md'), sm: read('sm'), xs: read('xs'), xxs: read('xxs') };
}

function numberIn(value: unknown, otherwise: number, range: Range): number {
  return typeof value === 'number' && Number.isFinite(value) ? clamp(Math.round(value), range) : otherwise;
}

function clamp(value: number, [least, most]: Range): number {
  return Math.min(Math.max(value, least), most);
}

const oneColumnBelow = 640;
const maxRows = 60;
