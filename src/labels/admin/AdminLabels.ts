import type { CommonAdminLabels } from './basics/CommonAdminLabels.js';
import type { CommentLabels } from './comments/CommentLabels.js';
import type { PlacementLabels } from './placements/PlacementLabels.js';
import type { PromotionLabels } from './promotion/PromotionLabels.js';
import type { ReportLabels } from './reports/ReportLabels.js';
import type { VariableLabels } from './variables/VariableLabels.js';

/** Every word of the admin widgets, in one language. They are apart from `Labels`, so that a chat does not carry them. */
export interface AdminLabels {
  readonly common: CommonAdminLabels;
  readonly comments: CommentLabels;
  readonly promotion: PromotionLabels;
  readonly placements: PlacementLabels;
  readonly reports: ReportLabels;
  readonly variables: VariableLabels;
}
