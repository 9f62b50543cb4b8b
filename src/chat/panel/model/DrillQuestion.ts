import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';

/** A question that the user has chosen from the menu of a value in a chart or table. */
export interface DrillQuestion {
  /** The question, in the user's language. */
  readonly question: string;
  /** The values the question is about: for each, the title of its column and its displayed text. */
  readonly values: readonly { readonly column: string; readonly text: string }[];
  /** True if the question was sent; false if it was put into the message field. */
  readonly isSent: boolean;
  /** The result that the values are part of. */
  readonly result: SqlToolResult;
  /** The id of the message whose answer contains the result. */
  readonly turnId: string;
}

/** Called with each question that the user chooses; `false` turns such questions off. */
export type DrillListener = ((drill: DrillQuestion) => void) | false;
