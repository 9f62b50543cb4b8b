import type { ChartRows } from '../rows/chartRows.js';

/** The rows, width and locale that a chart is decorated for. */
export interface DecorationContext {
  readonly rows: ChartRows;
  readonly width: number;
  readonly locale: string;
}

/** The context that layers and facets pass down to a view. */
export interface Surroundings extends DecorationContext {
  /** True if bars stand on these axes, in this view or one of its layers. */
  readonly hasBars: boolean;
  /** True if the spec sets the ends of a time axis, in this view or one of its layers. */
  readonly hasTimeEnds: boolean;
  /** True if marks start at a baseline, as bars and areas do. */
  readonly hasBase: boolean;
}
