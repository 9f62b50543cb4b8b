import { createContext } from 'react';

/** Asks further questions about a value of a chart or table. Provided by the panel; without it, values are only shown. */
export interface Drill {
  /** Opens the menu of these values. `at` is its place in the window; the focus returns to `from`. */
  readonly open: (values: readonly DrillValue[], at: DrillPlace, from: HTMLElement | null) => void;
  /** Names the button that opens the menu. */
  readonly label: (values: readonly DrillValue[]) => string;
  /** Tells screen readers which key opens the menu. */
  readonly hint: string;
}

/** A value as it is shown, with the title of its column. */
export interface DrillValue {
  readonly column: string;
  readonly text: string;
}

export interface DrillPlace {
  readonly clientX: number;
  readonly clientY: number;
}

export const DrillContext = createContext<Drill | undefined>(undefined);
