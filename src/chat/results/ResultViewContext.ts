import { createContext } from 'react';
import type { ResultView } from './rememberedView.js';

/** The view of the surrounding result, and a function that changes it. */
export interface ShownView {
  readonly view: ResultView;
  readonly show: (view: ResultView) => void;
  /** True while the card shows the rows of the reader's own query. */
  readonly isOwn: boolean;
}

/** Provided by `SqlResult` to its children. */
export const ResultViewContext = createContext<ShownView | undefined>(undefined);
