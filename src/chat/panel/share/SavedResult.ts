import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { ChosenChart } from '../../results/switch/useChartSwitch.js';

/** A result that the user wants to save. */
export interface SavedResult {
  /** The rows with their query and chart. */
  readonly result: SqlToolResult;
  /** The thread of the result; `undefined` if it has no id. */
  readonly chatId: string | undefined;
  /** The id of the question's message. */
  readonly turnId: string;
  /** The chart that the user has changed the original to. */
  readonly chart: ChosenChart | undefined;
}

/** A chart that the user has changed, or returned to the original: then `chart` is `undefined`. */
export type ChangedChart = SavedResult;
