import type { ChartRows } from './chartRows.js';

/** What a chart is dressed for. */
export interface DressPlace {
  readonly rows: ChartRows;
  readonly width: number;
  readonly locale: string;
}

/** What a view finds around it on the way down through layers and facets. */
export interface Surroundings extends DressPlace {
  /** Bars stand on these axes, in this view or in a layer of it. */
  readonly hasBars: boolean;
}
