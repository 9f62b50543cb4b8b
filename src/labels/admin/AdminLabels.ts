import type { BranchLabels } from '../../admin/branch-manager/labels/BranchLabels.js';
import type { CommentLabels } from '../../admin/comment-threads/labels/CommentLabels.js';
import type { VariableLabels } from '../../admin/environment-variables-editor/labels/VariableLabels.js';
import type { JobLabels } from '../../admin/kit/jobs/labels/JobLabels.js';
import type { CommonAdminLabels } from '../../admin/kit/labels/CommonAdminLabels.js';
import type { LogLabels } from '../../admin/log-viewer/labels/LogLabels.js';
import type { PromotionLabels } from '../../admin/promotion-dialog/labels/PromotionLabels.js';
import type { ReportLabels } from '../../admin/report-list/labels/ReportLabels.js';
import type { PlacementLabels } from '../../admin/report-placement-list/labels/PlacementLabels.js';
import type { UserLabels } from '../../admin/user-management/labels/UserLabels.js';
import type { WorkspaceLabels } from '../../admin/workspace-explorer/labels/WorkspaceLabels.js';

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
