import type { CommonAdminLabels } from './basics/CommonAdminLabels.js';
import type { BranchLabels } from './branches/BranchLabels.js';
import type { CommentLabels } from './comments/CommentLabels.js';
import type { JobLabels } from './jobs/JobLabels.js';
import type { LogLabels } from './logs/LogLabels.js';
import type { PlacementLabels } from './placements/PlacementLabels.js';
import type { PromotionLabels } from './promotion/PromotionLabels.js';
import type { ReportLabels } from './reports/ReportLabels.js';
import type { UserLabels } from './users/UserLabels.js';
import type { VariableLabels } from './variables/VariableLabels.js';
import type { WorkspaceLabels } from './workspace/WorkspaceLabels.js';

/** Every word of the admin widgets, in one language. They are apart from `Labels`, so that a chat does not carry them. */
export interface AdminLabels {
  readonly common: CommonAdminLabels;
  readonly branches: BranchLabels;
  readonly comments: CommentLabels;
  readonly promotion: PromotionLabels;
  readonly placements: PlacementLabels;
  readonly reports: ReportLabels;
  readonly variables: VariableLabels;
  readonly workspace: WorkspaceLabels;
  readonly users: UserLabels;
  readonly jobs: JobLabels;
  readonly logs: LogLabels;
}
