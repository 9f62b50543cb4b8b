import { createContext } from 'react';

/** Offers questions about the values of charts and tables. Provided by the panel; without it, values have no menu. */
export interface Drill {
  /** Opens the menu of these values at a position in the viewport. The focus returns to `from`. */
  readonly open: (values: readonly DrillValue[], at: DrillPlace, from: HTMLElement | null) => void;
  /** Returns the accessible name of the menu and of the button that opens it. */
  readonly label: (values: readonly DrillValue[]) => string;
  /** Tells screen readers which key opens the menu. */
  readonly hint: string;
  /** Tells readers with a pointer that a mark can be pressed. */
  readonly tip: string;
}

/** The displayed text of a value, and the title of its column. */
export interface DrillValue {
  readonly column: string;
  readonly text: string;
}

export interface DrillPlace {
  readonly clientX: number;
  readonly clientY: number;
}

export const DrillContext = createContext<Drill | undefined>(undefined);
