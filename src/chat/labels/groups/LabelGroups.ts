import type { ActingLabels } from '../acting/ActingLabels.js';
import type { AskingLabels } from '../asking/AskingLabels.js';
import type { ToolLabels } from '../tools/ToolLabels.js';
import type { ViewingLabels } from '../viewing/ViewingLabels.js';

/** Labels whose English texts are loaded with the parts that use them, so they are not part of `english`. */
export interface LabelGroups {
  /** Labels for asking questions. */
  readonly asking: AskingLabels;
  /** Labels for table and chart tools. */
  readonly tools: ToolLabels;
  /** Labels for viewing a result. */
  readonly viewing: ViewingLabels;
  /** Labels for acting on an answer. */
  readonly acting: ActingLabels;
}
