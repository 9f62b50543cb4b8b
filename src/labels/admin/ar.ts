import type { AdminLabels } from './AdminLabels.js';
import { arabicCommon } from './basics/ar.js';
import { arabicBranches } from './branches/ar.js';
import { arabicComments } from './comments/ar.js';
import { arabicJobs } from './jobs/ar.js';
import { arabicLogs } from './logs/ar.js';
import { arabicPlacements } from './placements/ar.js';
import { arabicPromotion } from './promotion/ar.js';
import { arabicReports } from './reports/ar.js';
import { arabicUsers } from './users/ar.js';
import { arabicVariables } from './variables/ar.js';
import { arabicWorkspace } from './workspace/ar.js';

export const arabicAdmin: AdminLabels = {
  common: arabicCommon,
  branches: arabicBranches,
  comments: arabicComments,
  promotion: arabicPromotion,
  placements: arabicPlacements,
  reports: arabicReports,
  variables: arabicVariables,
  workspace: arabicWorkspace,
  users: arabicUsers,
  jobs: arabicJobs,
  logs: arabicLogs,
};
