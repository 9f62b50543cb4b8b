import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';

/** A question that the user chose for a value of a chart or table. */
export interface DrillQuestion {
  /** The question, in the user's language. */
  readonly question: string;
  /** The values it is about, as they are shown, with the titles of their columns. */
  readonly values: readonly { readonly column: string; readonly text: string }[];
  /** True if it was sent; `false` if it was put into the message field. */
  readonly isSent: boolean;
  /** The result with the values. */
  readonly result: SqlToolResult;
  /** The id of the question's message that the result belongs to. */
  readonly turnId: string;
}

/** Called with each question that the user chooses; `false` offers none. */
export type DrillListener = ((drill: DrillQuestion) => void) | false;
