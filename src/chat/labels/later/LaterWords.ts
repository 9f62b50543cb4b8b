import type { ActingLabels } from '../acting/ActingLabels.js';
import type { AskingLabels } from '../asking/AskingLabels.js';
import type { ToolWords } from '../tools/ToolWords.js';
import type { ViewingWords } from '../viewing/ViewingWords.js';

/** Labels whose English texts are loaded with the parts that use them, so they are not part of `english`. */
export interface LaterWords {
  /** Labels for asking questions. */
  readonly asking: AskingLabels;
  /** Labels for table and chart tools. */
  readonly tools: ToolWords;
  /** Labels for viewing a result. */
  readonly viewing: ViewingWords;
  /** Labels for acting on an answer. */
  readonly acting: ActingLabels;
}
