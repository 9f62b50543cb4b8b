import { createContext } from 'react';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import type { ResultView } from './card/rememberedView.js';
import type { ChosenChart } from './switch/useChartSwitch.js';

/** The view of the surrounding result, and a function that changes it. */
export interface ShownView {
  readonly view: ResultView;
  readonly show: (view: ResultView) => void;
  /** The result of the reader's own query, while the card shows it. */
  readonly own: SqlToolResult | undefined;
  /** The chart that the reader has chosen; `undefined` for the original. */
  readonly chart: ChosenChart | undefined;
}

/** Provided by `SqlResult` to its children. */
export const ResultViewContext = createContext<ShownView | undefined>(undefined);
