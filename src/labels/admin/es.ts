import type { AdminLabels } from './AdminLabels.js';
import { spanishCommon } from './basics/es.js';
import { spanishBranches } from './branches/es.js';
import { spanishComments } from './comments/es.js';
import { spanishJobs } from './jobs/es.js';
import { spanishLogs } from './logs/es.js';
import { spanishPlacements } from './placements/es.js';
import { spanishPromotion } from './promotion/es.js';
import { spanishReports } from './reports/es.js';
import { spanishUsers } from './users/es.js';
import { spanishVariables } from './variables/es.js';
import { spanishWorkspace } from './workspace/es.js';

export const spanishAdmin: AdminLabels = {
  common: spanishCommon,
  branches: spanishBranches,
  comments: spanishComments,
  promotion: spanishPromotion,
  placements: spanishPlacements,
  reports: spanishReports,
  variables: spanishVariables,
  workspace: spanishWorkspace,
  users: spanishUsers,
  jobs: spanishJobs,
  logs: spanishLogs,
};
