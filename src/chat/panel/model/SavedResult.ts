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
  /** The user's version of the chart; `undefined` for the original. */
  readonly chart: ChosenChart | undefined;
}

/** Saves a result. A returned promise is awaited: the user sees that the result is being saved, and then whether that worked. */
// biome-ignore lint/suspicious/noConfusingVoidType: a callback that returns nothing is not awaited
export type SaveListener = (saved: SavedResult) => void | Promise<unknown>;

/** A result whose chart the user has changed; `chart` is `undefined` if they returned to the original. */
export type ChangedChart = SavedResult;
