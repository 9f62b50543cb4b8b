import type { AdminLabels } from './AdminLabels.js';
import { germanCommon } from './basics/de.js';
import { germanBranches } from './branches/de.js';
import { germanComments } from './comments/de.js';
import { germanJobs } from './jobs/de.js';
import { germanLogs } from './logs/de.js';
import { germanPlacements } from './placements/de.js';
import { germanPromotion } from './promotion/de.js';
import { germanReports } from './reports/de.js';
import { germanUsers } from './users/de.js';
import { germanVariables } from './variables/de.js';
import { germanWorkspace } from './workspace/de.js';

export const germanAdmin: AdminLabels = {
  common: germanCommon,
  branches: germanBranches,
  comments: germanComments,
  promotion: germanPromotion,
  placements: germanPlacements,
  reports: germanReports,
  variables: germanVariables,
  workspace: germanWorkspace,
  users: germanUsers,
  jobs: germanJobs,
  logs: germanLogs,
};
